// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Base 32 (RFC 4648) in lower case and without padding: safe in class and file names.
public enum Base32 {
  public static func encode(_ bytes: [UInt8]) -> String {
    encodeBits(bytes, bitsPerDigit: 5, digits: "abcdefghijklmnopqrstuvwxyz234567")
  }
}

/// Base 64 (RFC 4648) with padding, as integrity and policy hashes need it.
public enum Base64 {
  public static func encode(_ bytes: [UInt8]) -> String {
    let digits = encodeBits(
      bytes, bitsPerDigit: 6,
      digits: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    return digits + String(repeating: "=", count: (3 - bytes.count % 3) % 3)
  }
}

private func encodeBits(_ bytes: [UInt8], bitsPerDigit: Int, digits: String) -> String {
  let digits = Array(digits.utf8)
  let mask = 1 << bitsPerDigit - 1
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count * 8 / bitsPerDigit + 1)
  var buffer = 0
  var count = 0
  for byte in bytes {
    buffer = buffer << 8 | Int(byte)
    count += 8
    while count >= bitsPerDigit {
      count -= bitsPerDigit
      result.append(digits[buffer >> count & mask])
    }
    buffer &= 1 << count - 1
  }
  if count > 0 { result.append(digits[buffer << (bitsPerDigit - count) & mask]) }
  return String(decoding: result, as: UTF8.self)
}
