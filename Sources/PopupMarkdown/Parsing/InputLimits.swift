// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Limits that keep hostile input from taking seconds.
///
/// cmark-gfm 0.29.0.gfm.6 needs more than quadratic time for deep nesting and wide tables
/// (CVE-2023-24824, CVE-2023-37463); 60,000 `>` in a line take over 20 s.
enum InputLimits {
  static let bytes = 1 << 20
  static let markersInLine = 100
  static let depth = 200
  static let tableColumns = 64
  static let tableRows = 2000
  /// Pipes in any line: a header line of pipes is slow although no table comes of it.
  static let pipesInLine = 1000

  /// The first problem of a page and its line, before it is parsed.
  static func check(_ bytes: UnsafeBufferPointer<UInt8>) -> (MarkdownProblem, line: Int)? {
    if bytes.count > Self.bytes { return (.tooLarge(bytes: bytes.count, limit: Self.bytes), 1) }
    var lines = LineReader(bytes: bytes)
    var rows: Int?
    while let line = lines.next() {
      if hasTooManyMarkers(line) { return (.tooManyMarkers(limit: markersInLine), lines.line) }
      let pipes = line.reduce(0) { $0 + ($1 == UInt8(ascii: "|") ? 1 : 0) }
      let isDelimiter = pipes > 0 && isDelimiterRow(line)
      if pipes > pipesInLine || (isDelimiter && pipes > tableColumns + 1) {
        return (.tooManyColumns(limit: tableColumns), lines.line)
      }
      if isDelimiter, rows == nil {
        rows = 0
      } else if let count = rows {
        rows = line.allSatisfy { $0 <= 0x20 } ? nil : count + 1
        if count >= tableRows { return (.tooManyRows(limit: tableRows), lines.line) }
      }
    }
    return nil
  }

  private static func isDelimiterRow(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var hasDash = false
    for byte in line {
      switch byte {
      case UInt8(ascii: "-"): hasDash = true
      case UInt8(ascii: "|"), UInt8(ascii: ":"), 0x20, 0x09, 0x0D, UInt8(ascii: ">"): continue
      default: return false
      }
    }
    return hasDash
  }

  private static func hasTooManyMarkers(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    var markers = 0
    var index = line.startIndex
    while index < line.endIndex {
      let byte = line[index]
      let next = index + 1 < line.endIndex ? line[index + 1] : 0x20
      switch byte {
      case 0x20, 0x09: break
      case UInt8(ascii: ">"): markers += 1
      case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: ")"):
        guard next == 0x20 || next == 0x09 else { return false }
        markers += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default: return false
      }
      if markers > markersInLine { return true }
      index += 1
    }
    return false
  }
}
