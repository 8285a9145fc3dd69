// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A Markdown page as a tree.
///
/// ```swift
/// let document = try MarkdownDocument(parsing: bytes, path: "Docs/toast.md")
/// let html = MarkdownRenderer().render(document)
/// ```
public struct MarkdownDocument: Sendable, Equatable {
  /// The path that diagnostics name.
  public var path: String
  public var frontMatter: FrontMatter
  public var blocks: [MarkdownBlock]
  /// The footnotes that the text refers to, in the order of their numbers.
  public var footnotes: [MarkdownFootnote]
  /// Warnings; errors are thrown.
  public var diagnostics: [MarkdownDiagnostic]

  public init(
    path: String, frontMatter: FrontMatter = FrontMatter(), blocks: [MarkdownBlock] = [],
    footnotes: [MarkdownFootnote] = [], diagnostics: [MarkdownDiagnostic] = []
  ) {
    self.path = path
    self.frontMatter = frontMatter
    self.blocks = blocks
    self.footnotes = footnotes
    self.diagnostics = diagnostics
  }
}

public struct MarkdownFootnote: Sendable, Equatable {
  public var number: Int
  /// How many times the text refers to it.
  public var referenceCount: Int
  public var blocks: [MarkdownBlock]
}
