// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupSite
import Testing

@MainActor
@Suite("Live demos")
struct DemoTests {
  static let page =
    "---\ntitle: A\n---\n## Look\n\n```swift demo\nText(\"a\")\n```\n\n```swift demo\nText(\"b\")\n```\n"

  static func example(
    _ source: String, line: Int, css: String = "", page: String = "a.md"
  ) -> DemoExample {
    DemoExample(page: page, line: line, source: source) { id in
      RenderedDemo(html: "<b id=\"\(id)-x\">live</b>", prettyHTML: "<b>\n  live\n</b>", css: css)
    }
  }

  @Test("A compiled demo is rendered with ids of its own, beside its Swift, HTML and CSS")
  func rendersDemos() throws {
    var fixture = try SiteFixture(["a.md": Self.page])
    fixture.configuration.examples = [
      Self.example("Text(\"a\")\n", line: 6, css: ".a{top:0}"),
      Self.example("Text(\"b\")", line: 10),
    ]
    let report = try fixture.build()
    #expect(report.demos == 2)
    #expect(report.warnings.isEmpty, "\(report.warnings)")
    let html = try fixture.output("a.html")
    #expect(html.contains("<figure id=\"demo-1\" aria-label=\"Look\"><b id=\"d1-x\">live</b>"))
    #expect(html.contains("<figure id=\"demo-2\" aria-label=\"Look (2)\"><b id=\"d2-x\">"))
    #expect(html.contains("data-panel=\"html\"><pre"))
    #expect(try fixture.output("assets/pages/a.css") == ".a{top:0}")
  }

  @Test("A demo that is not compiled in, or was edited since, is code with a warning")
  func warnsAboutStaleDemos() throws {
    var fixture = try SiteFixture(["a.md": Self.page])
    fixture.configuration.examples = [Self.example("Text(\"a\")\n", line: 6)]
    let report = try fixture.build()
    #expect(report.demos == 1)
    #expect(report.warnings.map(\.line) == [10])
    #expect(report.warnings.first?.message.contains("changed since") == true)
    fixture.configuration.examples = []
    #expect(try fixture.build().warnings.map(\.line) == [6, 10])
    fixture.configuration.isStrict = true
    #expect(fixture.failure().count == 2)
  }

  @Test("A demo that fails to render is an error at its fence")
  func reportsFailures() throws {
    struct Broken: Error {}
    var fixture = try SiteFixture(["a.md": Self.page])
    fixture.configuration.examples = [
      DemoExample(page: "a.md", line: 6, source: "Text(\"a\")\n") { _ in throw Broken() },
      Self.example("Text(\"b\")", line: 10),
    ]
    let errors = fixture.failure()
    #expect(errors.count == 1)
    #expect(errors.first?.hasPrefix("Docs/a.md:6:1: error: this demo cannot be rendered") == true)
  }

  @Test("A source that is too long for its panel shows its beginning and links to all of it")
  func cutsLongSources() throws {
    var fixture = try SiteFixture(["deep/a.md": Self.page])
    let long = (1...400).map { "<b>line \($0)</b>\n" }.joined()
    fixture.configuration.examples = [
      DemoExample(page: "deep/a.md", line: 7, source: "Text(\"a\")\n") { _ in
        RenderedDemo(html: "<b>live</b>", prettyHTML: long)
      },
      Self.example("Text(\"b\")", line: 11, page: "deep/a.md"),
    ]
    try fixture.build()
    let html = try fixture.output("deep/a.html")
    #expect(html.contains("line 9<"))
    #expect(!html.contains("line 400<"))
    #expect(html.contains("[../assets/demos/deep/a-1.html.txt 400]"), "\(html)")
    #expect(try fixture.output("assets/demos/deep/a-1.html.txt") == long)
    #expect(!fixture.scratch.exists("out/assets/demos/deep/a-2.html.txt"))
  }

  @Test(
    "Style sheets are laid out one declaration a line",
    arguments: [
      ("", ""),
      (".a{top:0}", ".a {\n  top:0\n}\n"),
      ("@layer x{.a{top:0;left:0}}", "@layer x {\n  .a {\n    top:0;\n    left:0\n  }\n}\n"),
      (".a{background:url(\"a;b{c\")}", ".a {\n  background:url(\"a;b{c\")\n}\n"),
      (".a{content:\"\\\"}\"}", ".a {\n  content:\"\\\"}\"\n}\n"),
    ])
  func laysOutStyles(_ css: String, _ expected: String) {
    #expect(CSSLayout.pretty(css) == expected)
  }
}
