// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension MarkdownDocument {
  /// Parses a page.
  ///
  /// - Parameters:
  ///   - bytes: the page in UTF-8, with or without front matter.
  ///   - path: the path that diagnostics name.
  /// - Throws: `MarkdownError` when the bytes are not UTF-8, the front matter cannot be read, an id
  ///   is taken twice, or the page exceeds the limits that keep hostile input from taking seconds.
  public init(parsing bytes: [UInt8], path: String) throws(MarkdownError) {
    let result: Result<MarkdownDocument, MarkdownError> = bytes.withUnsafeBufferPointer {
      do throws(MarkdownError) {
        return .success(try MarkdownDocument(parsing: $0, path: path))
      } catch {
        return .failure(error)
      }
    }
    self = try result.get()
  }

  /// Parses a page that is in memory as a string.
  public init(parsing text: String, path: String) throws(MarkdownError) {
    try self.init(parsing: Array(text.utf8), path: path)
  }

  private init(
    parsing bytes: UnsafeBufferPointer<UInt8>, path: String
  ) throws(MarkdownError) {
    if let (problem, line) = InputLimits.check(bytes) {
      throw MarkdownError([problem.diagnostic(file: path, line: line)])
    }
    if let invalid = UTF8Check.firstInvalid(bytes) {
      throw MarkdownError([
        MarkdownProblem.invalidUTF8.diagnostic(
          file: path, line: invalid.line, column: invalid.column)
      ])
    }
    let front = FrontMatterParser(bytes, path: path)
    guard front.diagnostics.isEmpty else { throw MarkdownError(front.diagnostics) }
    var builder = TreeBuilder(path: path, lineOffset: front.bodyLine)
    CMark.walk(UnsafeBufferPointer(rebasing: bytes[front.bodyOffset...])) {
      builder.visit($0, $1, isEntering: $2)
    }
    var document = builder.finish(frontMatter: front.frontMatter)
    var ids = HeadingIDs(path: path, hasNestedHeadings: builder.hasNestedHeadings)
    ids.assign(in: &document)
    let errors = document.diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw MarkdownError(errors) }
    self = document
  }
}

enum UTF8Check {
  /// The line and column, from 1 and in bytes, of the first byte that is not UTF-8.
  static func firstInvalid(
    _ bytes: UnsafeBufferPointer<UInt8>
  ) -> (line: Int, column: Int)? {
    var index = 0
    while index < bytes.count {
      if bytes[index] < 0x80 {
        index += 1
        continue
      }
      let length = sequenceLength(bytes, index)
      guard length > 0 else { return position(index, in: bytes) }
      index += length
    }
    return nil
  }

  /// The length of the well-formed sequence at `index`, or 0 (Unicode table 3-7).
  private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, _ index: Int) -> Int {
    let lead = bytes[index]
    let second: UInt8 = index + 1 < bytes.count ? bytes[index + 1] : 0
    let length: Int
    let range: ClosedRange<UInt8>
    switch lead {
    case 0xC2...0xDF: (length, range) = (2, 0x80...0xBF)
    case 0xE0: (length, range) = (3, 0xA0...0xBF)
    case 0xED: (length, range) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, range) = (3, 0x80...0xBF)
    case 0xF0: (length, range) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, range) = (4, 0x80...0xBF)
    case 0xF4: (length, range) = (4, 0x80...0x8F)
    default: return 0
    }
    guard range.contains(second), index + length <= bytes.count else { return 0 }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return 0 }
    return length
  }

  private static func position(
    _ index: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> (line: Int, column: Int) {
    let before = bytes[..<index]
    let line = before.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, index - lineStart + 1)
  }
}
