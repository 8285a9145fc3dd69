// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A node of HTML text that a parser has read back.
public indirect enum ParsedNode: Sendable {
  case element(ParsedElement)
  case text(String)
  case comment(String)
}

/// An element of HTML text that a parser has read back.
///
/// The children of a `template` are those of its content.
public struct ParsedElement: Sendable {
  public let name: String
  public let attributes: [(name: String, value: String)]
  public let children: [ParsedNode]
  /// From 1; 0 where the parser put the element in by itself.
  public let line: Int
  public let column: Int

  /// The value of an attribute, or `nil` where it is absent.
  public subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  public func has(_ attribute: String) -> Bool { self[attribute] != nil }

  public var id: String? { self["id"] }

  public var classes: [String] {
    (self["class"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// The elements directly inside.
  public var elements: [ParsedElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// Everything inside in document order, this element not included.
  public var descendants: [ParsedElement] {
    elements.flatMap { [$0] + $0.descendants }
  }

  /// The text inside, runs of white space made one space.
  public var text: String {
    rawText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private var rawText: String {
    children.map { node in
      switch node {
      case .text(let text): text
      case .element(let element): element.rawText
      case .comment: ""
      }
    }.joined()
  }

  /// `<dialog id="x" class="y">`, for messages.
  public var startTag: String {
    let shown = attributes.filter { ["id", "class", "role", "name", "type"].contains($0.name) }
    return "<\(name)\(shown.map { " \($0.name)=\"\($0.value)\"" }.joined())>"
  }
}

/// A document or fragment that a parser has read back.
public struct ParsedHTML: Sendable {
  /// Stands for the document; its name is empty.
  public let root: ParsedElement
  /// What the parser did not like, such as `unexpected-null-character`.
  public let errors: [ParseError]

  /// Every element in document order.
  public var elements: [ParsedElement] { root.descendants }

  /// The first element with this id.
  public func element(id: String) -> ParsedElement? { elements.first { $0.id == id } }
}

/// A fault that the parser repaired.
public struct ParseError: Sendable, Equatable, CustomStringConvertible {
  public let code: String
  public let line: Int
  public let column: Int
  public var description: String { "\(line):\(column): \(code)" }
}
