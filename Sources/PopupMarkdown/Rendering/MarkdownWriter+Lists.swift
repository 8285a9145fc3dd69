// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension MarkdownWriter {
  mutating func write(_ list: MarkdownList) {
    let isTaskList = list.items.contains { $0.isChecked != nil }
    raw(list.start == nil ? "<ul" : "<ol")
    if isTaskList { raw(" class=\"task-list\"") }
    if let start = list.start, start != 1 {
      raw(" start=\"")
      number(start)
      raw("\"")
    }
    raw(">\n")
    for item in list.items { write(item, isTight: list.isTight) }
    raw(list.start == nil ? "</ul>\n" : "</ol>\n")
  }

  private mutating func write(_ item: MarkdownList.Item, isTight: Bool) {
    raw("<li>")
    var rest = item.blocks[...]
    if let isChecked = item.isChecked { writeTask(isChecked, isTight: isTight, &rest) }
    for (index, block) in rest.enumerated() {
      if isTight, case .paragraph(let inlines) = block {
        write(inlines)
        if index + 1 < rest.count { raw("\n") }
      } else {
        if index == 0 { raw("\n") }
        write([block])
      }
    }
    raw("</li>\n")
  }

  /// The box with the item's first paragraph as its label.
  private mutating func writeTask(
    _ isChecked: Bool, isTight: Bool, _ blocks: inout ArraySlice<MarkdownBlock>
  ) {
    guard case .paragraph(let inlines)? = blocks.first else {
      writeBox(isChecked, label: renderer.strings.task(isChecked))
      return
    }
    if !isTight { raw("<p>") }
    raw("<label>")
    writeBox(isChecked, label: nil)
    raw(" ")
    write(inlines)
    raw("</label>")
    if !isTight { raw("</p>\n") }
    blocks = blocks.dropFirst()
  }

  private mutating func writeBox(_ isChecked: Bool, label: String?) {
    raw("<input type=\"checkbox\" disabled")
    if isChecked { raw(" checked") }
    if let label {
      raw(" aria-label=\"")
      attribute(label)
      raw("\"")
    }
    raw(">")
  }
}
