// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Shortens the private properties of a minified style sheet.
///
/// Only those that the sheet alone uses: what a theme declares or a script sets keeps its name, so
/// that any theme's file fits the minified sheet.
enum PrivateNames {
  private static let prefix = Array("--_df-".utf8)

  /// - Parameter kept: Names that other files use.
  static func shorten(_ source: String, keeping kept: Set<String>) -> String {
    let pieces = split(Array(source.utf8))
    let counts = pieces.lazy.compactMap(\.name).filter { !kept.contains($0) }
      .reduce(into: [:]) { $0[$1, default: 0] += 1 }
    // The commonest name becomes the shortest.
    let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let short = Dictionary(
      uniqueKeysWithValues: zip(ranked, (0...).lazy.map(letters).filter { !taken.contains($0) }))
    return pieces.map { piece in
      piece.text + (piece.name.map { short[$0].map { "--_\($0)" } ?? $0 } ?? "")
    }.joined()
  }

  /// Set by the runtime while something is dragged.
  private static let taken: Set<String> = ["dx", "dy"]

  /// The text before each private name, and the name.
  private static func split(_ bytes: [UInt8]) -> [(text: String, name: String?)] {
    var pieces: [(text: String, name: String?)] = []
    var start = 0
    var index = 0
    while index < bytes.count {
      guard bytes[index...].starts(with: prefix) else {
        index += 1
        continue
      }
      var end = index + prefix.count
      while end < bytes.count, isNameByte(bytes[end]) { end += 1 }
      pieces.append(
        (
          String(decoding: bytes[start..<index], as: UTF8.self),
          String(decoding: bytes[index..<end], as: UTF8.self)
        ))
      (start, index) = (end, end)
    }
    return pieces + [(String(decoding: bytes[start...], as: UTF8.self), nil)]
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// The letters of a number: a to z, then ba, bb and so on.
  private static func letters(_ number: Int) -> String {
    let head = number < 26 ? "" : letters(number / 26)
    return head + String(UnicodeScalar(UInt8(ascii: "a") + UInt8(number % 26)))
  }
}
