// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Reads JSON and remembers where each value stands, so that a wrong setting can be named by line.
struct JSONReader {
  /// A value and its place.
  struct Node {
    let value: Value
    let line: Int
    let column: Int
  }

  indirect enum Value {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([Node])
    case object([(key: String, line: Int, column: Int, value: Node)])

    var kind: String {
      switch self {
      case .null: "null"
      case .bool: "true or false"
      case .number: "a number"
      case .string: "a string"
      case .array: "a list"
      case .object: "an object"
      }
    }
  }

  struct Failure: Error {
    let line: Int
    let column: Int
    let expected: String
  }

  private let bytes: [UInt8]
  private var position = 0
  private static let maximumDepth = 64

  static func read(_ bytes: [UInt8]) throws(Failure) -> Node {
    var reader = JSONReader(bytes: bytes)
    let node = try reader.readValue(depth: 0)
    reader.skipSpace()
    guard reader.position == bytes.count else { throw reader.failure("the end of the file") }
    return node
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private mutating func readValue(depth: Int) throws(Failure) -> Node {
    skipSpace()
    guard depth < Self.maximumDepth else { throw failure("fewer levels") }
    let (line, column) = place(position)
    let value: Value
    switch peek {
    case UInt8(ascii: "{"): value = try readObject(depth: depth)
    case UInt8(ascii: "["): value = try readArray(depth: depth)
    case UInt8(ascii: "\""): value = .string(try readString())
    case UInt8(ascii: "t"): value = try readWord("true", .bool(true))
    case UInt8(ascii: "f"): value = try readWord("false", .bool(false))
    case UInt8(ascii: "n"): value = try readWord("null", .null)
    case let byte? where Array("-0123456789".utf8).contains(byte): value = try readNumber()
    default: throw failure("a value")
    }
    return Node(value: value, line: line, column: column)
  }

  private mutating func readObject(depth: Int) throws(Failure) -> Value {
    position += 1
    var members: [(key: String, line: Int, column: Int, value: Node)] = []
    skipSpace()
    if accept("}") { return .object([]) }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw failure("a name in double quotes") }
      let (line, column) = place(position)
      let key = try readString()
      skipSpace()
      guard accept(":") else { throw failure("':'") }
      members.append((key, line, column, try readValue(depth: depth + 1)))
      skipSpace()
      if accept("}") { return .object(members) }
      guard accept(",") else { throw failure("',' or '}'") }
    }
  }

  private mutating func readArray(depth: Int) throws(Failure) -> Value {
    position += 1
    var items: [Node] = []
    skipSpace()
    if accept("]") { return .array([]) }
    while true {
      items.append(try readValue(depth: depth + 1))
      skipSpace()
      if accept("]") { return .array(items) }
      guard accept(",") else { throw failure("',' or ']'") }
    }
  }

  private mutating func readString() throws(Failure) -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        position += 1
        text += try readEscape()
      case ..<0x20: throw failure("a closing quote")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw failure("a closing quote")
  }

  private mutating func readEscape() throws(Failure) -> [UInt8] {
    guard let byte = peek else { throw failure("an escape") }
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "\""): byte,
      UInt8(ascii: "\\"): byte, UInt8(ascii: "/"): byte,
    ]
    position += 1
    if let plain = simple[byte] { return [plain] }
    guard byte == UInt8(ascii: "u") else { throw failure("one of \\n \\t \\\" \\\\ \\u") }
    var units = [try readHexadecimal()]
    if (0xD800..<0xDC00).contains(units[0]), bytes[position...].starts(with: Array("\\u".utf8)) {
      position += 2
      units.append(try readHexadecimal())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func readHexadecimal() throws(Failure) -> UInt16 {
    let digits = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw failure("four hexadecimal digits") }
    position += 4
    return unit
  }

  private mutating func readNumber() throws(Failure) -> Value {
    let digits = bytes[position...].prefix { Array("+-.eE0123456789".utf8).contains($0) }
    guard let number = Double(String(decoding: digits, as: UTF8.self)) else {
      throw failure("a number")
    }
    position += digits.count
    return .number(number)
  }

  private mutating func readWord(_ word: String, _ value: Value) throws(Failure) -> Value {
    guard bytes[position...].starts(with: word.utf8) else { throw failure("a value") }
    position += word.utf8.count
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private func place(_ index: Int) -> (line: Int, column: Int) {
    var line = 1
    var lineStart = 0
    for (offset, byte) in bytes[..<index].enumerated() where byte == 0x0A {
      line += 1
      lineStart = offset + 1
    }
    return (line, index - lineStart + 1)
  }

  private func failure(_ expected: String) -> Failure {
    let (line, column) = place(position)
    return Failure(line: line, column: column, expected: expected)
  }
}
