// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Takes out of a hand-written style sheet what a browser can do without.
///
/// Comments go, and white space where it separates nothing. Nothing is renamed, merged or reordered.
struct CSSMinifier {
  private var output: [UInt8] = []
  private var chunk: [UInt8] = []

  static func minify(_ source: String) -> String {
    var minifier = CSSMinifier()
    minifier.run(Array(source.utf8))
    // The one keyword that has a shorter name.
    return String(decoding: minifier.output, as: UTF8.self)
      .split(separator: "transparent", omittingEmptySubsequences: false).joined(separator: "#0000")
  }

  private mutating func run(_ source: [UInt8]) {
    var index = 0
    var quote: UInt8 = 0
    while index < source.count {
      let byte = source[index]
      if quote != 0 {
        chunk.append(byte)
        if byte == quote { quote = 0 }
      } else if byte == Self.slash, source[index...].starts(with: [Self.slash, Self.star]) {
        index = Self.endOfComment(in: source, from: index + 2)
        continue
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        chunk.append(byte)
      } else if byte == UInt8(ascii: "{") {
        flush(isSelector: chunk.first(where: { $0 > 32 }) != UInt8(ascii: "@"))
        output.append(byte)
      } else if byte == UInt8(ascii: "}") {
        flush(isSelector: false)
        if output.last == UInt8(ascii: ";") { output.removeLast() }
        output.append(byte)
      } else if byte == UInt8(ascii: ";") {
        flush(isSelector: false)
        output.append(byte)
      } else {
        chunk.append(byte)
      }
      index += 1
    }
    flush(isSelector: false)
  }

  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")

  private static func endOfComment(in source: [UInt8], from start: Int) -> Int {
    var index = start
    while index + 1 < source.count {
      if source[index] == star, source[index + 1] == slash { return index + 2 }
      index += 1
    }
    return source.count
  }

  /// Around these bytes white space means nothing, in a selector or in a value.
  private static let selectorSeparators = Set(">,~".utf8)
  private static let valueSeparators = Set(",*/:>!".utf8)

  private mutating func flush(isSelector: Bool) {
    let separators = isSelector ? Self.selectorSeparators : Self.valueSeparators
    var result: [UInt8] = []
    var hasSpace = false
    var quote: UInt8 = 0
    for byte in chunk {
      if quote == 0, byte <= 32 {
        hasSpace = true
        continue
      }
      if hasSpace, let last = result.last, !separators.contains(last), !separators.contains(byte),
        last != UInt8(ascii: "("), byte != UInt8(ascii: ")")
      {
        result.append(32)
      }
      hasSpace = false
      result.append(byte)
      if quote == byte {
        quote = 0
      } else if quote == 0, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    output += result
    chunk.removeAll(keepingCapacity: true)
  }
}
