// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The lexer of HTML, with the style sheets and scripts inside it.
struct HTMLLexer {
  func run(_ cursor: inout Cursor) {
    while !cursor.isAtEnd {
      let start = cursor.index
      if cursor.starts(with: "<!--") {
        cursor.skip(past: "-->")
        cursor.add(.comment, from: start)
      } else if cursor.starts(with: "<!") || cursor.starts(with: "<?") {
        cursor.skip(past: ">")
        cursor.add(.keyword, from: start)
      } else if cursor.byte == UInt8(ascii: "<"), isTagStart(cursor) {
        tag(&cursor)
      } else if cursor.byte == UInt8(ascii: "&") {
        reference(&cursor)
      } else {
        cursor.index += 1
      }
    }
  }

  private func isTagStart(_ cursor: Cursor) -> Bool {
    let next = cursor.peek(1)
    return next.isLetter || (next == UInt8(ascii: "/") && cursor.peek(2).isLetter)
  }

  private func tag(_ cursor: inout Cursor) {
    let start = cursor.index
    cursor.index += 1
    let isClosing = cursor.byte == UInt8(ascii: "/")
    if isClosing { cursor.index += 1 }
    let nameStart = cursor.index
    cursor.skip { $0.isWord || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
    let name = String(decoding: cursor.source[nameStart..<cursor.index], as: UTF8.self)
    cursor.add(.tag, from: start)
    attributes(&cursor)
    guard !isClosing else { return }
    switch name.lowercased() {
    case "style": embed(&cursor, until: "</style") { CSSLexer().run(&$0) }
    case "script": embed(&cursor, until: "</script") { CodeLexer(grammar: .javaScript).run(&$0) }
    default: break
    }
  }

  private func attributes(_ cursor: inout Cursor) {
    while !cursor.isAtEnd {
      let start = cursor.index
      switch cursor.byte {
      case UInt8(ascii: ">"):
        cursor.index += 1
        return cursor.add(.tag, from: start)
      case UInt8(ascii: "/"):
        cursor.index += 1
        if cursor.byte == UInt8(ascii: ">") { cursor.index += 1 }
        cursor.add(.tag, from: start)
        if cursor.source[cursor.index - 1] == UInt8(ascii: ">") { return }
      case UInt8(ascii: "="):
        cursor.index += 1
        cursor.skip { $0.isSpace }
        value(&cursor)
      case let byte where byte.isSpace: cursor.index += 1
      default:
        cursor.skip {
          !$0.isSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">")
            && $0 != UInt8(ascii: "/")
        }
        cursor.add(.attribute, from: start)
      }
    }
  }

  private func value(_ cursor: inout Cursor) {
    let start = cursor.index
    let quote = cursor.byte
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      cursor.index += 1
      cursor.skip { $0 != quote }
      cursor.index = min(cursor.index + 1, cursor.end)
    } else {
      cursor.skip { !$0.isSpace && $0 != UInt8(ascii: ">") }
    }
    cursor.add(.string, from: start)
  }

  private func reference(_ cursor: inout Cursor) {
    let start = cursor.index
    cursor.index += 1
    cursor.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "#") }
    guard cursor.byte == UInt8(ascii: ";") else { return }
    cursor.index += 1
    cursor.add(.number, from: start)
  }

  /// Lets another lexer have the text up to an end tag.
  private func embed(
    _ cursor: inout Cursor, until endTag: StaticString, _ run: (inout Cursor) -> Void
  ) {
    let start = cursor.index
    while !cursor.isAtEnd, !cursor.starts(with: endTag) { cursor.index += 1 }
    let end = cursor.end
    cursor.end = cursor.index
    cursor.index = start
    run(&cursor)
    cursor.index = cursor.end
    cursor.end = end
  }
}
