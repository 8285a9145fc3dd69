// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Splits the front matter from a page and reads it.
struct FrontMatterParser {
  let path: String
  private(set) var frontMatter = FrontMatter()
  private(set) var diagnostics: [MarkdownDiagnostic] = []
  /// Where Markdown starts, in bytes, and how many lines stand before it.
  private(set) var bodyOffset = 0
  private(set) var bodyLine = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    self.path = path
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    if bytes.starts(with: mark) { bodyOffset = mark.count }
    var lines = LineReader(bytes: bytes, offset: bodyOffset)
    guard let first = lines.next(), Self.isFence(first) else { return }
    while let line = lines.next() {
      if Self.isFence(line) {
        bodyOffset = lines.offset
        bodyLine = lines.line
        return
      }
      read(line, lines.line)
    }
    // One `---` at the start of a page without a second one is a rule, unless keys follow it.
    guard !frontMatter.entries.isEmpty else {
      diagnostics = []
      return
    }
    diagnostics = [MarkdownProblem.frontMatterNotClosed.diagnostic(file: path, line: 1)]
  }

  private static func isFence(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let trimmed = trim(line, leading: false)
    return trimmed.count == 3 && trimmed.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  private mutating func read(_ line: Slice<UnsafeBufferPointer<UInt8>>, _ number: Int) {
    let text = Self.trim(line)
    guard let first = text.first, first != UInt8(ascii: "#") else { return }
    if first == UInt8(ascii: "-"), text.count == 1 || text.dropFirst().first == 0x20 {
      return appendItem(text.dropFirst(), number, line: text)
    }
    let isIndented = line.first == 0x20 || line.first == 0x09
    guard !isIndented else { return report(.frontMatterNested(Self.string(text)), number) }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex else {
      return report(.frontMatterLine(Self.string(text)), number)
    }
    let key = Self.string(Self.trim(text[..<colon]))
    let rest = Self.trim(text[(colon + 1)...])
    if let previous = frontMatter.entry(key) {
      return report(.frontMatterRepeated(key, firstLine: previous.line), number)
    }
    frontMatter.entries.append(
      FrontMatter.Entry(key: key, value: value(rest, number), line: number))
  }

  private mutating func appendItem(
    _ item: Slice<UnsafeBufferPointer<UInt8>>, _ number: Int,
    line: Slice<UnsafeBufferPointer<UInt8>>
  ) {
    guard let last = frontMatter.entries.indices.last else {
      return report(.frontMatterLine(Self.string(line)), number)
    }
    let text = scalar(Self.trim(item), number)
    switch frontMatter.entries[last].value {
    case .string(""): frontMatter.entries[last].value = .list([text])
    case .list(let items): frontMatter.entries[last].value = .list(items + [text])
    case .string: report(.frontMatterLine(Self.string(line)), number)
    }
  }

  private mutating func value(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ number: Int
  ) -> FrontMatter.Value {
    guard text.first == UInt8(ascii: "[") else { return .string(scalar(text, number)) }
    guard text.last == UInt8(ascii: "]") else {
      report(.frontMatterList(Self.string(text)), number)
      return .list([])
    }
    var items: [String] = []
    var start = text.startIndex + 1
    var quote: UInt8 = 0
    for index in start..<text.endIndex {
      let byte = text[index]
      if quote != 0 {
        if byte == quote { quote = 0 }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ",") || index == text.endIndex - 1 {
        let item = Self.trim(text[start..<index])
        if !item.isEmpty { items.append(scalar(item, number)) }
        start = index + 1
      }
    }
    return .list(items)
  }

  /// A plain value, or a quoted one without its quotes and with its escapes resolved.
  private mutating func scalar(
    _ text: Slice<UnsafeBufferPointer<UInt8>>, _ number: Int
  ) -> String {
    guard let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return Self.string(text)
    }
    guard text.count > 1, text.last == quote else {
      report(.frontMatterQuote(Self.string(text)), number)
      return Self.string(text)
    }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in text.dropFirst().dropLast() {
      let escape: UInt8 = quote == UInt8(ascii: "\"") ? UInt8(ascii: "\\") : quote
      if !isEscaped, byte == escape {
        isEscaped = true
      } else {
        result.append(isEscaped && byte == UInt8(ascii: "n") ? UInt8(ascii: "\n") : byte)
        isEscaped = false
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func report(_ problem: MarkdownProblem, _ line: Int) {
    diagnostics.append(problem.diagnostic(file: path, line: line))
  }

  private static func string(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func trim(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, leading: Bool = true
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    var bytes = bytes
    while let last = bytes.last, last == 0x20 || last == 0x09 || last == 0x0D {
      bytes.removeLast()
    }
    while leading, let first = bytes.first, first == 0x20 || first == 0x09 { bytes.removeFirst() }
    return bytes
  }
}

/// Reads a buffer line by line, without the line feeds.
struct LineReader {
  let bytes: UnsafeBufferPointer<UInt8>
  /// Where the next line starts.
  var offset = 0
  /// The number of the line that `next` returned last, from 1.
  var line = 0

  mutating func next() -> Slice<UnsafeBufferPointer<UInt8>>? {
    guard offset < bytes.count else { return nil }
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    let end = offset
    offset = min(offset + 1, bytes.count)
    line += 1
    return bytes[start..<end]
  }
}
