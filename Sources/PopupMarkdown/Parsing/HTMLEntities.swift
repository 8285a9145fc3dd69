// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Character references inside raw HTML. (cmark resolves those of the Markdown text.)
enum HTMLEntities {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·",
    "times": "×", "rarr": "→", "larr": "←", "uarr": "↑", "darr": "↓", "le": "≤", "ge": "≥",
    "ne": "≠", "shy": "\u{AD}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "deg": "°",
  ]

  /// Resolves numeric references and the named ones that documentation uses; others stay as text.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "&"),
        let end = bytes[index...].prefix(34).firstIndex(of: UInt8(ascii: ";")),
        let text = character(String(decoding: bytes[(index + 1)..<end], as: UTF8.self))
      {
        result.append(contentsOf: text.utf8)
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func character(_ reference: String) -> String? {
    guard reference.hasPrefix("#") else { return named[reference] }
    let digits = reference.dropFirst()
    let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
    let number =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number else { return nil }
    guard number != 0, let scalar = Unicode.Scalar(number) else { return "\u{FFFD}" }
    return String(scalar)
  }
}
