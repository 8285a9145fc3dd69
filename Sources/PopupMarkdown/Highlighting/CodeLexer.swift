// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The lexer of Swift, JavaScript and JSON, steered by a grammar.
struct CodeLexer {
  let grammar: Grammar

  func run(_ cursor: inout Cursor) {
    while !cursor.isAtEnd { step(&cursor) }
  }

  /// Runs to the bracket that closes an interpolation, and behind it; returns where the string
  /// goes on.
  private func runInterpolation(_ cursor: inout Cursor, open: UInt8, close: UInt8) -> Int {
    var depth = 1
    while !cursor.isAtEnd {
      if cursor.byte == open { depth += 1 }
      if cursor.byte == close {
        depth -= 1
        if depth == 0 {
          cursor.index += 1
          return cursor.index - 1
        }
      }
      step(&cursor)
    }
    return cursor.index
  }

  private func step(_ cursor: inout Cursor) {
    let start = cursor.index
    let byte = cursor.byte
    switch byte {
    case UInt8(ascii: "/"):
      comment(&cursor)
    case UInt8(ascii: "\""):
      string(&cursor, hashes: 0)
    case UInt8(ascii: "'") where grammar.hasScriptStrings:
      cursor.skipString(byte)
      cursor.add(.string, from: start)
    case UInt8(ascii: "`"):
      if grammar.hasScriptStrings {
        template(&cursor)
      } else {
        cursor.skipString(byte)
      }
    case UInt8(ascii: "@") where grammar.hasAttributes:
      cursor.index += 1
      cursor.skip { $0.isWord }
      cursor.add(.attribute, from: start)
    case UInt8(ascii: "#") where grammar.hasAttributes:
      directive(&cursor)
    case _ where byte.isDigit:
      cursor.skipNumber()
      cursor.add(.number, from: start)
    case _ where byte.isWord:
      word(&cursor)
    default:
      cursor.index += 1
    }
  }

  private func word(_ cursor: inout Cursor) {
    let start = cursor.index
    let isMember = start > 0 && cursor.source[start - 1] == UInt8(ascii: ".")
    cursor.skip { $0.isWord }
    // `.default` and `.init` are members; `x.self` still reads as a keyword.
    if !isMember, let kind = grammar.words[cursor.hash(from: start)] {
      if !isLabel(cursor, from: start) { cursor.add(kind, from: start) }
      return
    }
    if grammar.hasTypes, cursor.source[start].isUpper {
      cursor.add(.type, from: start)
    } else if cursor.byte == UInt8(ascii: "(") {
      cursor.add(.function, from: start)
    } else if isMember {
      cursor.add(.property, from: start)
    }
  }

  /// Whether the word before the position is an argument's label, such as `in:`; the `default:`
  /// of a switch is none.
  private func isLabel(_ cursor: Cursor, from start: Int) -> Bool {
    guard grammar.hasSwiftStrings, cursor.byte == UInt8(ascii: ":") else { return false }
    return !cursor.source[start..<cursor.index].elementsEqual("default".utf8)
  }

  private func directive(_ cursor: inout Cursor) {
    let start = cursor.index
    cursor.skip { $0 == UInt8(ascii: "#") }
    if cursor.byte == UInt8(ascii: "\"") {
      string(&cursor, hashes: cursor.index - start)
    } else {
      cursor.skip { $0.isWord }
      cursor.add(.keyword, from: start)
    }
  }

  private func comment(_ cursor: inout Cursor) {
    let start = cursor.index
    if cursor.starts(with: "//") {
      cursor.skipLine()
      return cursor.add(.comment, from: start)
    }
    guard cursor.starts(with: "/*") else { return slash(&cursor) }
    var depth = 0
    repeat {
      if cursor.starts(with: "/*"), depth == 0 || grammar.hasNestedComments {
        depth += 1
        cursor.index += 2
      } else if cursor.starts(with: "*/") {
        depth -= 1
        cursor.index += 2
      } else {
        cursor.index += 1
      }
    } while depth > 0 && !cursor.isAtEnd
    cursor.add(.comment, from: start)
  }

  /// A regular expression where JavaScript expects a value, else a division.
  private func slash(_ cursor: inout Cursor) {
    let start = cursor.index
    var before = start - 1
    while before >= 0, cursor.source[before].isSpace { before -= 1 }
    let previous = before >= 0 ? cursor.source[before] : UInt8(ascii: "(")
    let isValueEnd =
      previous.isWord || previous == UInt8(ascii: ")") || previous == UInt8(ascii: "]")
      || previous == UInt8(ascii: "\"") || previous == UInt8(ascii: "'")
    let isReturn = cursor.tokens.last?.kind == .keyword && cursor.tokens.last?.end == before + 1
    guard grammar.hasScriptStrings, !isValueEnd || isReturn else {
      cursor.index += 1
      return
    }
    var isInClass = false
    cursor.index += 1
    while !cursor.isAtEnd, cursor.byte != UInt8(ascii: "\n") {
      if cursor.byte == UInt8(ascii: "["), !isInClass { isInClass = true }
      if cursor.byte == UInt8(ascii: "]") { isInClass = false }
      if cursor.byte == UInt8(ascii: "/"), !isInClass { break }
      cursor.index += cursor.byte == UInt8(ascii: "\\") ? 2 : 1
    }
    cursor.index = min(cursor.index + 1, cursor.end)
    cursor.skip { $0.isLetter }
    cursor.add(.string, from: start)
  }
}

// MARK: Strings

extension CodeLexer {
  private func string(_ cursor: inout Cursor, hashes: Int) {
    guard grammar.hasSwiftStrings else {
      let start = cursor.index
      cursor.skipString(UInt8(ascii: "\""))
      return cursor.add(isKey(cursor) ? .property : .string, from: start)
    }
    swiftString(&cursor, hashes: hashes)
  }

  private func isKey(_ cursor: Cursor) -> Bool {
    guard grammar.hasStringKeys else { return false }
    var index = cursor.index
    while index < cursor.end, cursor.source[index].isSpace { index += 1 }
    return index < cursor.end && cursor.source[index] == UInt8(ascii: ":")
  }

  /// A Swift string from its first quote; `hashes` stand before it already.
  private func swiftString(_ cursor: inout Cursor, hashes: Int) {
    var start = cursor.index - hashes
    let isMultiline = cursor.starts(with: "\"\"\"")
    let quotes = isMultiline ? 3 : 1
    cursor.index += quotes
    while !cursor.isAtEnd {
      let byte = cursor.byte
      if byte == UInt8(ascii: "\n"), !isMultiline { break }
      if byte == UInt8(ascii: "\""), isEnd(cursor, quotes: quotes, hashes: hashes) {
        cursor.index += quotes + hashes
        break
      }
      guard byte == UInt8(ascii: "\\"), hasHashes(cursor, hashes, after: 1) else {
        cursor.index += 1
        continue
      }
      cursor.index += 1 + hashes
      guard cursor.byte == UInt8(ascii: "(") else {
        cursor.index = min(cursor.index + 1, cursor.end)
        continue
      }
      cursor.index += 1
      cursor.add(.string, from: start)
      start = runInterpolation(&cursor, open: UInt8(ascii: "("), close: UInt8(ascii: ")"))
    }
    cursor.index = min(cursor.index, cursor.end)
    cursor.add(.string, from: start)
  }

  private func isEnd(_ cursor: Cursor, quotes: Int, hashes: Int) -> Bool {
    for offset in 0..<quotes where cursor.peek(offset) != UInt8(ascii: "\"") { return false }
    return hasHashes(cursor, hashes, after: quotes)
  }

  private func hasHashes(_ cursor: Cursor, _ count: Int, after distance: Int) -> Bool {
    for offset in 0..<count where cursor.peek(distance + offset) != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  /// A JavaScript template: its text is a string, what stands in `${…}` is code.
  private func template(_ cursor: inout Cursor) {
    var start = cursor.index
    cursor.index += 1
    while !cursor.isAtEnd {
      if cursor.byte == UInt8(ascii: "`") {
        cursor.index += 1
        break
      }
      guard cursor.starts(with: "${") else {
        let isEscape = cursor.byte == UInt8(ascii: "\\")
        cursor.index = min(cursor.index + (isEscape ? 2 : 1), cursor.end)
        continue
      }
      cursor.index += 2
      cursor.add(.string, from: start)
      start = runInterpolation(&cursor, open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))
    }
    cursor.add(.string, from: start)
  }
}
