// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupSite
import Testing

@MainActor
@Suite("Wrong input to a site")
struct SiteErrorTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let pages: [String: String]
    /// What each error line begins with, and words in it.
    let expected: [(String, String)]

    init(_ name: String, _ pages: [String: String], _ expected: [(String, String)]) {
      testDescription = name
      self.pages = pages
      self.expected = expected
    }
  }

  nonisolated static let cases = [
    Case(
      "an unknown front-matter key", ["a.md": "---\ntitle: A\ntitel: B\n---\n"],
      [("Docs/a.md:3:1: error:", "did you mean 'title'?")]),
    Case(
      "an order that is no number", ["a.md": "---\ntitle: A\norder: first\n---\n"],
      [("Docs/a.md:3:1: error:", "whole number")]),
    Case(
      "a slug that leaves the output", ["a.md": "---\ntitle: A\nslug: ../x\n---\n"],
      [("Docs/a.md:3:1: error:", "'slug' must be")]),
    Case(
      "an unknown template", ["a.md": "---\ntitle: A\ntemplate: pag\n---\n"],
      [("Docs/a.md:3:1: error:", "did you mean 'page'?")]),
    Case(
      "a link to a page that is not there",
      [
        "a.md": "---\ntitle: A\n---\nText and\n[b](card.md).\n", "cards.md": "---\ntitle: C\n---\n",
      ],
      [("Docs/a.md:5:5: error:", "did you mean 'cards.md'?")]),
    Case(
      "a link to a heading that is not there",
      [
        "a.md": "---\ntitle: A\n---\n[b](b.md#uses)\n",
        "b.md": "---\ntitle: B\n---\n## Use\n",
      ], [("Docs/a.md:4:5: error:", "no heading with the id 'uses' in 'b.md'; did you mean 'use'?")]
    ),
    Case(
      "a fragment that is not on the page", ["a.md": "---\ntitle: A\n---\n\n[b](#nowhere)\n"],
      [("Docs/a.md:5:5: error:", "on this page")]),
    Case(
      "a link that climbs out", ["a.md": "---\ntitle: A\n---\n[b](../../etc/passwd)\n"],
      [("Docs/a.md:4:5: error:", "leads nowhere")]),
    Case(
      "an image that is not there", ["a.md": "---\ntitle: A\n---\n![b](b.png)\n"],
      [("Docs/a.md:4:6: error:", "leads nowhere")]),
    Case(
      "two pages with one address",
      ["a.md": "---\ntitle: A\n---\n", "b.md": "---\ntitle: B\nslug: a\n---\n"],
      [("Docs/b.md:1:1: error:", "also written by")]),
    Case(
      "several errors in several files",
      ["a.md": "---\nx: A\n---\n", "b.md": "---\ny: B\n---\n"],
      [("Docs/a.md:2:1: error:", "'x'"), ("Docs/b.md:2:1: error:", "'y'")]),
    Case("no page at all", ["a.txt": "x"], [("Docs: error:", "no Markdown file")]),
  ]

  @Test("Is an error with file and line, and the old output stays", arguments: cases)
  func reports(_ testCase: Case) throws {
    let fixture = try SiteFixture(testCase.pages)
    try fixture.scratch.write("out/.popuplab", "Written by popuplab. x\nindex.html\n")
    try fixture.scratch.write("out/index.html", "old")
    let errors = fixture.failure().filter { $0.contains(": error:") }
    #expect(errors.count == testCase.expected.count, "\(errors)")
    for (error, (start, words)) in zip(errors, testCase.expected) {
      #expect(error.hasPrefix(start), "\(error)")
      #expect(error.contains(words), "\(error)")
    }
    #expect(try fixture.scratch.snapshot("out").count == 2)
    #expect(try fixture.output("index.html") == "old")
  }

  @Test("A page that is not UTF-8 is named with its line")
  func reportsEncoding() throws {
    let fixture = try SiteFixture([:])
    try fixture.scratch.write("Docs/a.md", bytes: Array("# A\n\nbad ".utf8) + [0xFF, 0x0A])
    let errors = fixture.failure()
    #expect(errors.first?.hasPrefix("Docs/a.md:3:5: error:") == true, "\(errors)")
  }

  @Test("A docs folder that is not there is named with the option that chooses another")
  func reportsMissingDocs() throws {
    var fixture = try SiteFixture([:])
    fixture.configuration.docs = fixture.scratch.path + "/nowhere"
    #expect(fixture.failure().first?.contains("--docs") == true)
  }

  @Test(
    "A wrong site.json is named with its line",
    arguments: [
      ("{\n \"titel\": \"x\"}", "Site/site.json:2:2: error:", "did you mean 'title'?"),
      ("{\"title\": 3}", "Site/site.json:1:2: error:", "must be a string, not a number"),
      ("{\"title\": \"x\",}", "Site/site.json:1:15: error:", "a name in double quotes"),
      ("[]", "Site/site.json:1:1: error:", "expected an object"),
      ("{\"baseURL\": \"ftp://x\"}", "Site/site.json:1:2: error:", "not a base URL"),
      ("{\"sections\": [1]}", "Site/site.json:1:2: error:", "nothing but strings"),
      ("{\"repository\": \"javascript:x\"}", "Site/site.json:1:2: error:", "http or https"),
      ("", "Site/site.json:1:1: error:", "expected a value"),
    ])
  func reportsSettings(_ json: String, _ start: String, _ words: String) throws {
    let fixture = try SiteFixture(["a.md": "---\ntitle: A\n---\n"])
    try fixture.scratch.write("Site/site.json", json)
    let errors = fixture.failure()
    #expect(errors.first?.hasPrefix(start) == true, "\(errors)")
    #expect(errors.first?.contains(words) == true, "\(errors)")
  }

  @Test("A template error and an unknown partial are named with their lines")
  func reportsTemplates() throws {
    var templates = SiteFixture.plainTemplates
    templates["page.html"] = "{{> nva}}\n"
    templates["other.html"] = "\n{{#a}}\n"
    let fixture = try SiteFixture(["a.md": "---\ntitle: A\n---\n"], templates: templates)
    let errors = fixture.failure()
    #expect(errors.count == 2, "\(errors)")
    #expect(errors.first?.hasPrefix("Templates/site/other.html:2:1: error:") == true, "\(errors)")
    #expect(errors.last?.contains("did you mean 'nav'?") == true, "\(errors)")
  }

  @Test("A misspelt name in a template is a warning, and an error when strict")
  func warnsAboutNames() throws {
    var templates = SiteFixture.plainTemplates
    templates["page.html"] = "{{page.title}}\n{{page.titel}}\n"
    var fixture = try SiteFixture(["a.md": "---\ntitle: A\n---\n"], templates: templates)
    let report = try fixture.build()
    #expect(report.warnings.count == 1)
    #expect(report.warnings.first?.line == 2)
    fixture.configuration.isStrict = true
    #expect(fixture.failure().first?.contains("page.html:2:1: error:") == true)
  }

  @Test("An output folder with other people's files is refused before anything is built")
  func refusesForeignOutput() throws {
    let fixture = try SiteFixture(["a.md": "---\ntitle: A\n---\n"])
    try fixture.scratch.write("out/mine.txt", "mine")
    #expect(fixture.failure().first?.contains("not written by popuplab") == true)
    #expect(try fixture.scratch.names("out") == ["mine.txt"])
  }

  @Test(
    "An output folder that is, holds or lies in the input is refused",
    arguments: ["Docs", "Docs/public", "Docs/a/../public/deep", "Templates/site/out", "."])
  func refusesInputAsOutput(_ name: String) throws {
    var fixture = try SiteFixture(["a.md": "---\ntitle: A\n---\n", "a/b.txt": ""])
    let before = try fixture.scratch.snapshot("")
    fixture.configuration.output = fixture.scratch.path + "/" + name
    let errors = fixture.failure()
    #expect(errors.first?.contains("the output cannot be inside") == true, "\(errors)")
    #expect(try fixture.scratch.snapshot("") == before)
  }

  @Test("A link that leads back up is not followed")
  func ignoresLoops() throws {
    let fixture = try SiteFixture(["a.md": "---\ntitle: A\n---\n", "sub/b.md": "# B\n"])
    try fixture.scratch.link("Docs/sub/loop", to: "Docs")
    try fixture.scratch.link("Docs/self", to: "Docs/self")
    #expect(try fixture.build().pages == 2)
  }
}
