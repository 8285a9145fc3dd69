// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupKit
internal import PopupMarkup

extension DemoExample {
  /// A demo that a view draws, in the theme of the page around it.
  ///
  /// ```swift
  /// DemoExample(page: "cards.md", line: 12, source: source) { OrderList() }
  /// ```
  ///
  /// - Parameters:
  ///   - page: the Markdown file, relative to the docs folder.
  ///   - line: the line of the fence in it.
  ///   - source: the fence's content.
  ///   - view: makes the view.
  public init<Content: View>(
    page: String, line: Int, source: String, view: @escaping @MainActor @Sendable () -> Content
  ) {
    self.init(page: page, line: line, source: source) { id in
      let rendered = try StaticRenderer().render(view(), id: id)
      return RenderedDemo(
        html: rendered.html,
        prettyHTML: HTMLSerializer.pretty(rendered.nodes, isContainer: Self.isContainer),
        css: rendered.css,
        diagnostics: rendered.diagnostics.compactMap(SiteDiagnostic.init))
    }
  }

  /// The kit's flex and grid containers, in which white space between children is not shown.
  private static func isContainer(_ element: HTMLElement) -> Bool {
    let names = [
      "df-root", "df-vstack", "df-hstack", "df-zstack", "df-body", "df-card", "df-header",
      "df-actions", "df-surface", "df-media", "df-content", "df-form",
    ]
    return element.name.hasPrefix("df-") || names.contains { element.attributes.hasClass($0) }
  }
}

extension SiteDiagnostic {
  /// What the renderer noticed about a demo; notes are for the demo's reader, not for the site's
  /// author.
  init?(_ diagnostic: Diagnostic) {
    guard diagnostic.severity != .note else { return nil }
    self.init(
      diagnostic.severity == .error ? .error : .warning, file: diagnostic.file,
      line: diagnostic.line, column: diagnostic.column,
      message: diagnostic.message + (diagnostic.suggestion.isEmpty ? "" : "; ")
        + diagnostic.suggestion)
  }
}
