// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension JSON: CustomStringConvertible {
  /// The value as JSON text on one line, members sorted by name.
  public var description: String { String(decoding: bytes, as: UTF8.self) }

  /// The value as UTF-8 JSON text on one line, members sorted by name.
  public var bytes: [UInt8] {
    var output: [UInt8] = []
    append(to: &output)
    return output
  }

  private func append(to output: inout [UInt8]) {
    switch self {
    case .null: output += "null".utf8
    case .bool(let value): output += (value ? "true" : "false").utf8
    case .number(let value): output += Self.text(of: value).utf8
    case .string(let value): Self.append(value, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        element.append(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        Self.append(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.append(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  private static func text(of number: Double) -> String {
    Int64(exactly: number).map { "\($0)" } ?? (number.isFinite ? "\(number)" : "null")
  }

  private static func append(_ text: String, to output: inout [UInt8]) {
    let hex = Array("0123456789abcdef".utf8)
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        output += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        output += "\\u00".utf8
        output += [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      default:
        output.append(byte)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
