// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

internal import PopupMarkdown
internal import PopupMarkup

extension SiteRun {
  /// What programs read: the search index, the site map and the list of pages for language models.
  mutating func addIndexes() {
    files["assets/search-index.js"] = searchIndex
    files["sitemap.xml"] = siteMap
    files["llms.txt"] = pageList
  }

  private var orderedPages: [SitePage] { navigation.sequence.map { pages[$0] } }

  /// A module, so that search works from a disk as well; loaded at the first search.
  private var searchIndex: [UInt8] {
    Array("export const entries = [\n".utf8) + searchEntries + Array("];\n".utf8)
  }

  /// A page's lines of the search index: one for its start and one for each heading.
  func searchEntries(of page: SitePage) -> [UInt8] {
    var bytes: [UInt8] = []
    let address = SiteLinks.encoded(page.output)
    let sections = page.document.searchSections()
    let opening = sections.first.flatMap { $0.id == nil ? $0.text : nil }
    let start = [page.description, opening].compactMap(\.self).joined(separator: " ")
    append([.string(address), .string(page.title), "", .string(start)], to: &bytes)
    for section in sections {
      guard let id = section.id else { continue }
      let fragment = JSONValue.string(address + "#" + SiteLinks.encoded(id))
      append(
        [fragment, .string(page.title), .string(section.title), .string(section.text)],
        to: &bytes)
    }
    return bytes
  }

  private func append(_ entry: [JSONValue], to bytes: inout [UInt8]) {
    JSONValue.array(entry).append(to: &bytes)
    bytes += ",\n".utf8
  }

  private var siteMap: [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">

      """
    for page in orderedPages {
      let address =
        links.canonical(page.output) ?? links.address(of: page.output, from: page.output)
      text += "<url><loc>\(HTMLEscaping.text(address))</loc></url>\n"
    }
    return Array((text + "</urlset>\n").utf8)
  }

  private var pageList: [UInt8] {
    var text = "# \(settings.title)\n"
    if !settings.description.isEmpty { text += "\n> \(settings.description)\n" }
    for section in navigation.sections {
      text += "\n## \(section.title.isEmpty ? "Pages" : section.title)\n\n"
      for page in section.pages.map({ pages[$0] }) {
        let address =
          links.canonical(page.stem + ".md")
          ?? links.address(of: page.stem + ".md", from: "llms.txt")
        let description = page.description.map { ": " + $0 } ?? ""
        text += "- [\(page.title)](\(address))\(description)\n"
      }
    }
    return Array(text.utf8)
  }
}
