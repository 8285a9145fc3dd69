// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One node of an HTML tree.
public enum HTMLNode: Sendable, Equatable {
  case element(HTMLElement)
  /// Characters; escaped when serialised.
  case text(String)
  /// Several nodes in the place of one.
  case fragment([HTMLNode])
  /// Markup that this package already serialised; copied as it is. Never put input here.
  case trusted([UInt8])

  /// An element, written shorter than `.element(HTMLElement(…))`.
  public static func element(
    _ name: String, _ attributes: HTMLAttributes = [:], _ children: [HTMLNode] = []
  ) -> HTMLNode {
    .element(HTMLElement(name, attributes, children))
  }
}

extension HTMLNode: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

extension HTMLNode {
  /// The characters that a reader sees, without markup and without trusted bytes.
  public var textContent: String {
    var result = ""
    appendText(to: &result)
    return result
  }

  private func appendText(to result: inout String) {
    switch self {
    case .text(let text): result += text
    case .element(let element):
      for child in element.children { child.appendText(to: &result) }
    case .fragment(let nodes):
      for node in nodes { node.appendText(to: &result) }
    case .trusted: break
    }
  }
}
