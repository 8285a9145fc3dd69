// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

extension MarkdownWriter {
  mutating func write(_ inlines: [MarkdownInline]) {
    for inline in inlines { write(inline) }
  }

  private mutating func write(_ inline: MarkdownInline) {
    switch inline {
    case .text(let content): text(content)
    case .code(let content):
      raw("<code>")
      text(content)
      raw("</code>")
    case .lineBreak: raw("<br>\n")
    case .emphasis(let content):
      raw("<em>")
      write(content)
      raw("</em>")
    case .strong(let content):
      raw("<strong>")
      write(content)
      raw("</strong>")
    case .strikethrough(let content):
      raw("<del>")
      write(content)
      raw("</del>")
    case .link(let link): write(link)
    case .image(let image): write(image)
    case .footnoteReference(let number, let occurrence):
      writeReference(number, occurrence)
    case .element(let element): write(element)
    }
  }

  private mutating func write(_ link: MarkdownLink) {
    let url = renderer.rewriteLink(link.destination, link.line)
    // A hook may return anything, so the address is checked after it.
    guard SafeURL.isAllowed(url) else { return write(link.content) }
    raw("<a href=\"")
    attribute(url)
    raw("\"")
    writeTitle(link.title)
    raw(">")
    write(link.content)
    raw("</a>")
  }

  private mutating func write(_ image: MarkdownImage) {
    let url = renderer.rewriteLink(image.source, image.line)
    guard SafeURL.isAllowed(url) else { return text(image.alternative) }
    raw("<img src=\"")
    attribute(url)
    raw("\" alt=\"")
    attribute(image.alternative)
    raw("\"")
    writeTitle(image.title)
    raw(" loading=\"lazy\" decoding=\"async\">")
  }

  private mutating func writeTitle(_ title: String) {
    guard !title.isEmpty else { return }
    raw(" title=\"")
    attribute(title)
    raw("\"")
  }

  private mutating func write(_ element: MarkdownElement<MarkdownInline>) {
    var attributes = element.attributes
    if let url = attributes["href"] {
      let rewritten = renderer.rewriteLink(url, 0)
      attributes["href"] = SafeURL.isAllowed(rewritten) ? rewritten : nil
    }
    HTMLSerializer.appendStartTag(HTMLElement(element.name, attributes), to: &bytes)
    guard !HTMLPolicy.void.contains(element.name) else { return }
    write(element.children)
    HTMLSerializer.appendEndTag(element.name, to: &bytes)
  }
}
