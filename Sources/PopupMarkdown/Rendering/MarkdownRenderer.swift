// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupMarkup

/// Renders a document as HTML.
///
/// ```swift
/// var renderer = MarkdownRenderer()
/// renderer.rewriteLink = { url, _ in url.hasSuffix(".md") ? String(url.dropLast(3)) + "/" : url }
/// let html = renderer.render(document)
/// ```
///
/// Classes: `heading`, `anchor`, `alert alert-<kind>`, `alert-title`, `table-scroll`,
/// `align-start|center|end`, `task-list`, `code`, `code-figure`, `footnote-ref`, `footnotes`,
/// `footnote-back`, and the `hl-…` of `HighlightToken.Kind`.
public struct MarkdownRenderer {
  /// Put before the ids of footnotes, for pages that hold several rendered documents.
  public var idPrefix = ""
  public var strings = MarkdownStrings()
  /// The headings that get a link to themselves.
  public var anchoredLevels: ClosedRange<Int> = 2...4
  /// Renders a block of code instead of the renderer; `nil` leaves it to the renderer.
  public var renderCodeBlock: (_ block: CodeBlock) -> [HTMLNode]? = { _ in nil }
  /// The address to write for a link or an image, and the line where it stands.
  public var rewriteLink: (_ url: String, _ line: Int) -> String = { url, _ in url }

  public init() {}

  /// The document's content: UTF-8, without a page around it.
  public func render(_ document: MarkdownDocument) -> [UInt8] {
    var writer = MarkdownWriter(renderer: self)
    writer.bytes.reserveCapacity(16 * 1024)
    writer.write(document.blocks)
    writer.write(footnotes: document.footnotes)
    return writer.bytes
  }

  /// The document's content as one node, to be put into a tree.
  public func node(_ document: MarkdownDocument) -> HTMLNode {
    .trusted(render(document))
  }

  /// The rendering of some blocks, without footnotes.
  public func render(_ blocks: [MarkdownBlock]) -> [UInt8] {
    var writer = MarkdownWriter(renderer: self)
    writer.write(blocks)
    return writer.bytes
  }

  /// The rendering of inline content, such as a title.
  public func render(_ inlines: [MarkdownInline]) -> [UInt8] {
    var writer = MarkdownWriter(renderer: self)
    writer.write(inlines)
    return writer.bytes
  }

  /// The renderer's own way to show code, for hooks that want to add to it.
  public func defaultCode(_ block: CodeBlock) -> [HTMLNode] {
    var writer = MarkdownWriter(renderer: self)
    writer.writeCode(block)
    return [.trusted(writer.bytes)]
  }
}
