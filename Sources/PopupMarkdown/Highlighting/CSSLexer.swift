// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The lexer of CSS, nesting included.
struct CSSLexer {
  func run(_ cursor: inout Cursor) {
    while !cursor.isAtEnd {
      if !common(&cursor) { statement(&cursor) }
    }
  }

  /// Comments, strings, white space and brackets, which may stand anywhere.
  private func common(_ cursor: inout Cursor) -> Bool {
    let start = cursor.index
    switch cursor.byte {
    case UInt8(ascii: "/") where cursor.peek(1) == UInt8(ascii: "*"):
      cursor.index += 2
      cursor.skip(past: "*/")
      cursor.add(.comment, from: start)
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      cursor.skipString(cursor.byte)
      cursor.add(.string, from: start)
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): cursor.index += 1
    case let byte where byte.isSpace: cursor.index += 1
    default: return false
    }
    return true
  }

  private func statement(_ cursor: inout Cursor) {
    if cursor.byte == UInt8(ascii: "@") {
      let start = cursor.index
      cursor.index += 1
      cursor.skip { $0.isName }
      cursor.add(.keyword, from: start)
      return values(&cursor)
    }
    if isDeclaration(cursor) {
      let start = cursor.index
      cursor.skip { $0.isName }
      cursor.add(.property, from: start)
      return values(&cursor)
    }
    selector(&cursor)
  }

  /// Whether a name and a colon stand here, and `;` or `}` comes before the next `{`.
  private func isDeclaration(_ cursor: Cursor) -> Bool {
    var index = cursor.index
    while index < cursor.end, cursor.source[index].isName { index += 1 }
    guard index > cursor.index else { return false }
    while index < cursor.end, cursor.source[index].isSpace { index += 1 }
    guard index < cursor.end, cursor.source[index] == UInt8(ascii: ":") else { return false }
    while index < cursor.end {
      switch cursor.source[index] {
      case UInt8(ascii: "{"): return false
      case UInt8(ascii: ";"), UInt8(ascii: "}"): return true
      default: index += 1
      }
    }
    return true
  }

  private func selector(_ cursor: inout Cursor) {
    while !cursor.isAtEnd, cursor.byte != UInt8(ascii: "{"), cursor.byte != UInt8(ascii: "}"),
      cursor.byte != UInt8(ascii: ";")
    {
      if common(&cursor) { continue }
      let start = cursor.index
      switch cursor.byte {
      case UInt8(ascii: "."), UInt8(ascii: "#"):
        cursor.index += 1
        cursor.skip { $0.isName }
        cursor.add(.type, from: start)
      case UInt8(ascii: ":"):
        cursor.skip { $0 == UInt8(ascii: ":") }
        cursor.skip { $0.isName }
        cursor.add(.keyword, from: start)
      case UInt8(ascii: "["):
        cursor.index += 1
        let name = cursor.index
        cursor.skip { $0.isName }
        cursor.add(.attribute, from: name)
      case let byte where byte.isName:
        cursor.skip { $0.isName }
        cursor.add(.tag, from: start)
      default: cursor.index += 1
      }
    }
  }

  /// The value of a declaration or the prelude of an at-rule.
  private func values(_ cursor: inout Cursor) {
    while !cursor.isAtEnd, cursor.byte != UInt8(ascii: "{"), cursor.byte != UInt8(ascii: "}"),
      cursor.byte != UInt8(ascii: ";")
    {
      if common(&cursor) { continue }
      let start = cursor.index
      let byte = cursor.byte
      let isSigned =
        (byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")) && cursor.peek(1).isDigit
      if byte.isDigit || isSigned {
        cursor.index += 1
        cursor.skipNumber()
        if cursor.byte == UInt8(ascii: "%") { cursor.index += 1 }
        cursor.add(.number, from: start)
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "!") {
        cursor.index += 1
        cursor.skip { $0.isName }
        cursor.add(byte == UInt8(ascii: "#") ? .number : .keyword, from: start)
      } else if byte.isName {
        cursor.skip { $0.isName }
        if cursor.byte == UInt8(ascii: "(") {
          cursor.add(.function, from: start)
        } else if cursor.source[start] == UInt8(ascii: "-"), cursor.end - start > 1,
          cursor.source[start + 1] == UInt8(ascii: "-")
        {
          cursor.add(.variable, from: start)
        }
      } else {
        cursor.index += 1
      }
    }
  }
}

extension UInt8 {
  /// A letter, digit, `_`, `-` or part of a character beyond ASCII.
  fileprivate var isName: Bool { isWord || self == UInt8(ascii: "-") }
}
