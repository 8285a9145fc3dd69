// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A position in code, with the tokens found before it.
struct Cursor {
  let source: UnsafeBufferPointer<UInt8>
  var index = 0
  /// Where to stop; a lexer inside another one gets a part only.
  var end: Int
  var tokens: [HighlightToken] = []

  init(source: UnsafeBufferPointer<UInt8>) {
    self.source = source
    end = source.count
    tokens.reserveCapacity(source.count / 8)
  }

  var isAtEnd: Bool { index >= end }

  /// The byte at hand; 0 at the end.
  var byte: UInt8 { index < end ? source[index] : 0 }

  func peek(_ distance: Int) -> UInt8 {
    let position = index + distance
    return position >= 0 && position < end ? source[position] : 0
  }

  func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= end else { return false }
    for offset in 0..<count where source[index + offset] != text.utf8Start[offset] { return false }
    return true
  }

  mutating func add(_ kind: HighlightToken.Kind, from start: Int) {
    guard start < index else { return }
    tokens.append(HighlightToken(kind: kind, start: start, end: index))
  }

  mutating func skip(while condition: (UInt8) -> Bool) {
    while index < end, condition(source[index]) { index += 1 }
  }

  /// Moves behind the next occurrence of `text`, or to the end.
  mutating func skip(past text: StaticString) {
    while index < end {
      if starts(with: text) {
        index += text.utf8CodeUnitCount
        return
      }
      index += 1
    }
  }

  mutating func skipLine() {
    skip { $0 != UInt8(ascii: "\n") }
  }

  /// Moves behind a string in `quote`, over escaped quotes, at most to the end of the line when
  /// the string cannot span lines.
  mutating func skipString(_ quote: UInt8, multiline: Bool = false) {
    index += 1
    while index < end, source[index] != quote {
      if source[index] == UInt8(ascii: "\n"), !multiline { return }
      index += source[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + 1, end)
  }

  /// Moves behind a number with its suffix or unit.
  mutating func skipNumber() {
    while index < end {
      let byte = source[index]
      let isExponentSign =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+"))
        && source[index - 1] | 0x20 == UInt8(ascii: "e") && source[index - 2].isDigit
      let isPoint = byte == UInt8(ascii: ".") && peek(1).isDigit
      guard byte.isWord || isPoint || isExponentSign else { return }
      index += 1
    }
  }

  /// A hash of the bytes from `start` to the position, to look words up without a string.
  func hash(from start: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for position in start..<index {
      hash = (hash ^ UInt64(source[position])) &* 0x100_0000_01b3
    }
    return hash
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  var isUpper: Bool { self >= 0x41 && self <= 0x5A }
  var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7A }
  /// A letter, digit, `_`, `$` or part of a character beyond ASCII.
  var isWord: Bool {
    isLetter || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
  var isSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }
}
