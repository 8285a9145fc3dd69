// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Escaping over UTF-8 bytes.
///
/// Bytes and not characters: `"` followed by a combining accent is one `Character` that equals no
/// quote, and would slip through.
public enum HTMLEscaping {
  /// Appends text for the inside of an element: `&`, `<` and `>` become references.
  public static func appendText(_ text: String, to bytes: inout [UInt8]) {
    append(text, isAttribute: false, to: &bytes)
  }

  /// Appends text for the inside of double quotes: `&`, `<`, `>` and `"` become references.
  public static func appendAttribute(_ text: String, to bytes: inout [UInt8]) {
    append(text, isAttribute: true, to: &bytes)
  }

  /// Appends bytes of valid UTF-8 for the inside of an element.
  public static func appendText(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    append(text, isAttribute: false, to: &bytes)
  }

  /// Escaped text as a string.
  public static func text(_ text: String) -> String {
    var bytes: [UInt8] = []
    appendText(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ text: String, isAttribute: Bool, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, isAttribute: isAttribute, to: &bytes) }
  }

  private static func append(
    _ buffer: UnsafeBufferPointer<UInt8>, isAttribute: Bool, to bytes: inout [UInt8]
  ) {
    var start = 0
    for index in 0..<buffer.count {
      let byte = buffer[index]
      // One comparison for nearly every byte: all specials are at or below `>`.
      guard byte <= UInt8(ascii: ">"), let reference = reference(byte, isAttribute) else {
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start..<index]))
      reference.withUTF8Buffer { bytes.append(contentsOf: $0) }
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[start...]))
  }

  @inline(__always)
  private static func reference(_ byte: UInt8, _ isAttribute: Bool) -> StaticString? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\"") where isAttribute: "&quot;"
    // The parser turns a bare carriage return into a line feed and drops U+0000.
    case 0x0D: "&#13;"
    case 0: "\u{FFFD}"
    default: nil
    }
  }
}
