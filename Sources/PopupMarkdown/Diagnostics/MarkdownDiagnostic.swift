// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Something to tell the author of a page: what, where, and how to fix it.
public struct MarkdownDiagnostic: Sendable, Equatable, CustomStringConvertible {
  public enum Severity: String, Sendable {
    case warning
    case error
  }

  public var severity: Severity
  public var file: String
  /// From 1.
  public var line: Int
  /// In bytes, from 1.
  public var column: Int
  /// What is wrong and what was expected.
  public var message: String
  /// How to fix it.
  public var suggestion: String?

  public init(
    _ severity: Severity, file: String, line: Int, column: Int = 1, _ message: String,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.suggestion = suggestion
  }

  /// `file:line:column: error: what, what was expected; how to fix it`.
  public var description: String {
    let fix = suggestion.map { "; \($0)" } ?? ""
    return "\(file):\(line):\(column): \(severity.rawValue): \(message)\(fix)"
  }
}

/// Why a page could not be read.
public struct MarkdownError: Error, Sendable, Equatable, CustomStringConvertible {
  public var diagnostics: [MarkdownDiagnostic]

  public init(_ diagnostics: [MarkdownDiagnostic]) {
    self.diagnostics = diagnostics
  }

  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
