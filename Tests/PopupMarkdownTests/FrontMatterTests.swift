// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown
import Testing

@Suite("Front matter")
struct FrontMatterTests {
  @Test("Holds strings, quoted strings and lists with their lines")
  func values() throws {
    let document = try parse(
      """
      ---
      title: Issue #3: a "b"
      # a comment
      description: "Say \\"hi\\", \\\\ and: more"
      single: 'it''s'
      tags: [a, "b, c", 'd']
      empty:
      items:
        - one
        - "two"
      ---
      # X
      """)
    let front = document.frontMatter
    #expect(front["title"] == "Issue #3: a \"b\"")
    #expect(front["description"] == "Say \"hi\", \\ and: more")
    #expect(front["single"] == "it's")
    #expect(front.list("tags") == ["a", "b, c", "d"])
    #expect(front["empty"] == "" && front.list("empty") == [])
    #expect(front.list("items") == ["one", "two"])
    #expect(front.entry("tags")?.line == 6)
    #expect(document.headings.first?.line == 12)
  }

  @Test("Is read with a byte order mark and with carriage returns")
  func encodings() throws {
    let document = try parse("\u{FEFF}---\r\ntitle: T\r\n---\r\n# H\r\n")
    #expect(document.frontMatter["title"] == "T")
    #expect(document.headings.map(\.line) == [4])
  }

  @Test("Is optional", arguments: ["# A", "---\n\ntext", "", "text\n---\na: b\n---\n"])
  func optional(text: String) throws {
    #expect(try parse(text).frontMatter.entries.isEmpty)
  }

  @Test(
    "Reports what it cannot read",
    arguments: [
      ("---\ntitle: x\n\n# T\n", "Docs/page.md:1:1: error: the front matter that starts here"),
      ("---\nnonsense\n---\n", "Docs/page.md:2:1: error: 'nonsense' is no front matter"),
      ("---\na: 1\n  b: 2\n---\n", "Docs/page.md:3:1: error: 'b: 2' is indented"),
      ("---\na: 1\na: 2\n---\n", "Docs/page.md:3:1: error: the key 'a' stands twice"),
      ("---\na: \"x\n---\n", "Docs/page.md:2:1: error: the quoted value"),
      ("---\na: [x\n---\n", "Docs/page.md:2:1: error: the list"),
      ("---\n- x\n---\n", "Docs/page.md:2:1: error: '- x' is no front matter"),
    ])
  func failures(text: String, prefix: String) {
    #expect(errors(text).count == 1)
    #expect(errors(text).first?.hasPrefix(prefix) == true, "\(errors(text))")
  }
}
