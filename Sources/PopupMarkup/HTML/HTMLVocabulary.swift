// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What the HTML standard says about element and attribute names.
enum HTMLVocabulary {
  /// Elements that never have an end tag.
  static let void: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// Elements whose text the parser does not decode, so that it cannot be escaped.
  static let rawText: Set<String> = ["script", "style"]

  /// Elements whose white space is content.
  static let preformatted: Set<String> = ["pre", "textarea", "script", "style"]

  /// Elements around which, and at whose edges, white space makes no box.
  static let block: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "dd", "details", "dialog", "div", "dl",
    "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "head", "header", "hgroup", "hr", "html", "legend", "li", "link", "main", "meta", "nav", "ol",
    "optgroup", "option", "p", "pre", "search", "section", "summary", "table", "tbody", "td",
    "template", "tfoot", "th", "thead", "title", "tr", "ul",
  ]

  /// Elements that lay out, or hold, no text of their own between their children.
  static let textless: Set<String> = [
    "colgroup", "dl", "head", "html", "ol", "optgroup", "select", "table", "tbody", "tfoot",
    "thead", "tr", "ul",
    "clipPath", "defs", "g", "linearGradient", "mask", "radialGradient", "svg", "symbol",
  ]

  /// Inline-level elements that format their content on their own, so that white space at the
  /// edges inside collapses away.
  static let inlineBlock: Set<String> = ["button"]

  /// Whether a tag or attribute name can be written without changing what the parser sees.
  static func isSafeName(_ name: String) -> Bool {
    guard !name.isEmpty else { return false }
    for byte in name.utf8 {
      switch byte {
      case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"),
        UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "&"):
        return false
      default: continue
      }
    }
    return true
  }
}
