// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// Writes a tree to bytes, in one pass and without an HTML tree between.
struct MarkdownWriter {
  let renderer: MarkdownRenderer
  var bytes: [UInt8] = []
  /// How often each table label was used, since two regions need two names.
  private var tableLabels: [String: Int] = [:]

  init(renderer: MarkdownRenderer) {
    self.renderer = renderer
  }

  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func text(_ text: String) {
    HTMLEscaping.appendText(text, to: &bytes)
  }

  mutating func attribute(_ text: String) {
    HTMLEscaping.appendAttribute(text, to: &bytes)
  }

  mutating func number(_ number: Int) {
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func write(_ blocks: [MarkdownBlock]) {
    for block in blocks { write(block) }
  }

  private mutating func write(_ block: MarkdownBlock) {
    switch block {
    case .paragraph(let inlines):
      raw("<p>")
      write(inlines)
      raw("</p>\n")
    case .heading(let heading): write(heading)
    case .code(let block):
      if let nodes = renderer.renderCodeBlock(block) {
        HTMLSerializer.append(nodes, to: &bytes)
      } else {
        writeCode(block)
      }
    case .list(let list): write(list)
    case .quote(let blocks):
      raw("<blockquote>\n")
      write(blocks)
      raw("</blockquote>\n")
    case .alert(let alert): write(alert)
    case .table(let table): write(table)
    case .rule: raw("<hr>\n")
    case .inlines(let inlines): write(inlines)
    case .element(let element): write(element)
    }
  }

  private mutating func write(_ heading: MarkdownHeading) {
    let hasAnchor = renderer.anchoredLevels.contains(heading.level)
    let level = UInt8(ascii: "0") + UInt8(clamping: heading.level)
    // The link stands beside the heading, not in it, so that it is no part of the heading's name.
    if hasAnchor { raw("<div class=\"heading\">") }
    raw("<h")
    bytes.append(level)
    raw(" id=\"")
    attribute(heading.id)
    raw("\">")
    write(heading.content)
    raw("</h")
    bytes.append(level)
    raw(">")
    if hasAnchor {
      raw("<a class=\"anchor\" href=\"#")
      attribute(heading.id)
      raw("\" aria-label=\"")
      attribute(renderer.strings.linkToSection(heading.content.plainText))
      raw("\">#</a></div>")
    }
    raw("\n")
  }

  private mutating func write(_ alert: MarkdownAlert) {
    let kind = alert.kind.rawValue
    let name = renderer.strings.alert(alert.kind)
    raw("<div class=\"alert alert-")
    attribute(kind)
    raw("\" role=\"note\" aria-label=\"")
    attribute(alert.title.isEmpty ? name : "\(name): \(alert.title.plainText)")
    raw("\"><p class=\"alert-title\">")
    if alert.title.isEmpty { text(name) } else { write(alert.title) }
    raw("</p>\n")
    write(alert.blocks)
    raw("</div>\n")
  }

  mutating func writeCode(_ block: CodeBlock) {
    let title = block.info["title"] ?? ""
    if !title.isEmpty {
      raw("<figure class=\"code-figure\"><figcaption>")
      text(title)
      raw("</figcaption>")
    }
    // Code may scroll sideways, and what scrolls must take focus and have a name.
    raw("<pre class=\"code\" tabindex=\"0\" role=\"group\" aria-label=\"")
    attribute(renderer.strings.code(block.info.language))
    raw("\"><code")
    if !block.info.language.isEmpty {
      raw(" class=\"language-")
      attribute(block.info.language)
      raw("\"")
    }
    raw(">")
    Highlighter.append(block.code, language: block.info.language, to: &bytes)
    raw("</code></pre>")
    if !title.isEmpty { raw("</figure>") }
    raw("\n")
  }

  private mutating func write(_ element: MarkdownElement<MarkdownBlock>) {
    HTMLSerializer.appendStartTag(
      HTMLElement(element.name, element.attributes), to: &bytes)
    guard !HTMLPolicy.void.contains(element.name) else { return raw("\n") }
    write(element.children)
    HTMLSerializer.appendEndTag(element.name, to: &bytes)
    raw("\n")
  }

  // MARK: Tables

  private mutating func write(_ table: MarkdownTable) {
    raw("<div class=\"table-scroll\" tabindex=\"0\" role=\"region\" aria-label=\"")
    attribute(label(of: table))
    raw("\"><table>\n<thead>\n<tr>")
    for (column, cell) in table.header.enumerated() {
      raw("<th scope=\"col\"")
      writeAlignment(table, column)
      write(cell)
      raw("</th>")
    }
    raw("</tr>\n</thead>\n")
    if !table.rows.isEmpty { raw("<tbody>\n") }
    for row in table.rows {
      raw("<tr>")
      for (column, cell) in row.enumerated() {
        raw("<td")
        writeAlignment(table, column)
        write(cell)
        raw("</td>")
      }
      raw("</tr>\n")
    }
    if !table.rows.isEmpty { raw("</tbody>\n") }
    raw("</table></div>\n")
  }

  private mutating func writeAlignment(_ table: MarkdownTable, _ column: Int) {
    switch column < table.alignments.count ? table.alignments[column] : .none {
    case .none: raw(">")
    case .start: raw(" class=\"align-start\">")
    case .center: raw(" class=\"align-center\">")
    case .end: raw(" class=\"align-end\">")
    }
  }

  private mutating func label(of table: MarkdownTable) -> String {
    let label = renderer.strings.table(table.header.map(\.plainText).filter { !$0.isEmpty })
    let count = (tableLabels[label] ?? 0) + 1
    tableLabels[label] = count
    return count == 1 ? label : "\(label) (\(count))"
  }
}
