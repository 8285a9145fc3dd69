// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Links bare `https://…` addresses, which cmark's own extension cannot do safely
/// (CVE-2023-22485: it reads out of bounds).
enum BareLinks {
  static func append(_ text: [UInt8], line: Int, to inlines: inout [MarkdownInline]) {
    var start = 0
    var index = 0
    while let colon = nextScheme(text, from: index) {
      let schemeStart = schemeStart(text, colon: colon)
      let end = addressEnd(text, from: colon)
      guard let schemeStart, end > colon + 3 else {
        index = colon + 3
        continue
      }
      if schemeStart > start { inlines.append(.text(string(text[start..<schemeStart]))) }
      let address = string(text[schemeStart..<end])
      let before = text[..<schemeStart].reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      let total = text.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
      inlines.append(
        .link(
          MarkdownLink(
            destination: address, title: "", content: [.text(address)],
            line: line - total + before)))
      start = end
      index = end
    }
    if start < text.count { inlines.append(.text(string(text[start...]))) }
  }

  private static func nextScheme(_ text: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + 2 < text.count {
      if text[index] == UInt8(ascii: ":"), text[index + 1] == UInt8(ascii: "/"),
        text[index + 2] == UInt8(ascii: "/")
      {
        return index
      }
      index += 1
    }
    return nil
  }

  /// Where `http` or `https` before the colon starts, when it starts a word.
  private static func schemeStart(_ text: [UInt8], colon: Int) -> Int? {
    for scheme in ["https", "http"] {
      let start = colon - scheme.utf8.count
      guard start >= 0, text[start..<colon].elementsEqual(scheme.utf8) else { continue }
      let before = start > 0 ? text[start - 1] : 0x20
      let isWord =
        (before | 0x20 >= UInt8(ascii: "a") && before | 0x20 <= UInt8(ascii: "z"))
        || (before >= UInt8(ascii: "0") && before <= UInt8(ascii: "9")) || before >= 0x80
      return isWord ? nil : start
    }
    return nil
  }

  /// The end of an address: before white space, `<` or quotes, and before closing punctuation.
  private static func addressEnd(_ text: [UInt8], from start: Int) -> Int {
    var end = start
    var open = 0
    while end < text.count, text[end] > 0x20, text[end] != UInt8(ascii: "<"),
      text[end] != UInt8(ascii: "\""), text[end] != UInt8(ascii: "`")
    {
      if text[end] == UInt8(ascii: "(") { open += 1 }
      if text[end] == UInt8(ascii: ")") {
        if open == 0 { break }
        open -= 1
      }
      end += 1
    }
    let closing = Array("?!.,:;*_~'".utf8)
    while end > start + 3, closing.contains(text[end - 1]) { end -= 1 }
    return end
  }

  private static func string(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
