// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

extension MarkdownDocument {
  /// Every block of code, in reading order, wherever it stands.
  public var codeBlocks: [CodeBlock] {
    var result: [CodeBlock] = []
    forEachBlock { if case .code(let block) = $0 { result.append(block) } }
    return result
  }

  /// Every id that a link may name: headings, allowed HTML elements and `<a name>`.
  public var anchorIDs: Set<String> {
    var ids: Set<String> = []
    forEachBlock { block in
      switch block {
      case .heading(let heading):
        ids.insert(heading.id)
        heading.content.insertIDs(into: &ids)
      case .element(let element):
        if let id = element.attributes["id"] { ids.insert(id) }
      case .paragraph(let inlines), .inlines(let inlines): inlines.insertIDs(into: &ids)
      case .table(let table):
        for cell in table.header + table.rows.flatMap({ $0 }) { cell.insertIDs(into: &ids) }
      default: break
      }
    }
    return ids
  }

  /// Hands every block to `body`, outer ones first, footnotes last.
  public func forEachBlock(_ body: (MarkdownBlock) -> Void) {
    for block in blocks { block.forEach(body) }
    for block in footnotes.flatMap(\.blocks) { block.forEach(body) }
  }
}

extension MarkdownBlock {
  fileprivate func forEach(_ body: (MarkdownBlock) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  private var children: [MarkdownBlock] {
    switch self {
    case .quote(let blocks): blocks
    case .alert(let alert): alert.blocks
    case .list(let list): list.items.flatMap(\.blocks)
    case .element(let element): element.children
    case .heading, .paragraph, .code, .table, .rule, .inlines: []
    }
  }
}

extension [MarkdownInline] {
  fileprivate func insertIDs(into ids: inout Set<String>) {
    for inline in self {
      switch inline {
      case .emphasis(let content), .strong(let content), .strikethrough(let content):
        content.insertIDs(into: &ids)
      case .link(let link): link.content.insertIDs(into: &ids)
      case .element(let element):
        if let id = element.attributes["id"] { ids.insert(id) }
        if element.name == "a", let name = element.attributes["name"] { ids.insert(name) }
        element.children.insertIDs(into: &ids)
      case .text, .code, .lineBreak, .image, .footnoteReference: break
      }
    }
  }
}
