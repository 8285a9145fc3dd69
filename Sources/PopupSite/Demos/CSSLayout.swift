// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Lines and indentation for style sheets that were written without.
package enum CSSLayout {
  /// The same rules, one declaration a line.
  package static func pretty(_ css: String) -> String {
    var output: [UInt8] = []
    var depth = 0
    var parentheses = 0
    var quote: UInt8?
    var isLineStart = true
    var previous: UInt8 = 0

    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    func breakLine() {
      if !isLineStart { output.append(UInt8(ascii: "\n")) }
      isLineStart = true
    }
    func add(_ byte: UInt8) {
      if isLineStart { output += repeatElement(UInt8(ascii: " "), count: depth * 2) }
      isLineStart = false
      output.append(byte)
    }

    for byte in css.utf8 {
      defer { previous = byte }
      if let open = quote {
        add(byte)
        if byte == open, previous != UInt8(ascii: "\\") { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        quote = byte
        add(byte)
      case UInt8(ascii: "("):
        parentheses += 1
        add(byte)
      case UInt8(ascii: ")"):
        parentheses = max(0, parentheses - 1)
        add(byte)
      case UInt8(ascii: "{") where parentheses == 0:
        if let last = output.last, !isSpace(last) { add(UInt8(ascii: " ")) }
        add(byte)
        breakLine()
        depth += 1
      case UInt8(ascii: ";") where parentheses == 0:
        add(byte)
        breakLine()
      case UInt8(ascii: "}") where parentheses == 0:
        breakLine()
        depth = max(0, depth - 1)
        add(byte)
        breakLine()
      case _ where isSpace(byte):
        if !isLineStart, let last = output.last, !isSpace(last) { add(UInt8(ascii: " ")) }
      default: add(byte)
      }
    }
    breakLine()
    return String(decoding: output, as: UTF8.self)
  }
}
