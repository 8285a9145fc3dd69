// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// Raw HTML: allowed tags become elements of the tree, so that what is rendered is always closed.
extension TreeBuilder {
  mutating func appendHTML(_ bytes: [UInt8], isInline: Bool) {
    var tokenizer = HTMLTokenizer(bytes)
    let first = line
    if isInline { flushText() }
    while let token = tokenizer.next() {
      line = first + tokenizer.line
      switch token {
      case .comment: continue
      case .text(let text): appendHTMLText(text, isInline: isInline)
      case .close(let name): closeElement(name)
      case .open(let tag):
        if HTMLPolicy.opaque.contains(tag.name), !isInline {
          tokenizer.skipContent(of: tag.name)
        }
        openElement(tag, isInline: isInline)
      }
    }
    let lines = bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    line = first + (isInline ? lines : 0)
  }

  private mutating func appendHTMLText(_ text: String, isInline: Bool) {
    guard !isInline else { return append(.text(text)) }
    if text.utf8.allSatisfy({ $0 <= 0x20 }) {
      // White space between inline elements of an HTML block is content, between blocks it is not.
      guard inlineRun != nil else { return }
    }
    appendToInlineRun(.text(text))
  }

  /// Adds inline content of an HTML block, joined with inline content just before it.
  private mutating func appendToInlineRun(_ inline: MarkdownInline) {
    guard var run = inlineRun else { return blocks.append(.inlines([inline])) }
    run.append(inline)
    blocks[blocks.count - 1] = .inlines(run)
  }

  /// The inline content of an HTML block that ends at the position.
  private var inlineRun: [MarkdownInline]? {
    guard blocks.count > stack[stack.count - 1].blockStart, case .inlines(let run)? = blocks.last
    else { return nil }
    return run
  }

  private mutating func openElement(_ tag: HTMLTokenizer.Tag, isInline: Bool) {
    guard HTMLPolicy.allows(tag.name) else { return report(.elementNotAllowed(tag.name), line) }
    guard !isInline || HTMLPolicy.allowsInline(tag.name) else {
      return report(.elementNotInline(tag.name), line)
    }
    let attributes = attributes(of: tag)
    let isVoid = HTMLPolicy.void.contains(tag.name)
    if isInline { flushText() }
    push(.element(tag.name, attributes))
    if isVoid || tag.isSelfClosing { popElement() }
  }

  private mutating func attributes(of tag: HTMLTokenizer.Tag) -> HTMLAttributes {
    var attributes = HTMLAttributes()
    for (name, value) in tag.attributes {
      switch HTMLPolicy.verdict(name, value: value ?? "", on: tag.name) {
      case .allowed: attributes.set(name, value.map(HTMLAttributeValue.text) ?? .flag)
      case .attribute: report(.attributeNotAllowed(name, element: tag.name), line)
      case .address: report(.addressNotAllowed(value ?? ""), line)
      }
    }
    // A button without a type submits the form around it.
    if tag.name == "button", !attributes.contains("type") { attributes["type"] = "button" }
    return attributes
  }

  /// Closes the nearest open element of that name, and those inside it.
  private mutating func closeElement(_ name: String) {
    guard !HTMLPolicy.void.contains(name) else { return }
    var index = stack.count - 1
    while stack[index].isElement {
      if case .element(name, _) = stack[index].kind {
        while stack.count - 1 > index { popUnclosedElement() }
        return popElement()
      }
      index -= 1
    }
    if HTMLPolicy.allows(name) { report(.elementNotOpened(name), line) }
  }

  /// Closes what raw HTML left open in the container that ends.
  mutating func closeElements() {
    while stack.count > 1, stack[stack.count - 1].isElement { popUnclosedElement() }
  }

  private mutating func popUnclosedElement() {
    if case .element(let name, _) = stack[stack.count - 1].kind {
      report(.elementNotClosed(name), stack[stack.count - 1].line)
    }
    popElement()
  }

  private mutating func popElement() {
    flushText()
    guard let frame = stack.popLast(), case .element(let name, let attributes) = frame.kind else {
      return
    }
    guard isInlineContext else {
      let inlines = takeInlines(frame)
      let children = takeBlocks(frame) + (inlines.isEmpty ? [] : [.inlines(inlines)])
      return appendBlockElement(name, attributes, children)
    }
    append(
      .element(MarkdownElement(name: name, attributes: attributes, children: takeInlines(frame))))
  }

  private mutating func appendBlockElement(
    _ name: String, _ attributes: HTMLAttributes, _ children: [MarkdownBlock]
  ) {
    // A paragraph cannot hold blocks, and a link around headings would hold their links: the
    // parser of a browser would cut both. What stood inside stays.
    if name == "p" || name == "a", Self.inlines(children) == nil {
      let attributes = name == "a" ? attributes : HTMLAttributes()
      if !attributes.isEmpty {
        append(
          .inlines([.element(MarkdownElement(name: name, attributes: attributes, children: []))]))
      }
      return blocks.append(contentsOf: children)
    }
    // `<b>` in an HTML block continues the text around it.
    if HTMLPolicy.inline.contains(name), let inlines = Self.inlines(children) {
      return appendToInlineRun(
        .element(MarkdownElement(name: name, attributes: attributes, children: inlines)))
    }
    append(
      .element(
        MarkdownElement<MarkdownBlock>(name: name, attributes: attributes, children: children)))
  }

  /// The inline content of blocks that hold nothing else.
  private static func inlines(_ blocks: [MarkdownBlock]) -> [MarkdownInline]? {
    var result: [MarkdownInline] = []
    for block in blocks {
      guard case .inlines(let inlines) = block else { return nil }
      result += inlines
    }
    return result
  }

  /// Whether the innermost container of cmark's holds text and not blocks.
  private var isInlineContext: Bool {
    for frame in stack.reversed() {
      switch frame.kind {
      case .element: continue
      case .document, .quote, .list, .item, .footnote, .table, .row, .ignored: return false
      case .paragraph, .heading, .cell, .emphasis, .strong, .strikethrough, .link, .image:
        return true
      }
    }
    return false
  }
}
