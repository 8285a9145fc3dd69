// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What stands after the fence of a code block: `swift demo id=hero title="Delete a project"`.
public struct FenceInfo: Sendable, Equatable {
  public struct Value: Sendable, Equatable {
    public let key: String
    public let value: String

    public init(key: String, value: String) {
      self.key = key
      self.value = value
    }
  }

  /// The first word, in lower case; empty when there is none.
  public var language: String
  /// The further words without `=`, in order.
  public var words: [String]
  /// The further words with `=`, in order.
  public var values: [Value]

  public init(language: String = "", words: [String] = [], values: [Value] = []) {
    self.language = language
    self.words = words
    self.values = values
  }

  public func has(_ word: String) -> Bool { words.contains(word) }

  public subscript(key: String) -> String? { values.first { $0.key == key }?.value }

  /// Reads an info string.
  ///
  /// Words are parted by white space or commas; a value may be quoted.
  public init(parsing text: String) {
    self.init()
    var scanner = InfoScanner(bytes: Array(text.utf8))
    var isFirst = true
    while let word = scanner.next() {
      switch word {
      case .plain(let text) where isFirst: language = text.lowercased()
      case .plain(let text): words.append(text)
      case .pair(let key, let value): values.append(Value(key: key, value: value))
      }
      isFirst = false
    }
  }
}

private struct InfoScanner {
  enum Word {
    case plain(String)
    case pair(String, String)
  }

  let bytes: [UInt8]
  var index = 0

  mutating func next() -> Word? {
    while index < bytes.count, Self.isSeparator(bytes[index]) { index += 1 }
    guard index < bytes.count else { return nil }
    let key = take { Self.isSeparator($0) || $0 == UInt8(ascii: "=") }
    guard index < bytes.count, bytes[index] == UInt8(ascii: "="), !key.isEmpty else {
      // A lone `=` is a word, too.
      if key.isEmpty { index += 1 }
      return .plain(key.isEmpty ? "=" : key)
    }
    index += 1
    return .pair(key, value())
  }

  private mutating func value() -> String {
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == 0x27 else {
      return take(until: Self.isSeparator)
    }
    let quote = bytes[index]
    index += 1
    var value: [UInt8] = []
    while index < bytes.count, bytes[index] != quote {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
      value.append(bytes[index])
      index += 1
    }
    index += 1
    return String(decoding: value, as: UTF8.self)
  }

  private mutating func take(until isEnd: (UInt8) -> Bool) -> String {
    let start = index
    // `{1,3-5}` is one word although it holds a comma.
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth <= 0, isEnd(bytes[index]) { break }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",")
  }
}
