// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// Which raw HTML a page may carry.
///
/// Scripts, styles, frames and handlers never pass; elements that Markdown lacks do, and so do the
/// kit's own elements, so that a page can show them written by hand.
enum HTMLPolicy {
  static let examples = "kbd, br, sub, sup, abbr, mark, details, summary, dl, div, a[id], df-…"

  static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "br", "button", "cite", "code", "del", "dfn", "em", "i", "img",
    "ins", "kbd", "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "template",
    "time", "u", "var", "wbr",
  ]

  static let block: Set<String> = [
    "dd", "details", "div", "dl", "dt", "figcaption", "figure", "hr", "p", "section", "summary",
  ]

  /// Elements whose content goes with them.
  static let opaque: Set<String> = [
    "iframe", "math", "noembed", "noframes", "noscript", "object", "script", "style", "svg",
    "textarea", "title", "xmp",
  ]

  static let void: Set<String> = ["br", "hr", "img", "wbr"]

  private static let globalAttributes: Set<String> = [
    "class", "dir", "hidden", "id", "lang", "title",
  ]

  private static let elementAttributes: [String: Set<String>] = [
    "a": ["href", "name", "rel"],
    "button": [
      "type", "disabled", "command", "commandfor", "popovertarget", "popovertargetaction",
    ],
    "del": ["datetime"],
    "details": ["name", "open"],
    "img": ["alt", "height", "loading", "src", "width"],
    "ins": ["datetime"],
    "time": ["datetime"],
  ]

  private static let addresses: Set<String> = [
    "action", "cite", "data", "formaction", "href", "poster", "src", "srcset",
  ]

  static func allows(_ name: String) -> Bool {
    isCustom(name) || inline.contains(name) || block.contains(name)
  }

  static func allowsInline(_ name: String) -> Bool {
    isCustom(name) || inline.contains(name)
  }

  static func isCustom(_ name: String) -> Bool { name.hasPrefix("df-") }

  enum Verdict {
    case allowed
    case attribute
    case address
  }

  static func verdict(_ name: String, value: String, on element: String) -> Verdict {
    if name.hasPrefix("on") || name == "style" || name == "srcdoc" { return .attribute }
    if addresses.contains(name), !SafeURL.isAllowed(value) { return .address }
    if globalAttributes.contains(name) || name.hasPrefix("data-") || name.hasPrefix("aria-")
      || name == "role" || isCustom(element)
      || elementAttributes[element]?.contains(name) == true
    {
      return .allowed
    }
    return .attribute
  }
}
