// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Addresses inside the site.
///
/// With a base URL they are absolute paths below it. Without one they are relative and name
/// `index.html`, so that the site works in any folder and from a disk.
struct SiteLinks {
  let base: BaseURL?

  /// What leads from a page to the site's root: empty, `../`, or the base path.
  func root(from page: String) -> String {
    if let base { return base.path }
    return String(repeating: "../", count: page.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The address of an output file, as seen from a page.
  func address(of output: String, from page: String) -> String {
    address(of: output, root: root(from: page))
  }

  /// The same for a page whose way to the root is known.
  func address(of output: String, root: String) -> String {
    let encoded = Self.encoded(output)
    guard base != nil, encoded == "index.html" || encoded.hasSuffix("/index.html") else {
      return root + encoded
    }
    return root + encoded.dropLast("index.html".count)
  }

  /// The full address of an output file, when the site knows its origin.
  func canonical(_ output: String) -> String? {
    guard let base, !base.origin.isEmpty else { return nil }
    return base.origin + address(of: output, from: output)
  }

  /// A path as it stands in an address.
  static func encoded(_ path: String) -> String {
    if path.utf8.allSatisfy(isPlain) { return path }
    var bytes: [UInt8] = []
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in path.utf8 {
      if isPlain(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "&")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"), UInt8(ascii: "$"),
      UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "@"):
      true
    default: false
    }
  }

  /// An address with its percent escapes resolved.
  static func decoded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(hexadecimal),
        let low = rest.dropFirst().first.flatMap(hexadecimal)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
