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
    var bytes: [UInt8] = []
    for block in blocks {
      if case .heading(let heading) = block {
        sections[sections.count - 1].text = Self.collapsed(bytes)
        bytes.removeAll(keepingCapacity: true)
        sections.append(
          SearchSection(
            id: heading.id, level: heading.level, title: heading.content.plainText, text: ""))
      } else {
        block.appendPlainText(includingCode: includingCode, to: &bytes)
      }
    }
    for footnote in footnotes {
      footnote.blocks.appendPlainText(includingCode: includingCode, to: &bytes)
    }
    sections[sections.count - 1].text = Self.collapsed(bytes)
    if sections[0].text.isEmpty { sections.removeFirst() }
    return sections
  }

  /// The text with one space for every run of white space, and none at its ends.
  private static func collapsed(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var needsSpace = false
    for byte in bytes {
      if byte <= 0x20 {
        needsSpace = !result.isEmpty
        continue
      }
      if needsSpace { result.append(0x20) }
      needsSpace = false
      result.append(byte)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
