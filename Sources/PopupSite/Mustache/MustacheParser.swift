// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Turns a template's bytes into segments, in one pass.
struct MustacheParser {
  let source: [UInt8]
  let name: String

  private var position = 0
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)
  private var frames: [Frame] = [Frame()]

  /// A section being read, and the template's top level.
  private struct Frame {
    var path: MustacheTemplate.Path?
    var isInverted = false
    var start = 0
    var segments: [MustacheTemplate.Segment] = []
  }

  private struct Tag {
    var kind: UInt8?
    var content: String
    var start: Int
    var end: Int
  }

  init(source: [UInt8], name: String) {
    self.source = source
    self.name = name
  }

  mutating func parse() throws(MustacheError) -> [MustacheTemplate.Segment] {
    while position < source.count {
      guard let tagStart = find(open, from: position) else { break }
      let tag = try readTag(at: tagStart)
      let line = wholeLine(of: tag)
      appendText(position..<(line?.lowerBound ?? tag.start))
      position = line?.upperBound ?? tag.end
      let indentation = line.map { Array(source[$0.lowerBound..<tag.start]) } ?? []
      if line == nil, isLineStart(tag.start) { append(.text([], startsLine: true)) }
      try apply(tag, indentation: indentation)
    }
    appendText(position..<source.count)
    if frames.count > 1, let frame = frames.last, let path = frame.path {
      throw error(.unclosedSection(path.text), at: frame.start)
    }
    return frames[0].segments
  }

  private mutating func apply(_ tag: Tag, indentation: [UInt8]) throws(MustacheError) {
    switch tag.kind {
    case UInt8(ascii: "!"): break
    case UInt8(ascii: "="): try setDelimiters(tag)
    case UInt8(ascii: "#"), UInt8(ascii: "^"):
      let isInverted = tag.kind == UInt8(ascii: "^")
      frames.append(
        Frame(path: try path(tag), isInverted: isInverted, start: tag.start))
    case UInt8(ascii: "/"): try closeSection(tag)
    case UInt8(ascii: ">"):
      guard !tag.content.isEmpty else { throw error(.emptyTag, at: tag.start) }
      append(.partial(tag.content, indentation: indentation, line: lineNumber(tag.start)))
    case UInt8(ascii: "&"), UInt8(ascii: "{"):
      append(.variable(try path(tag), isEscaped: false))
    default: append(.variable(try path(tag), isEscaped: true))
    }
  }

  private mutating func closeSection(_ tag: Tag) throws(MustacheError) {
    guard frames.count > 1, let frame = frames.last, let path = frame.path else {
      throw error(.unexpectedClose(tag.content, open: nil), at: tag.start)
    }
    guard path.text == tag.content else {
      throw error(.unexpectedClose(tag.content, open: path.text), at: tag.start)
    }
    frames.removeLast()
    append(.section(path, isInverted: frame.isInverted, frame.segments))
  }

  private mutating func setDelimiters(_ tag: Tag) throws(MustacheError) {
    let parts = tag.content.utf8.split(whereSeparator: isSpace)
    guard parts.count == 2 else { throw error(.badDelimiters, at: tag.start) }
    open = Array(parts[0])
    close = Array(parts[1])
  }

  private mutating func append(_ segment: MustacheTemplate.Segment) {
    frames[frames.count - 1].segments.append(segment)
  }

  private mutating func appendText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    append(.text(Array(source[range]), startsLine: isLineStart(range.lowerBound)))
  }

  private func readTag(at start: Int) throws(MustacheError) -> Tag {
    var from = start + open.count
    while from < source.count, isSpace(source[from]) { from += 1 }
    var closing = close
    var kind: UInt8?
    if from < source.count, Array("!=#^/>&{".utf8).contains(source[from]) {
      kind = source[from]
      from += 1
      if kind == UInt8(ascii: "{") { closing = [UInt8(ascii: "}")] + close }
      if kind == UInt8(ascii: "=") { closing = [UInt8(ascii: "=")] + close }
    }
    guard let end = find(closing, from: from) else { throw error(.unclosedTag, at: start) }
    var content = source[from..<end]
    while let last = content.last, isSpace(last) { content.removeLast() }
    while let first = content.first, isSpace(first) { content.removeFirst() }
    return Tag(
      kind: kind, content: String(decoding: content, as: UTF8.self), start: start,
      end: end + closing.count)
  }

  private func path(_ tag: Tag) throws(MustacheError) -> MustacheTemplate.Path {
    let line = lineNumber(tag.start)
    if tag.content == "." { return MustacheTemplate.Path(parts: [], line: line) }
    let parts = tag.content.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else { throw error(.emptyTag, at: tag.start) }
    return MustacheTemplate.Path(parts: parts.map(String.init), line: line)
  }

  /// The range of the tag's line, newline included, when the tag is alone on it and may stand
  /// alone: variables never do.
  private func wholeLine(of tag: Tag) -> Range<Int>? {
    guard let kind = tag.kind, kind != UInt8(ascii: "&"), kind != UInt8(ascii: "{") else {
      return nil
    }
    var start = tag.start
    while start > position, source[start - 1] != UInt8(ascii: "\n") {
      guard isSpace(source[start - 1]) else { return nil }
      start -= 1
    }
    guard isLineStart(start) else { return nil }
    var end = tag.end
    while end < source.count {
      let byte = source[end]
      end += 1
      if byte == UInt8(ascii: "\n") { return start..<end }
      guard isSpace(byte) else { return nil }
    }
    return start..<end
  }

  private func isLineStart(_ index: Int) -> Bool {
    index == 0 || source[index - 1] == UInt8(ascii: "\n")
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + needle.count <= source.count {
      if source[index] == needle[0], source[index..<(index + needle.count)].elementsEqual(needle) {
        return index
      }
      index += 1
    }
    return nil
  }

  private func lineNumber(_ index: Int) -> Int {
    source[..<index].reduce(into: 1) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
  }

  private func error(_ problem: MustacheError.Problem, at index: Int) -> MustacheError {
    let lineStart = source[..<index].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return MustacheError(
      problem: problem, file: name, line: lineNumber(index), column: index - lineStart + 1)
  }
}
