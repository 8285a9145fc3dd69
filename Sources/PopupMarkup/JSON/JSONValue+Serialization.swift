// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension JSONValue {
  /// JSON text without white space that is safe inside attributes and `<script>` elements:
  /// `<`, `>`, `&`, U+2028 and U+2029 are written as `\u` escapes.
  public func serialized() -> String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Indented JSON text with a final line feed, for files that people read.
  public func pretty() -> String {
    var bytes: [UInt8] = []
    append(to: &bytes, indent: 0)
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends compact JSON, or indented JSON when `indent` says how deep this value is.
  public func append(to bytes: inout [UInt8], indent: Int? = nil) {
    switch self {
    case .null: bytes.append(contentsOf: "null".utf8)
    case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
    case .int(let value): bytes.append(contentsOf: String(value).utf8)
    case .number(let value): bytes.append(contentsOf: Self.text(value).utf8)
    case .string(let value): Self.append(value, to: &bytes)
    case .array(let values):
      Self.appendItems(values, in: ("[", "]"), to: &bytes, indent: indent) { value, bytes, inner in
        value.append(to: &bytes, indent: inner)
      }
    case .object(let object):
      Self.appendItems(object.members, in: ("{", "}"), to: &bytes, indent: indent) {
        member, bytes, inner in
        Self.append(member.key, to: &bytes)
        bytes.append(contentsOf: (inner == nil ? ":" : ": ").utf8)
        member.value.append(to: &bytes, indent: inner)
      }
    }
  }

  private static func appendItems<Item>(
    _ items: [Item], in brackets: (String, String), to bytes: inout [UInt8], indent: Int?,
    _ appendItem: (Item, inout [UInt8], Int?) -> Void
  ) {
    bytes.append(contentsOf: brackets.0.utf8)
    for (index, item) in items.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      appendLineFeed(indent.map { $0 + 1 }, to: &bytes)
      appendItem(item, &bytes, indent.map { $0 + 1 })
    }
    if !items.isEmpty { appendLineFeed(indent, to: &bytes) }
    bytes.append(contentsOf: brackets.1.utf8)
  }

  private static func appendLineFeed(_ indent: Int?, to bytes: inout [UInt8]) {
    guard let indent else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent * 2))
  }

  /// The shortest digits that read back as the same number; JSON has no infinities.
  private static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(UInt8(scalar.value))
      case "\n": bytes.append(contentsOf: "\\n".utf8)
      case "\u{0}"..."\u{1F}", "<", ">", "&", "\u{7F}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count))
        bytes.append(contentsOf: digits.utf8)
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
