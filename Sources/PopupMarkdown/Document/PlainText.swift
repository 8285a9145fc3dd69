// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The words of a tree without its markup.
extension [MarkdownInline] {
  public var plainText: String {
    var result = ""
    for inline in self { inline.appendPlainText(to: &result) }
    return result
  }
}

extension MarkdownInline {
  func appendPlainText(to result: inout String) {
    switch self {
    case .text(let text), .code(let text): result += text
    case .lineBreak: result += "\n"
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      for inline in content { inline.appendPlainText(to: &result) }
    case .link(let link):
      for inline in link.content { inline.appendPlainText(to: &result) }
    case .image(let image): result += image.alternative
    case .footnoteReference: break
    case .element(let element):
      if element.name == "br" { result += " " }
      for inline in element.children { inline.appendPlainText(to: &result) }
    }
  }
}

extension MarkdownBlock {
  /// Hands every run of text to `body`, in reading order.
  func forEachText(includingCode: Bool, _ body: (String) -> Void) {
    switch self {
    case .heading(let heading): body(heading.content.plainText)
    case .paragraph(let inlines), .inlines(let inlines): body(inlines.plainText)
    case .quote(let blocks):
      for block in blocks { block.forEachText(includingCode: includingCode, body) }
    case .alert(let alert):
      if !alert.title.isEmpty { body(alert.title.plainText) }
      for block in alert.blocks { block.forEachText(includingCode: includingCode, body) }
    case .list(let list):
      for block in list.items.flatMap(\.blocks) {
        block.forEachText(includingCode: includingCode, body)
      }
    case .table(let table):
      for cell in table.header + table.rows.flatMap({ $0 }) { body(cell.plainText) }
    case .code(let code): if includingCode { body(code.code) }
    case .element(let element):
      for block in element.children { block.forEachText(includingCode: includingCode, body) }
    case .rule: break
    }
  }
}
