// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension MarkdownWriter {
  mutating func writeReference(_ number: Int, _ occurrence: Int) {
    raw("<sup class=\"footnote-ref\"><a id=\"")
    writeReferenceID(number, occurrence)
    raw("\" href=\"#")
    writeFootnoteID(number)
    raw("\" role=\"doc-noteref\" aria-label=\"")
    attribute(renderer.strings.footnoteReference(number))
    raw("\">")
    self.number(number)
    raw("</a></sup>")
  }

  mutating func write(footnotes: [MarkdownFootnote]) {
    guard !footnotes.isEmpty else { return }
    raw("<section class=\"footnotes\" role=\"doc-endnotes\" aria-label=\"")
    attribute(renderer.strings.footnotes)
    raw("\">\n<ol>\n")
    for footnote in footnotes {
      raw("<li id=\"")
      writeFootnoteID(footnote.number)
      raw("\">\n")
      write(footnote)
      raw("</li>\n")
    }
    raw("</ol>\n</section>\n")
  }

  /// A footnote with its back-links at the end of its last paragraph.
  private mutating func write(_ footnote: MarkdownFootnote) {
    guard case .paragraph(let inlines)? = footnote.blocks.last else {
      write(footnote.blocks)
      raw("<p>")
      writeBackLinks(footnote)
      raw("</p>\n")
      return
    }
    write(Array(footnote.blocks.dropLast()))
    raw("<p>")
    write(inlines)
    writeBackLinks(footnote)
    raw("</p>\n")
  }

  private mutating func writeBackLinks(_ footnote: MarkdownFootnote) {
    for occurrence in 1...max(footnote.referenceCount, 1) {
      raw(" <a class=\"footnote-back\" href=\"#")
      writeReferenceID(footnote.number, occurrence)
      raw("\" role=\"doc-backlink\" aria-label=\"")
      attribute(renderer.strings.backToReference(footnote.number, occurrence))
      raw("\">↩</a>")
    }
  }

  private mutating func writeFootnoteID(_ number: Int) {
    attribute(renderer.idPrefix)
    raw("fn-")
    self.number(number)
  }

  private mutating func writeReferenceID(_ number: Int, _ occurrence: Int) {
    attribute(renderer.idPrefix)
    raw("fnref-")
    self.number(number)
    if occurrence > 1 {
      raw("-")
      self.number(occurrence)
    }
  }
}
