// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A part of a page that search finds on its own: a heading and the text up to the next one.
public struct SearchSection: Sendable, Equatable {
  /// The heading's id; `nil` for the text before the first heading.
  public var id: String?
  public var level: Int
  public var title: String
  /// The words of the section, with single spaces.
  public var text: String
}

extension MarkdownDocument {
  /// The page's text for a search index, cut at its headings.
  public func searchSections(includingCode: Bool = false) -> [SearchSection] {
    var sections = [SearchSection(id: nil, level: 0, title: "", text: "")]
    for block in blocks {
      if case .heading(let heading) = block {
        sections.append(
          SearchSection(
            id: heading.id, level: heading.level, title: heading.content.plainText, text: ""))
      } else {
        block.forEachText(includingCode: includingCode) {
          Self.append($0, to: &sections[sections.count - 1].text)
        }
      }
    }
    for block in footnotes.flatMap(\.blocks) {
      block.forEachText(includingCode: includingCode) {
        Self.append($0, to: &sections[sections.count - 1].text)
      }
    }
    if sections[0].text.isEmpty { sections.removeFirst() }
    return sections
  }

  private static func append(_ words: String, to text: inout String) {
    var needsSpace = !text.isEmpty
    for scalar in words.unicodeScalars {
      if scalar.properties.isWhitespace {
        needsSpace = !text.isEmpty
        continue
      }
      if needsSpace { text += " " }
      needsSpace = false
      text.unicodeScalars.append(scalar)
    }
  }
}
