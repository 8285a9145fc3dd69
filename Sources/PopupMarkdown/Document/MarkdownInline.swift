// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public enum MarkdownInline: Sendable, Equatable {
  /// Characters; a line feed is a soft break.
  case text(String)
  case code(String)
  case lineBreak
  indirect case emphasis([MarkdownInline])
  indirect case strong([MarkdownInline])
  indirect case strikethrough([MarkdownInline])
  indirect case link(MarkdownLink)
  indirect case image(MarkdownImage)
  /// A reference to a footnote; `occurrence` counts the references to the same one, from 1.
  case footnoteReference(number: Int, occurrence: Int)
  /// An allowed HTML element and the Markdown inside it.
  indirect case element(MarkdownElement<MarkdownInline>)
}

public struct MarkdownLink: Sendable, Equatable {
  public var destination: String
  public var title: String
  public var content: [MarkdownInline]
  public var line: Int
}

public struct MarkdownImage: Sendable, Equatable {
  public var source: String
  public var title: String
  public var alternative: String
  public var line: Int
}
