// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A request's path, decoded and known to stay inside the folder that is served.
///
/// `..`, empty, hidden and NUL-carrying segments are refused here, symbolic links when a file is
/// opened, so a path can name nothing outside the output.
struct RequestPath: Sendable, Equatable {
  /// The decoded names, from the root of the output.
  var segments: [String]

  /// Whether the path ended in a slash, and so names a folder.
  var isDirectory: Bool

  /// Decodes a raw request path; nil when it is malformed or names something that is never served.
  ///
  /// Percent signs are decoded once. `%2F` and a backslash inside a segment are refused rather
  /// than taken for separators, and `%252e%252e` is a file with a strange name.
  init?(_ raw: String) {
    var bytes = Array(raw.utf8)[...]
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    bytes.removeFirst()
    guard !bytes.isEmpty else {
      segments = []
      isDirectory = true
      return
    }
    isDirectory = bytes.last == UInt8(ascii: "/")
    if isDirectory { bytes.removeLast() }
    var names: [String] = []
    for part in bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      guard let name = Self.decode(part), Self.isServed(name) else { return nil }
      names.append(name)
    }
    segments = names
  }

  private static func isServed(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".")
      && !name.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0x2F || $0 == 0x5C }
  }

  private static func decode(_ part: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(part.count)
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexValue),
        let low = rest.popFirst().flatMap(hexValue)
      else { return nil }
      decoded.append(high << 4 | low)
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func hexValue(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
