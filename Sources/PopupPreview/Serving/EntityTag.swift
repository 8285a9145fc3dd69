// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The `ETag` of some bytes: equal for equal bytes, in every process.
enum EntityTag {
  /// A strong tag from the length and the 64-bit FNV-1a hash.
  static func of(_ bytes: [UInt8]) -> String {
    "\"\(String(bytes.count, radix: 36))-\(String(hash(bytes), radix: 36))\""
  }

  /// Whether an `If-None-Match` header names the tag.
  static func matches(_ header: String, _ tag: String) -> Bool {
    header.split(separator: ",").contains { candidate in
      var name = candidate[...]
      while name.first == " " || name.first == "\t" { name.removeFirst() }
      while name.last == " " || name.last == "\t" { name.removeLast() }
      if name == "*" { return true }
      if name.hasPrefix("W/") { name.removeFirst(2) }
      return name == tag
    }
  }

  static func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBufferPointer { buffer in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for byte in buffer { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      return hash
    }
  }
}
