// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A ` ```swift demo ` fence that was compiled into the program that builds the site.
public struct DemoExample: Sendable {
  /// The Markdown file, relative to the docs folder.
  public var page: String
  /// The line of the fence in that file when it was compiled.
  public var line: Int
  /// The fence's content; a fence with other content has been edited since and is not live.
  public var source: String
  /// Renders the demo; every id in the result begins with the given one.
  public var render: @MainActor @Sendable (_ id: String) throws -> RenderedDemo

  public init(
    page: String, line: Int, source: String,
    render: @escaping @MainActor @Sendable (_ id: String) throws -> RenderedDemo
  ) {
    self.page = page
    self.line = line
    self.source = source
    self.render = render
  }
}

/// A demo as markup.
public struct RenderedDemo: Sendable {
  /// The fragment as it goes into the page.
  public var html: String
  /// The fragment as it is shown to readers; the same markup with lines and indentation.
  public var prettyHTML: String
  /// What the fragment needs beyond the kit's style sheet; often empty.
  public var css: String
  public var diagnostics: [SiteDiagnostic]

  public init(
    html: String, prettyHTML: String? = nil, css: String = "", diagnostics: [SiteDiagnostic] = []
  ) {
    self.html = html
    self.prettyHTML = prettyHTML ?? html
    self.css = css
    self.diagnostics = diagnostics
  }
}
