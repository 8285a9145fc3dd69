// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown
import Testing

@Suite("Markdown links and headings")
struct LinkTests {
  @Test("Links are rewritten with the line where they stand")
  func rewriting() throws {
    let markdown =
      "---\na: b\n---\n[a](x.md)\nb\n[c](y.md#z \"t\")\n\n| [d](w.md) |\n|-|\n| [e](v.md) |\n"
    var seen: [String] = []
    let result = try html(markdown) { renderer in
      renderer.rewriteLink = {
        seen.append("\($0):\($1)")
        return "/" + $0
      }
    }
    #expect(seen == ["x.md:4", "y.md#z:6", "w.md:8", "v.md:10"])
    #expect(result.contains("<a href=\"/y.md#z\" title=\"t\">c</a>"))
  }

  @Test(
    "Addresses that run script are dropped with a warning",
    arguments: [
      "[a](javascript:alert(1))", "[a](<java\tscript:x>)", "[a](data:text/html,x)",
      "[a](javascript&colon;x)", "![a](javascript:x)",
    ])
  func unsafe(markdown: String) throws {
    #expect(try html(markdown) == "<p>a</p>")
    #expect(try warnings(markdown).count == 1)
    #expect(try warnings(markdown)[0].hasPrefix("Docs/page.md:1:1: warning: the address"))
  }

  @Test("A hook cannot bring an unsafe address back")
  func unsafeHook() throws {
    #expect(try html("[a](b)") { $0.rewriteLink = { _, _ in "javascript:x" } } == "<p>a</p>")
  }

  @Test(
    "Bare addresses become links",
    arguments: [
      (
        "see https://a.b/c_d?e=f. x",
        "see <a href=\"https://a.b/c_d?e=f\">https://a.b/c_d?e=f</a>. x"
      ),
      ("(http://a.b/(c))", "(<a href=\"http://a.b/(c)\">http://a.b/(c)</a>)"),
      ("xhttp://a.b", "xhttp://a.b"),
      ("ftp://a.b", "ftp://a.b"),
      ("https://", "https://"),
      ("[https://a.b](c)", "<a href=\"c\">https://a.b</a>"),
      ("`https://a.b`", "<code>https://a.b</code>"),
      ("<https://a.b>", "<a href=\"https://a.b\">https://a.b</a>"),
    ])
  func bare(markdown: String, expected: String) throws {
    #expect(try html(markdown) == "<p>\(expected)</p>")
  }

  @Test("Headings get unique ids, written ones first")
  func headingIDs() throws {
    let document = try parse(
      """
      # The `API`, part 2!
      ## Über *uns*
      ## Same
      ## Same
      > ## Same
      ## Other {#same-1}
      ## !!!
      """)
    var ids: [String] = []
    document.forEachBlock { if case .heading(let heading) = $0 { ids.append(heading.id) } }
    #expect(ids == ["the-api-part-2", "über-uns", "same", "same-2", "same-3", "same-1", "section"])
    #expect(document.title == "The API, part 2!")
    #expect(document.headings.map(\.content.plainText).contains("Other"))
    #expect(document.anchorIDs.contains("same-3"))
  }

  @Test("The link to a heading stands beside it")
  func anchors() throws {
    #expect(
      try html("## A & b") { $0.anchoredLevels = 2...3 } == """
        <div class="heading"><h2 id="a--b">A &amp; b</h2>\
        <a class="anchor" href="#a--b" aria-label="Link to “A &amp; b”">#</a></div>
        """)
  }

  @Test("Two equal written ids are an error that names both lines")
  func duplicateIDs() {
    #expect(
      errors("# A {#x}\n\n# B {#x}\n")
        == ["Docs/page.md:3:1: error: the id 'x' is taken already, in line 1; choose another id"])
  }

  @Test("The table of contents nests by level")
  func tableOfContents() throws {
    let document = try parse("# T\n## A\n#### skipped\n### B\n## C\n### D\n### E\n")
    let contents = document.tableOfContents()
    #expect(contents.map(\.id) == ["a", "c"])
    #expect(contents[0].children.map(\.title) == ["B"])
    #expect(contents[1].children.map(\.title) == ["D", "E"])
  }

  @Test("Search sections hold the words between headings")
  func search() throws {
    let document = try parse(
      "intro\n# T\na *b*\nc\n\n- d\n\n| e | f |\n|-|-|\n| g | h |\n\n```swift\nlet x\n```\n## U\n<kbd>i</kbd> j[^1]\n\n[^1]: k\n"
    )
    let sections = document.searchSections()
    #expect(sections.map(\.text) == ["intro", "a b c d e f g h", "i j k"])
    #expect(sections.map(\.id) == [nil, "t", "u"])
    #expect(document.searchSections(includingCode: true)[1].text.hasSuffix("h let x"))
  }
}
