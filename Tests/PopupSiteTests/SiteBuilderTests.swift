// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupSite
import Testing

@MainActor
@Suite("Building a site")
struct SiteBuilderTests {
  static let pages = [
    "index.md": "---\ntitle: Start\n---\nHello. [Cards](cards.md#more)\n",
    "cards.md":
      "---\ntitle: Cards\nsection: Popups\norder: 2\n---\n## More\n\n[Up](guide/deep.md)\n",
    "edges.md": "---\ntitle: Edges & co\nsection: Popups\norder: 1\n---\nText.\n",
    "guide/deep.md":
      "---\ntitle: Deep\nsection: Guide\n---\n[Back](../cards.md) ![p](../pic.svg)\n",
    "pic.svg": "<svg/>",
  ]

  @Test("Pages, Markdown twins, assets, kit files and indexes are written")
  func writesEverything() throws {
    var fixture = try SiteFixture(Self.pages)
    fixture.configuration.kitFiles = ["popup-kit.css": Array("a{}".utf8)]
    let report = try fixture.build()
    let names = try fixture.scratch.snapshot("out").keys.sorted()
    #expect(
      names == [
        ".popuplab", "404.html", "assets/search-index.js", "assets/site.css", "cards.html",
        "cards.md", "edges.html", "edges.md", "guide/deep.html", "guide/deep.md", "index.html",
        "index.md", "kit/popup-kit.css", "llms.txt", "pic.svg", "sitemap.xml",
      ])
    #expect(report.pages == 4)
    #expect(report.warnings.isEmpty)
    #expect(
      try fixture.output("guide/deep.md") == "# Deep\n\n[Back](../cards.md) ![p](../pic.svg)\n")
  }

  @Test("Sections follow site.json, pages their order, and the current page is marked")
  func ordersNavigation() throws {
    let fixture = try SiteFixture(Self.pages)
    try fixture.scratch.write("Site/site.json", "{\"sections\": [\"Popups\", \"Guide\"]}")
    try fixture.build()
    let html = try fixture.output("cards.html")
    #expect(
      html.contains(
        "<nav>Popups: <a href=\"edges.html\">Edges &amp; co</a>"
          + " <a href=\"cards.html\" aria-current=\"page\">Cards</a></nav>"
          + "<nav>Guide: <a href=\"guide/deep.html\">Deep</a></nav>"), "\(html)")
  }

  @Test("Without a base URL links are relative and work from a disk")
  func linksRelatively() throws {
    let fixture = try SiteFixture(Self.pages)
    try fixture.build()
    #expect(try fixture.output("index.html").contains("href=\"cards.html#more\""))
    #expect(try fixture.output("guide/deep.html").contains("href=\"../cards.html\""))
    #expect(try fixture.output("guide/deep.html").contains("src=\"../pic.svg\""))
    #expect(try fixture.output("404.html").contains("href=\"/cards.html\""))
  }

  @Test(
    "With a base URL links start at its path",
    arguments: [
      ("/lab", "/lab/"), ("/lab/", "/lab/"), ("lab", "/lab/"), ("/", "/"),
      ("https://example.org/lab/", "/lab/"), ("https://example.org", "/"),
    ])
  func linksBelowBase(_ given: String, _ path: String) throws {
    var fixture = try SiteFixture(Self.pages)
    fixture.configuration.baseURL = try BaseURL(parsing: given)
    try fixture.build()
    #expect(try fixture.output("guide/deep.html").contains("href=\"\(path)cards.html\""))
    #expect(try fixture.output("index.html").contains("href=\"\(path)cards.html#more\""))
    #expect(try fixture.output("404.html").contains("href=\"\(path)cards.html\""))
    let hasOrigin = given.hasPrefix("https")
    let map = try fixture.output("sitemap.xml")
    #expect(map.contains("<loc>https://example.org\(path)cards.html</loc>") == hasOrigin)
  }

  @Test(
    "What is not a base URL is refused",
    arguments: ["", "ftp://x", "https://", "/a b", "/a?b", "/a#b", "/../x", "https://a b/"])
  func refusesBaseURL(_ text: String) {
    #expect(throws: BaseURL.Problem.self) { try BaseURL(parsing: text) }
  }

  @Test("Two builds give the same bytes, and the second writes nothing")
  func isDeterministic() throws {
    let fixture = try SiteFixture(Self.pages)
    try fixture.build()
    let first = try fixture.scratch.snapshot("out")
    let report = try fixture.build()
    #expect(report.written == 0)
    #expect(try fixture.scratch.snapshot("out") == first)
  }

  @Test("A kept builder sees edits, new pages and removed ones")
  func rebuilds() throws {
    let fixture = try SiteFixture(Self.pages)
    let builder = SiteBuilder(configuration: fixture.configuration)
    try builder.build()
    try fixture.scratch.write("Docs/edges.md", "---\ntitle: Corners\nsection: Popups\n---\nNew.\n")
    try fixture.scratch.write("Docs/more.md", "---\ntitle: More\n---\nMore.\n")
    let report = try builder.build()
    #expect(report.pages == 5)
    #expect(try fixture.output("edges.html").contains("<p>New.</p>"))
    #expect(try fixture.output("cards.html").contains("Corners"))
    #expect(try fixture.output("more.html").contains("More."))
  }

  @Test("A page without an index makes a start page of the site's own")
  func makesStartPage() throws {
    let fixture = try SiteFixture(["a.md": "---\ntitle: A\n---\n"])
    try fixture.scratch.write("Site/site.json", "{\"title\": \"Our popups\"}")
    try fixture.build()
    #expect(try fixture.output("index.html").contains("<p>Our popups</p>"))
  }

  @Test("The title of a page is its front matter's, else its first heading's")
  func findsTitle() throws {
    let fixture = try SiteFixture([
      "a.md": "# From the text\n\nWords.\n", "b.md": "---\ntitle: Front\n---\n# Text\n",
    ])
    try fixture.build()
    #expect(try fixture.output("a.html").contains("<title>From the text</title>"))
    #expect(try !fixture.output("a.html").contains("<h1"))
    #expect(try fixture.output("b.html").contains("<title>Front</title>"))
  }

  @Test("A slug names the output, and links follow it")
  func usesSlug() throws {
    let fixture = try SiteFixture([
      "a.md": "---\ntitle: A\nslug: deep/er-page\n---\n[b](b.md)\n",
      "b.md": "---\ntitle: B\n---\n[a](a.md)\n",
    ])
    try fixture.build()
    #expect(try fixture.output("deep/er-page.html").contains("href=\"../b.html\""))
    #expect(try fixture.output("b.html").contains("href=\"deep/er-page.html\""))
  }

  @Test("The search index holds pages and sections as JSON in a module")
  func writesSearchIndex() throws {
    let fixture = try SiteFixture(Self.pages)
    try fixture.build()
    let index = try fixture.output("assets/search-index.js")
    #expect(index.hasPrefix("export const entries = [\n"))
    #expect(index.contains("[\"cards.html#more\",\"Cards\",\"More\",\"Up\"],"), "\(index)")
  }
}
