// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension JSON {
  /// Reads JSON text.
  ///
  /// `JSONDecoder` needs a second per megabyte for a tree of unknown shape; this takes a few ms.
  ///
  /// - Throws: `JSONError` with the offset of the first byte that does not fit.
  public init(parsing bytes: some Sequence<UInt8>) throws(JSONError) {
    var reader = JSONReader(bytes: Array(bytes))
    self = try reader.value(depth: 0)
    reader.skipSpace()
    guard reader.isAtEnd else { throw reader.error("text after the value") }
  }

  /// Reads JSON text.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: text.utf8)
  }
}

/// What is wrong with a JSON text, and where.
public struct JSONError: Error, CustomStringConvertible {
  public let offset: Int
  public let reason: String
  public var description: String { "invalid JSON at byte \(offset): \(reason)" }
}

private struct JSONReader {
  let bytes: [UInt8]
  var index = 0

  var isAtEnd: Bool { index >= bytes.count }

  func error(_ reason: String) -> JSONError { JSONError(offset: index, reason: reason) }

  mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
  }

  mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  mutating func value(depth: Int) throws(JSONError) -> JSON {
    skipSpace()
    guard index < bytes.count else { throw error("the text ends where a value should start") }
    guard depth < 2_000 else { throw error("nested too deeply") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try object(depth: depth)
    case UInt8(ascii: "["): return try array(depth: depth)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func word(_ text: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    let end = index + text.utf8CodeUnitCount
    guard end <= bytes.count, "\(text)".utf8.elementsEqual(bytes[index..<end]) else {
      throw error("expected \(text)")
    }
    index = end
    return value
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSON {
    var elements: [JSON] = []
    index += 1
    skipSpace()
    if take(UInt8(ascii: "]")) { return .array([]) }
    while true {
      elements.append(try value(depth: depth + 1))
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "]")) else { throw error("expected , or ]") }
      return .array(elements)
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSON {
    var members: [String: JSON] = [:]
    index += 1
    skipSpace()
    if take(UInt8(ascii: "}")) { return .object([:]) }
    while true {
      skipSpace()
      let name = try string()
      skipSpace()
      guard take(UInt8(ascii: ":")) else { throw error("expected :") }
      members[name] = try value(depth: depth + 1)
      skipSpace()
      if take(UInt8(ascii: ",")) { continue }
      guard take(UInt8(ascii: "}")) else { throw error("expected , or }") }
      return .object(members)
    }
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = index
    while index < bytes.count, "+-.0123456789eE".utf8.contains(bytes[index]) { index += 1 }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else {
      throw error("expected a value")
    }
    return .number(number)
  }

  private mutating func string() throws(JSONError) -> String {
    guard take(UInt8(ascii: "\"")) else { throw error("expected a string") }
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escape()
      default: text.append(byte)
      }
    }
    throw error("the string does not end")
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    guard index < bytes.count else { throw error("the string does not end") }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: return [byte]
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> [UInt8] {
    let first = try hexadecimal()
    var code = first
    if (0xD800..<0xDC00).contains(first), index + 1 < bytes.count,
      bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    {
      index += 2
      code = 0x10000 + ((first & 0x3FF) << 10) + (try hexadecimal() & 0x3FF)
    }
    return Array(String(Unicode.Scalar(code).map(Character.init) ?? "\u{FFFD}").utf8)
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    guard index + 4 <= bytes.count,
      let code = UInt32(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    index += 4
    return code
  }
}
