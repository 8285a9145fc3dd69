// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Something about a page's structure that no page of ours may have.
public struct StructureProblem: Sendable, Equatable, CustomStringConvertible {
  public let rule: StructureRule
  public let message: String
  public let line: Int
  public let column: Int

  init(_ rule: StructureRule, at element: ParsedElement, _ message: String) {
    self.rule = rule
    self.message = "\(element.startTag) \(message)"
    line = element.line
    column = element.column
  }

  init(_ error: ParseError) {
    rule = .parse
    message = error.code
    line = error.line
    column = error.column
  }

  public var description: String { "\(line):\(column): \(rule.rawValue): \(message)" }
}

/// What the validator looks at.
public enum StructureRule: String, Sendable, CaseIterable {
  case parse
  case uniqueID = "unique-id"
  case reference
  case role
  case nesting
  case tabindex
  case inlineStyle = "inline-style"
  case inlineScript = "inline-script"
  case handler
  case name
  case autofocus
  case enumeratedValue = "enumerated-value"
  case url
}
