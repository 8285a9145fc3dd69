// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// An entry of a page's table of contents, with the entries below it.
public struct TableOfContentsEntry: Sendable, Equatable {
  public var level: Int
  public var id: String
  public var title: String
  public var children: [TableOfContentsEntry]
}

extension MarkdownDocument {
  /// The headings that do not stand inside other blocks, in order.
  public var headings: [MarkdownHeading] {
    blocks.compactMap { if case .heading(let heading) = $0 { heading } else { nil } }
  }

  /// The words of the first heading of level 1.
  public var title: String? {
    headings.first { $0.level == 1 }?.content.plainText
  }

  /// The headings of these levels as a tree; a heading belongs to the last one of lower level.
  public func tableOfContents(_ levels: ClosedRange<Int> = 2...3) -> [TableOfContentsEntry] {
    var open: [TableOfContentsEntry] = []
    var roots: [TableOfContentsEntry] = []
    func close(from level: Int) {
      while let last = open.last, last.level >= level {
        open.removeLast()
        if open.isEmpty {
          roots.append(last)
        } else {
          open[open.count - 1].children.append(last)
        }
      }
    }
    for heading in headings where levels.contains(heading.level) {
      close(from: heading.level)
      open.append(
        TableOfContentsEntry(
          level: heading.level, id: heading.id, title: heading.content.plainText, children: []))
    }
    close(from: 0)
    return roots
  }
}
