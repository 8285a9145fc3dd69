// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The words of a tree without its markup, as bytes: pages have thousands of short runs.
extension [MarkdownInline] {
  public var plainText: String {
    if count == 1, case .text(let text) = self[0] { return text }
    var bytes: [UInt8] = []
    appendPlainText(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  func appendPlainText(to bytes: inout [UInt8]) {
    for inline in self { inline.appendPlainText(to: &bytes) }
  }
}

extension MarkdownInline {
  fileprivate func appendPlainText(to bytes: inout [UInt8]) {
    switch self {
    case .text(let text), .code(let text): bytes.append(contentsOf: text.utf8)
    case .lineBreak: bytes.append(UInt8(ascii: "\n"))
    case .emphasis(let content), .strong(let content), .strikethrough(let content):
      content.appendPlainText(to: &bytes)
    case .link(let link): link.content.appendPlainText(to: &bytes)
    case .image(let image): bytes.append(contentsOf: image.alternative.utf8)
    case .footnoteReference: break
    case .element(let element):
      if element.name == "br" { bytes.append(UInt8(ascii: " ")) }
      element.children.appendPlainText(to: &bytes)
    }
  }
}

extension MarkdownBlock {
  /// Appends every run of text in reading order, each with a line feed after it.
  func appendPlainText(includingCode: Bool, to bytes: inout [UInt8]) {
    switch self {
    case .heading(let heading): Self.append(heading.content, to: &bytes)
    case .paragraph(let inlines), .inlines(let inlines): Self.append(inlines, to: &bytes)
    case .quote(let blocks): blocks.appendPlainText(includingCode: includingCode, to: &bytes)
    case .alert(let alert):
      Self.append(alert.title, to: &bytes)
      alert.blocks.appendPlainText(includingCode: includingCode, to: &bytes)
    case .list(let list):
      for item in list.items {
        item.blocks.appendPlainText(includingCode: includingCode, to: &bytes)
      }
    case .table(let table):
      for cell in table.header { Self.append(cell, to: &bytes) }
      for row in table.rows {
        for cell in row { Self.append(cell, to: &bytes) }
      }
    case .code(let code):
      if includingCode { bytes.append(contentsOf: code.code.utf8) }
    case .element(let element):
      element.children.appendPlainText(includingCode: includingCode, to: &bytes)
    case .rule: break
    }
  }

  private static func append(_ inlines: [MarkdownInline], to bytes: inout [UInt8]) {
    inlines.appendPlainText(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }
}

extension [MarkdownBlock] {
  func appendPlainText(includingCode: Bool, to bytes: inout [UInt8]) {
    for block in self { block.appendPlainText(includingCode: includingCode, to: &bytes) }
  }
}
