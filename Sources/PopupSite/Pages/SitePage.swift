// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

internal import PopupMarkdown

/// A page of the docs: a Markdown file, read and understood.
struct SitePage {
  /// Relative to the docs folder, as in `guides/vapor.md`.
  let path: String
  /// As diagnostics name it.
  let file: String
  let source: [UInt8]
  /// The content, without the title that the template writes.
  var document: MarkdownDocument

  var title = ""
  var navigationTitle = ""
  /// The first words of a start page, when its title is only a name.
  var headline: String?
  var description: String?
  var section: String?
  var order: Int?
  /// The page template's name.
  var template = "page"
  /// Relative to the output folder, as in `guides/vapor.html`.
  var output = ""

  /// The ids that links may name.
  var anchors: Set<String> = []

  var isHome: Bool { output == "index.html" }
  /// The path without its extension.
  var stem: String { String(output.dropLast(".html".count)) }

  static let keys = [
    "title", "navigation", "headline", "description", "section", "order", "slug", "template",
  ]

  /// Understands a parsed document; everything wrong with it is reported.
  init(
    path: String, file: String, source: [UInt8], document: MarkdownDocument,
    problems: inout [SiteDiagnostic]
  ) {
    self.path = path
    self.file = file
    self.source = source
    self.document = document
    output = path.dropLast(".md".count) + ".html"
    for entry in document.frontMatter.entries {
      if let message = apply(entry) {
        problems.append(
          SiteDiagnostic(.error, file: file, line: entry.line, column: 1, message: message))
      }
    }
    if document.frontMatter.entry("section") == nil { section = folderSection }
    takeTitle(problems: &problems)
    checkHeadings(problems: &problems)
    anchors = document.anchorIDs.union(["content"])
    if navigationTitle.isEmpty { navigationTitle = title }
    if isHome, document.frontMatter["template"] == nil { template = "home" }
  }

  private mutating func apply(_ entry: FrontMatter.Entry) -> String? {
    guard Self.keys.contains(entry.key) else {
      return "'\(entry.key)' is not a front-matter key; expected one of "
        + Self.keys.joined(separator: ", ") + Suggestion.clause(for: entry.key, in: Self.keys)
    }
    guard case .string(let text) = entry.value else {
      return "'\(entry.key)' takes one value, not a list; write '\(entry.key): value'"
    }
    switch entry.key {
    case "title": title = text
    case "navigation": navigationTitle = text
    case "headline": headline = text.isEmpty ? nil : text
    case "description": description = text.isEmpty ? nil : text
    case "section": section = text.isEmpty ? nil : text
    case "template": template = text
    case "slug": return setSlug(text)
    default:
      guard let number = Int(text) else {
        return "'order' must be a whole number, as in 'order: 10', not '\(text)'"
      }
      order = number
    }
    return nil
  }

  /// The section of a page that names none: its folder, with the first letter raised.
  private var folderSection: String? {
    guard let slash = path.firstIndex(of: "/") else { return nil }
    let words = path[..<slash].split(whereSeparator: { $0 == "-" || $0 == "_" })
    let name = words.joined(separator: " ")
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  private mutating func setSlug(_ text: String) -> String? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part != "." && part != ".."
        && part.utf8.allSatisfy { byte in
          Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        }
    }
    guard isPlain, text.utf8.allSatisfy({ $0 < 0x80 }) else {
      return "'slug' must be letters, digits and '-', with '/' between folders, not '\(text)'"
    }
    output = text + ".html"
    return nil
  }

  /// The title is the front matter's, else the first heading's, which the template then writes.
  private mutating func takeTitle(problems: inout [SiteDiagnostic]) {
    if case .heading(let heading)? = document.blocks.first, heading.level == 1 {
      if title.isEmpty { title = heading.content.plainText }
      document.blocks.removeFirst()
    }
    guard title.isEmpty else { return }
    title = String(path.dropLast(".md".count).split(separator: "/").last ?? "Untitled")
    problems.append(
      SiteDiagnostic(
        .warning, file: file, line: 1, column: 1,
        message: "the page has no title; add 'title: …' to its front matter"))
  }

  private func checkHeadings(problems: inout [SiteDiagnostic]) {
    var last = 1
    for heading in document.headings {
      if heading.level == 1 {
        problems.append(
          SiteDiagnostic(
            .warning, file: file, line: heading.line, column: 1,
            message: "a page has one heading of level 1, its title; use '##' here"))
      } else if heading.level > last + 1 {
        problems.append(
          SiteDiagnostic(
            .warning, file: file, line: heading.line, column: 1,
            message: "this heading skips a level: after level \(last) comes level \(last + 1)"))
      }
      last = heading.level
    }
  }
}
