// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import CMarkGFM
import PopupMarkup

/// Turns the events of cmark's walk into our own tree, with a stack instead of recursion.
struct TreeBuilder {
  /// An open container.
  ///
  /// What it holds so far lies on the builder's stacks from these starts on: one array of the exact
  /// size is made when it closes.
  struct Frame {
    enum Kind {
      case document
      case quote
      case list(start: Int?, isTight: Bool)
      case item(isChecked: Bool?)
      case paragraph
      case heading(Int)
      case footnote
      case table([MarkdownTable.Alignment])
      case row(isHeader: Bool)
      case cell
      case emphasis
      case strong
      case strikethrough
      case link(destination: String, title: String)
      case image(source: String, title: String)
      /// Raw HTML, opened by a tag and not by cmark.
      case element(String, HTMLAttributes)
      case ignored
    }

    var kind: Kind
    var line: Int
    var blockStart = 0
    var inlineStart = 0
    var itemStart = 0
    var rowStart = 0
    var cellStart = 0

    var isElement: Bool { if case .element = kind { true } else { false } }
  }

  let path: String
  let lineOffset: Int
  var stack = [Frame(kind: .document, line: 1)]
  var blocks: [MarkdownBlock] = []
  var inlines: [MarkdownInline] = []
  private var items: [MarkdownList.Item] = []
  private var rows: [[[MarkdownInline]]] = []
  private var cells: [[MarkdownInline]] = []
  var diagnostics: [MarkdownDiagnostic] = []
  /// Text that waits for more text beside it: cmark splits at every special character.
  var pendingText: [UInt8] = []
  /// The line of the inline node at hand; cmark reports 0 for many.
  var line = 1
  var linkDepth = 0
  private var footnotes: [MarkdownFootnote] = []
  private var referenceCounts: [Int: Int] = [:]
  private var codeBlockCount = 0
  private(set) var hasNestedHeadings = false

  init(path: String, lineOffset: Int) {
    self.path = path
    self.lineOffset = lineOffset
  }

  mutating func finish(frontMatter: FrontMatter) -> MarkdownDocument {
    closeElements()
    for index in footnotes.indices {
      footnotes[index].referenceCount = referenceCounts[footnotes[index].number] ?? 0
    }
    return MarkdownDocument(
      path: path, frontMatter: frontMatter, blocks: blocks, footnotes: footnotes,
      diagnostics: diagnostics)
  }

  /// Takes one event; false ends the walk.
  mutating func visit(_ kind: CMark.Kind, _ node: OpaquePointer, isEntering: Bool) -> Bool {
    switch kind {
    case .text: appendPending(cmark_node_get_literal(node))
    case .softBreak:
      pendingText.append(UInt8(ascii: "\n"))
      line += 1
    case .lineBreak:
      append(.lineBreak)
      line += 1
    case .code: append(.code(Self.string(cmark_node_get_literal(node))))
    case .htmlInline: appendHTML(Self.bytes(cmark_node_get_literal(node)), isInline: true)
    case .footnoteReference:
      // No leaf to cmark's iterator, so it comes twice.
      if isEntering { appendReference(node) }
    case .rule: append(.rule)
    case .codeBlock: appendCodeBlock(node)
    case .htmlBlock:
      line = startLine(node)
      appendHTML(Self.bytes(cmark_node_get_literal(node)), isInline: false)
    case .document: break
    default:
      if isEntering { open(kind, node) } else { close(kind) }
    }
    guard stack.count <= InputLimits.depth else {
      report(.tooDeep(limit: InputLimits.depth), line)
      return false
    }
    return true
  }

  // MARK: Containers

  private mutating func open(_ kind: CMark.Kind, _ node: OpaquePointer) {
    switch kind {
    case .emphasis: openInline(.emphasis)
    case .strong: openInline(.strong)
    case .strikethrough: openInline(.strikethrough)
    case .link:
      openInline(
        .link(
          destination: Self.string(cmark_node_get_url(node)),
          title: Self.string(cmark_node_get_title(node))))
      linkDepth += 1
    case .image:
      openInline(
        .image(
          source: Self.string(cmark_node_get_url(node)),
          title: Self.string(cmark_node_get_title(node))))
    case .tableCell: push(.cell)
    default:
      line = startLine(node)
      push(blockKind(kind, node))
    }
  }

  mutating func push(_ kind: Frame.Kind) {
    stack.append(
      Frame(
        kind: kind, line: line, blockStart: blocks.count, inlineStart: inlines.count,
        itemStart: items.count, rowStart: rows.count, cellStart: cells.count))
  }

  private mutating func openInline(_ kind: Frame.Kind) {
    flushText()
    push(kind)
  }

  private func blockKind(_ kind: CMark.Kind, _ node: OpaquePointer) -> Frame.Kind {
    switch kind {
    case .quote: return .quote
    case .list:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      return .list(
        start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
        isTight: cmark_node_get_list_tight(node) != 0)
    case .item:
      // The type string starts with `t` only for "tasklist".
      let isTask = cmark_node_get_type_string(node)?.pointee == CChar(UInt8(ascii: "t"))
      return .item(
        isChecked: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(node) : nil)
    case .paragraph: return .paragraph
    case .heading: return .heading(Int(cmark_node_get_heading_level(node)))
    case .footnoteDefinition: return .footnote
    case .table: return .table(Self.alignments(node))
    case .tableHeader: return .row(isHeader: true)
    case .tableRow: return .row(isHeader: false)
    default: return .ignored
    }
  }

  private mutating func close(_ kind: CMark.Kind) {
    flushText()
    closeElements()
    guard stack.count > 1, let frame = stack.popLast() else { return }
    switch frame.kind {
    case .paragraph: append(.paragraph(takeInlines(frame)))
    case .emphasis: append(.emphasis(takeInlines(frame)))
    case .strong: append(.strong(takeInlines(frame)))
    case .strikethrough: append(.strikethrough(takeInlines(frame)))
    case .cell: cells.append(takeInlines(frame))
    // The header's cells stay where they are until the table takes them.
    case .row(isHeader: true): break
    case .row(isHeader: false): rows.append(Self.take(&cells, from: frame.cellStart))
    case .link(let destination, let title):
      linkDepth -= 1
      guard SafeURL.isAllowed(destination) else {
        report(.addressNotAllowed(destination), frame.line)
        return
      }
      append(
        .link(
          MarkdownLink(
            destination: destination, title: title, content: takeInlines(frame), line: frame.line)))
    case .image(let source, let title):
      guard SafeURL.isAllowed(source) else {
        report(.addressNotAllowed(source), frame.line)
        return append(.text(takeInlines(frame).plainText))
      }
      append(
        .image(
          MarkdownImage(
            source: source, title: title, alternative: takeInlines(frame).plainText,
            line: frame.line)))
    default: closeBlock(frame)
    }
  }

  private mutating func closeBlock(_ frame: Frame) {
    switch frame.kind {
    case .heading(let level):
      if stack.count > 1 { hasNestedHeadings = true }
      append(
        .heading(
          MarkdownHeading(level: level, id: "", content: takeInlines(frame), line: frame.line)))
    case .quote: append(AlertRewriter.rewrite(takeBlocks(frame), line: frame.line))
    case .item(let isChecked):
      items.append(
        MarkdownList.Item(isChecked: isChecked, blocks: takeBlocks(frame)))
    case .list(let start, let isTight):
      append(
        .list(
          MarkdownList(
            start: start, isTight: isTight, items: Self.take(&items, from: frame.itemStart))))
    case .table(let alignments):
      append(
        .table(
          MarkdownTable(
            alignments: alignments, header: Self.take(&cells, from: frame.cellStart),
            rows: Self.take(&rows, from: frame.rowStart), line: frame.line)))
    case .footnote:
      footnotes.append(
        MarkdownFootnote(number: footnotes.count + 1, referenceCount: 0, blocks: takeBlocks(frame)))
    // What stands in an unknown container stays on the stacks, and so goes to the one around it.
    default: break
    }
  }

  // MARK: Leaves

  private mutating func appendCodeBlock(_ node: OpaquePointer) {
    codeBlockCount += 1
    var (length, offset, character): (Int32, Int32, CChar) = (0, 0, 0)
    let isFenced = cmark_node_get_fenced(node, &length, &offset, &character) != 0
    line = startLine(node)
    append(
      .code(
        CodeBlock(
          info: FenceInfo(parsing: Self.string(cmark_node_get_fence_info(node))),
          code: Self.string(cmark_node_get_literal(node)), line: line + (isFenced ? 1 : 0),
          index: codeBlockCount, isFenced: isFenced)))
  }

  private mutating func appendReference(_ node: OpaquePointer) {
    // gfm.6 hands over the number and not the label.
    let number = Int(Self.string(cmark_node_get_literal(node))) ?? 1
    let occurrence = (referenceCounts[number] ?? 0) + 1
    referenceCounts[number] = occurrence
    append(.footnoteReference(number: number, occurrence: occurrence))
  }

  mutating func append(_ block: MarkdownBlock) {
    blocks.append(block)
  }

  mutating func append(_ inline: MarkdownInline) {
    flushText()
    inlines.append(inline)
  }

  mutating func flushText() {
    guard !pendingText.isEmpty else { return }
    if linkDepth > 0 {
      inlines.append(.text(String(decoding: pendingText, as: UTF8.self)))
    } else {
      BareLinks.append(pendingText, line: line, to: &inlines)
    }
    pendingText.removeAll(keepingCapacity: true)
  }

  private mutating func appendPending(_ text: UnsafePointer<CChar>?) {
    guard let text else { return }
    var pointer = text
    while pointer.pointee != 0 {
      pendingText.append(UInt8(bitPattern: pointer.pointee))
      pointer += 1
    }
  }

  // MARK: Helpers

  mutating func takeBlocks(_ frame: Frame) -> [MarkdownBlock] {
    Self.take(&blocks, from: frame.blockStart)
  }

  mutating func takeInlines(_ frame: Frame) -> [MarkdownInline] {
    Self.take(&inlines, from: frame.inlineStart)
  }

  private static func take<Item>(_ stack: inout [Item], from start: Int) -> [Item] {
    guard start < stack.count else { return [] }
    let items = Array(stack[start...])
    stack.removeLast(stack.count - start)
    return items
  }

  mutating func report(_ problem: MarkdownProblem, _ line: Int) {
    diagnostics.append(problem.diagnostic(file: path, line: line))
  }

  private func startLine(_ node: OpaquePointer) -> Int {
    let line = Int(cmark_node_get_start_line(node))
    return line > 0 ? line + lineOffset : self.line
  }

  private static func string(_ text: UnsafePointer<CChar>?) -> String {
    text.map { String(cString: $0) } ?? ""
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8] {
    Array(string(text).utf8)
  }

  private static func alignments(_ node: OpaquePointer) -> [MarkdownTable.Alignment] {
    guard let letters = cmark_gfm_extensions_get_table_alignments(node) else { return [] }
    return (0..<Int(cmark_gfm_extensions_get_table_columns(node))).map { index in
      switch letters[index] {
      case UInt8(ascii: "l"): .start
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .end
      default: .none
      }
    }
  }
}
