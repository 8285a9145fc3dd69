// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Cuts raw HTML, as cmark hands it over, into tags and text.
struct HTMLTokenizer {
  struct Tag {
    var name: String
    var attributes: [(name: String, value: String?)]
    var isSelfClosing: Bool
  }

  enum Token {
    case text(String)
    case open(Tag)
    case close(String)
    case comment
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The line of the last token's start, counted from 0.
  private(set) var line = 0
  private var nextLine = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    guard index < bytes.count else { return nil }
    line = nextLine
    let start = index
    defer {
      for byte in bytes[start..<index] where byte == UInt8(ascii: "\n") { nextLine += 1 }
    }
    if bytes[index] == UInt8(ascii: "<") {
      if let token = markup() { return token }
      index = start + 1
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return .text(HTMLEntities.decode(bytes[start..<index]))
  }

  /// Skips to the end tag of an element whose content is not wanted.
  mutating func skipContent(of name: String) {
    let end = Array("</\(name)".utf8)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<"), index + end.count <= bytes.count,
        bytes[index..<(index + end.count)].map({ $0 | 0x20 }) == end.map({ $0 | 0x20 })
      {
        return
      }
      if bytes[index] == UInt8(ascii: "\n") { nextLine += 1 }
      index += 1
    }
  }

  private mutating func markup() -> Token? {
    index += 1
    guard index < bytes.count else { return nil }
    if bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "?") {
      return skipDeclaration()
    }
    let isClose = bytes[index] == UInt8(ascii: "/")
    if isClose { index += 1 }
    guard index < bytes.count, Self.isLetter(bytes[index]) else { return nil }
    let name = take { !Self.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
      .lowercased()
    var tag = Tag(name: name, attributes: [], isSelfClosing: false)
    guard attributes(of: &tag) else { return nil }
    return isClose ? .close(name) : .open(tag)
  }

  private mutating func skipDeclaration() -> Token {
    let isComment = bytes[index...].starts(with: Array("!--".utf8))
    let end = Array((isComment ? "-->" : ">").utf8)
    if isComment { index += 3 }
    while index < bytes.count, !bytes[index...].starts(with: end) { index += 1 }
    index = min(index + end.count, bytes.count)
    return .comment
  }

  /// Reads up to the `>`; false when there is none.
  private mutating func attributes(of tag: inout Tag) -> Bool {
    while true {
      _ = take { Self.isSpace($0) }
      guard index < bytes.count else { return false }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return true
      }
      if bytes[index] == UInt8(ascii: "/") {
        index += 1
        tag.isSelfClosing = index < bytes.count && bytes[index] == UInt8(ascii: ">")
        continue
      }
      let start = index
      if bytes[index] == UInt8(ascii: "=") { index += 1 }
      _ = take {
        !Self.isSpace($0) && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
          && $0 != UInt8(ascii: "=")
      }
      let name = String(decoding: bytes[start..<index], as: UTF8.self).lowercased()
      let value = value()
      if !tag.attributes.contains(where: { $0.name == name }) {
        tag.attributes.append((name, value))
      }
    }
  }

  private mutating func value() -> String? {
    let start = index
    _ = take { Self.isSpace($0) }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else {
      index = start
      return nil
    }
    index += 1
    _ = take { Self.isSpace($0) }
    guard index < bytes.count else { return "" }
    let quote = bytes[index]
    let valueStart: Int
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      valueStart = index
      _ = take { $0 != quote }
      defer { index = min(index + 1, bytes.count) }
      return HTMLEntities.decode(bytes[valueStart..<index])
    }
    valueStart = index
    _ = take { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
    return HTMLEntities.decode(bytes[valueStart..<index])
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> String {
    let start = index
    while index < bytes.count, condition(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
