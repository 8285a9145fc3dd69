// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Swift names for pages.
enum SwiftNaming {
  /// A page's path as part of an identifier: `popups/item-bound.md` is `popups__item_bound`.
  static func identifier(_ page: String) -> String {
    let path = page.hasSuffix(".md") ? page.dropLast(3) : page[...]
    var name = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "/"): name += "__"
      case UInt8(ascii: "-"): name += "_"
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        name.unicodeScalars.append(Unicode.Scalar(byte))
      default: name += "_" + String(byte, radix: 16, uppercase: true) + "_"
      }
    }
    return name
  }

  /// A string literal that holds exactly these characters.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}": result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
