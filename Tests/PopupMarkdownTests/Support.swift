// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown
import Testing

/// Parses a page that has no errors.
func parse(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  -> MarkdownDocument
{
  try MarkdownDocument(parsing: text, path: "Docs/page.md")
}

/// The HTML of a page, without the last line feed.
func html(_ text: String, _ configure: (inout MarkdownRenderer) -> Void = { _ in }) throws -> String
{
  var renderer = MarkdownRenderer()
  renderer.anchoredLevels = 6...6
  configure(&renderer)
  let html = String(decoding: renderer.render(try parse(text)), as: UTF8.self)
  return html.hasSuffix("\n") ? String(html.dropLast()) : html
}

/// The errors of a page that has some.
func errors(_ text: String) -> [String] {
  do {
    _ = try parse(text)
    return []
  } catch let error as MarkdownError {
    return error.diagnostics.map(\.description)
  } catch {
    return ["\(error)"]
  }
}

/// The warnings of a page without errors.
func warnings(_ text: String) throws -> [String] {
  try parse(text).diagnostics.map(\.description)
}
