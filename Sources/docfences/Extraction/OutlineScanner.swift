// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown

/// Finds where statements start.
struct OutlineScanner {
  private let bytes: [UInt8]
  /// Strings and comments as blanks, so that only code is left.
  private let code: [UInt8]

  private static let modifiers: Set<String> = [
    "convenience", "dynamic", "fileprivate", "final", "indirect", "internal", "lazy", "mutating",
    "nonisolated", "open", "override", "package", "private", "public", "required", "static",
    "unowned", "weak",
  ]

  init(_ text: String) {
    bytes = Array(text.utf8)
    var code = bytes
    for token in Highlighter.tokens(text, language: "swift") {
      switch token.kind {
      case .comment:
        for index in token.start..<token.end where code[index] != UInt8(ascii: "\n") {
          code[index] = UInt8(ascii: " ")
        }
      case .string:
        // A string stays visible as a word, also where its lines look like statements.
        for index in token.start..<token.end { code[index] = UInt8(ascii: "s") }
      default: continue
      }
    }
    self.code = code
  }

  mutating func scan() -> [SwiftOutline.Statement] {
    var statements: [SwiftOutline.Statement] = []
    var depth = 0
    var continues = false
    var commentStart: Int?
    var lineNumber = 0
    for line in code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      // A string of several lines has no line feeds left in `code`.
      let lineFeeds = bytes[line.startIndex..<line.endIndex].reduce(0) {
        $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0)
      }
      defer { lineNumber += 1 + lineFeeds }
      guard let first = line.first(where: { $0 > 0x20 }) else {
        if commentStart == nil { commentStart = lineNumber }
        continue
      }
      if depth == 0, !continues, !Self.continuesStatement(line, first) {
        let start = commentStart ?? lineNumber
        if let last = statements.indices.last {
          statements[last].lines = statements[last].lines.lowerBound..<start
        }
        statements.append(
          SwiftOutline.Statement(
            kind: kind(from: line.startIndex), lines: start..<start, firstLine: lineNumber))
      }
      commentStart = nil
      for byte in line {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
        default: continue
        }
      }
      continues = Self.expectsMore(line, first)
    }
    if let last = statements.indices.last {
      // What follows the last line feed is no line.
      let end = bytes.last == UInt8(ascii: "\n") ? lineNumber - 1 : lineNumber
      statements[last].lines = statements[last].lines.lowerBound..<end
    }
    return statements
  }

  /// Whether a line goes on with the statement before it.
  private static func continuesStatement(_ line: ArraySlice<UInt8>, _ first: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"),
      UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "*"), UInt8(ascii: "="):
      true
    default: line.drop(while: { $0 <= 0x20 }).starts(with: "else".utf8)
    }
  }

  /// Whether a line cannot be the end of a statement: an operator ends it, or it holds only
  /// attributes.
  private static func expectsMore(_ line: ArraySlice<UInt8>, _ first: UInt8) -> Bool {
    guard let last = line.last(where: { $0 > 0x20 }) else { return false }
    let words = line.split(separator: UInt8(ascii: " "))
    if words.allSatisfy({ $0.first == UInt8(ascii: "@") }) { return true }
    switch last {
    case UInt8(ascii: "="), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+"),
      UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "?"):
      return true
    default: return line.suffix(2).elementsEqual("->".utf8)
    }
  }

  // MARK: Kinds

  private func kind(from start: Int) -> SwiftOutline.Statement.Kind {
    var index = start
    var word = nextWord(&index)
    while word.hasPrefix("@") || Self.modifiers.contains(word) {
      if index < code.count, code[index] == UInt8(ascii: "(") { skipBrackets(&index) }
      word = nextWord(&index)
    }
    switch word {
    case "import": return .importing
    case "struct", "class", "enum", "actor", "protocol", "typealias":
      return .type(nextWord(&index))
    case "extension": return .extending
    case "func": return .function
    case "let", "var": return .value(nextWord(&index), isVariable: word == "var")
    default: break
    }
    if isAssignment(from: index) { return .assignment }
    let next = index < code.count ? code[index] : 0
    let isCall =
      next == UInt8(ascii: "(") || next == UInt8(ascii: "{") || next == UInt8(ascii: "<")
      || code[index...].first(where: { $0 > 0x20 }) == UInt8(ascii: "{")
    if isCall, word.first?.isUppercase == true { return .construction(word) }
    return .other(head: word)
  }

  private func nextWord(_ index: inout Int) -> String {
    while index < code.count, code[index] <= 0x20 { index += 1 }
    let start = index
    if index < code.count, code[index] == UInt8(ascii: "@") || code[index] == UInt8(ascii: "#") {
      index += 1
    }
    while index < code.count, isWord(code[index]) { index += 1 }
    return String(decoding: code[start..<index], as: UTF8.self)
  }

  private func skipBrackets(_ index: inout Int) {
    var depth = 0
    repeat {
      if code[index] == UInt8(ascii: "(") { depth += 1 }
      if code[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
    } while index < code.count && depth > 0
  }

  /// Whether a single `=` comes before any bracket or line end.
  private func isAssignment(from start: Int) -> Bool {
    let operators = Array("=!<>".utf8)
    var index = start
    while index < code.count {
      switch code[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "("), UInt8(ascii: "{"): return false
      case UInt8(ascii: "="):
        let next = index + 1 < code.count ? code[index + 1] : 0
        let previous = index > start ? code[index - 1] : 0
        return next != UInt8(ascii: "=") && !operators.contains(previous)
      default: index += 1
      }
    }
    return false
  }

  private func isWord(_ byte: UInt8) -> Bool {
    (byte >= 0x30 && byte <= 0x39) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}
