// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The lexer of shell commands.
struct ShellLexer {
  private static let keywords: Set<String> = [
    "case", "do", "done", "elif", "else", "esac", "export", "fi", "for", "function", "if", "in",
    "local", "return", "then", "until", "while",
  ]

  func run(_ cursor: inout Cursor) {
    var isCommand = true
    while !cursor.isAtEnd {
      let start = cursor.index
      switch cursor.byte {
      case UInt8(ascii: "#") where start == 0 || cursor.source[start - 1].isSpace:
        cursor.skipLine()
        cursor.add(.comment, from: start)
      case UInt8(ascii: "'"):
        cursor.index += 1
        cursor.skip { $0 != UInt8(ascii: "'") }
        cursor.index = min(cursor.index + 1, cursor.end)
        cursor.add(.string, from: start)
      case UInt8(ascii: "\""):
        cursor.skipString(cursor.byte, multiline: true)
        cursor.index = min(cursor.index, cursor.end)
        cursor.add(.string, from: start)
      case UInt8(ascii: "$"):
        if isCommand, cursor.peek(1) == 0x20 {
          // The prompt of a transcript.
          cursor.index += 1
          cursor.add(.comment, from: start)
        } else {
          variable(&cursor)
        }
      case UInt8(ascii: "\\"): cursor.index = min(cursor.index + 2, cursor.end)
      case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "|"), UInt8(ascii: "&"),
        UInt8(ascii: "("), UInt8(ascii: "{"):
        cursor.index += 1
        isCommand = true
      case let byte where byte.isSpace: cursor.index += 1
      default: isCommand = word(&cursor, isCommand: isCommand)
      }
    }
  }

  /// Reads a word; returns whether a command may follow it.
  private func word(_ cursor: inout Cursor, isCommand: Bool) -> Bool {
    let start = cursor.index
    cursor.skip {
      $0.isWord && $0 != UInt8(ascii: "$") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
        || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "+")
        || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "~")
    }
    guard cursor.index > start else {
      cursor.index += 1
      return isCommand
    }
    if cursor.source[start] == UInt8(ascii: "-") {
      cursor.add(.attribute, from: start)
      return false
    }
    guard isCommand else { return false }
    if cursor.byte == UInt8(ascii: "=") {
      cursor.add(.variable, from: start)
      cursor.index += 1
      cursor.skip { !$0.isSpace && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      return true
    }
    let text = String(decoding: cursor.source[start..<cursor.index], as: UTF8.self)
    let isKeyword = Self.keywords.contains(text)
    cursor.add(isKeyword ? .keyword : .function, from: start)
    return isKeyword && text != "in" && text != "for" && text != "case"
  }

  private func variable(_ cursor: inout Cursor) {
    let start = cursor.index
    cursor.index += 1
    if cursor.byte == UInt8(ascii: "{") {
      cursor.skip(past: "}")
    } else if cursor.byte.isWord {
      cursor.skip { $0.isWord }
    } else if cursor.byte != UInt8(ascii: "("), !cursor.byte.isSpace, !cursor.isAtEnd {
      cursor.index += 1
    }
    cursor.add(.variable, from: start)
  }
}
