// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown
import PopupMarkup
import Testing

@Suite("Markdown blocks")
struct BlockTests {
  @Test(
    "Render",
    arguments: [
      (
        "a *b* **c** `<d>` ~~e~~\nf",
        "<p>a <em>b</em> <strong>c</strong> <code>&lt;d&gt;</code> <del>e</del>\nf</p>"
      ),
      ("H~2~O --flag \"quoted\"", "<p>H~2~O --flag \"quoted\"</p>"),
      ("a  \nb", "<p>a<br>\nb</p>"),
      ("> q", "<blockquote>\n<p>q</p>\n</blockquote>"),
      ("***", "<hr>"),
      ("- a\n- b\n  - c", "<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>"),
      (
        "3. a\n\n   b\n4. c",
        "<ol start=\"3\">\n<li>\n<p>a</p>\n<p>b</p>\n</li>\n<li>\n<p>c</p>\n</li>\n</ol>"
      ),
      (
        "![a *b*](x.png \"t\")",
        "<p><img src=\"x.png\" alt=\"a b\" title=\"t\" loading=\"lazy\" decoding=\"async\"></p>"
      ),
      (
        "    a < b",
        "<pre class=\"code\" tabindex=\"0\" role=\"group\" aria-label=\"Code\"><code>a &lt; b\n</code></pre>"
      ),
    ])
  func render(markdown: String, expected: String) throws {
    #expect(try html(markdown) == expected)
  }

  @Test("Tables name their columns, scroll with the keyboard and align by class")
  func table() throws {
    let markdown = "| A | B |\n|:-|-:|\n| 1 | `x \\| y` |\n\n|A|B|\n|-|:-:|\n"
    #expect(
      try html(markdown) == """
        <div class="table-scroll" tabindex="0" role="region" aria-label="Table: A, B"><table>
        <thead>
        <tr><th scope="col" class="align-start">A</th><th scope="col" class="align-end">B</th></tr>
        </thead>
        <tbody>
        <tr><td class="align-start">1</td><td class="align-end"><code>x | y</code></td></tr>
        </tbody>
        </table></div>
        <div class="table-scroll" tabindex="0" role="region" aria-label="Table: A, B (2)"><table>
        <thead>
        <tr><th scope="col">A</th><th scope="col" class="align-center">B</th></tr>
        </thead>
        </table></div>
        """)
  }

  @Test("Task lists have disabled boxes with labels")
  func tasks() throws {
    #expect(
      try html("- [x] done\n- [ ] *open*\n- plain") == """
        <ul class="task-list">
        <li><label><input type="checkbox" disabled checked> done</label></li>
        <li><label><input type="checkbox" disabled> <em>open</em></label></li>
        <li>plain</li>
        </ul>
        """)
  }

  @Test(
    "Alerts in GitHub's and in DocC's spelling",
    arguments: [
      ("> [!NOTE]\n> Text", "note", "Note", "Text"),
      ("> [!WARNING]  \n> Text", "warning", "Warning", "Text"),
      ("> [!tip] Own title\n> Text", "tip", "Own title", "Text"),
      ("> Important: Text", "important", "Important", "Text"),
      ("> Note:\n> Text", "note", "Note", "Text"),
    ])
  func alerts(markdown: String, kind: String, title: String, text: String) throws {
    let label = title.lowercased() == kind ? title : "Tip: \(title)"
    #expect(
      try html(markdown) == """
        <div class="alert alert-\(kind)" role="note" aria-label="\(label)">\
        <p class="alert-title">\(title)</p>
        <p>\(text)</p>
        </div>
        """)
  }

  @Test(
    "Quotes that only look like alerts",
    arguments: ["> [!OTHER]\n> x", "> note: x", "> Note:x", "> A Note: x"])
  func noAlerts(markdown: String) throws {
    #expect(try html(markdown).hasPrefix("<blockquote>"))
  }

  @Test("Footnotes are numbered, return by name and keep several pages apart")
  func footnotes() throws {
    let markdown = "a[^x] b[^y] c[^x]\n\n[^y]: two\n[^x]: one\n[^z]: unused\n"
    let result = try html(markdown) { $0.idPrefix = "p-" }
    #expect(
      result == """
        <p>a<sup class="footnote-ref"><a id="p-fnref-1" href="#p-fn-1" role="doc-noteref" \
        aria-label="Footnote 1">1</a></sup> b<sup class="footnote-ref"><a id="p-fnref-2" \
        href="#p-fn-2" role="doc-noteref" aria-label="Footnote 2">2</a></sup> c\
        <sup class="footnote-ref"><a id="p-fnref-1-2" href="#p-fn-1" role="doc-noteref" \
        aria-label="Footnote 1">1</a></sup></p>
        <section class="footnotes" role="doc-endnotes" aria-label="Footnotes">
        <ol>
        <li id="p-fn-1">
        <p>one <a class="footnote-back" href="#p-fnref-1" role="doc-backlink" \
        aria-label="Back to reference 1">↩</a> <a class="footnote-back" href="#p-fnref-1-2" \
        role="doc-backlink" aria-label="Back to reference 1, occurrence 2">↩</a></p>
        </li>
        <li id="p-fn-2">
        <p>two <a class="footnote-back" href="#p-fnref-2" role="doc-backlink" \
        aria-label="Back to reference 2">↩</a></p>
        </li>
        </ol>
        </section>
        """)
  }

  @Test("Code blocks go to the hook first, with their place in the page")
  func codeHook() throws {
    let markdown =
      "---\ntitle: T\n---\n\n```swift demo id=a title=\"A b\"\nlet x = 1\n```\n\n- x\n\n  ```html\n  <p>\n  ```\n"
    var seen: [CodeBlock] = []
    let result = try html(markdown) { renderer in
      renderer.renderCodeBlock = { block in
        seen.append(block)
        return block.info.has("demo") ? [.element("df-demo", ["id": "x"], [.text("<")])] : nil
      }
    }
    #expect(seen.map(\.line) == [6, 12])
    #expect(seen.map(\.index) == [1, 2])
    #expect(seen[0].info.language == "swift" && seen[0].info["id"] == "a")
    #expect(seen[0].info["title"] == "A b" && seen[0].code == "let x = 1\n")
    #expect(result.hasPrefix("<df-demo id=\"x\">&lt;</df-demo><ul>"))
    #expect(result.contains("<code class=\"language-html\"><span class=\"hl-tag\">&lt;p"))
  }
}

@Suite("Fence infos")
struct FenceInfoTests {
  @Test(
    "Split into language, words and values",
    arguments: [
      ("", FenceInfo()),
      ("Swift", FenceInfo(language: "swift")),
      ("rust,ignore", FenceInfo(language: "rust", words: ["ignore"])),
      (
        "swift demo {1,3-5} root=\"A(b: \\\"c\\\")\" label='Show toast' id=x",
        FenceInfo(
          language: "swift", words: ["demo", "{1,3-5}"],
          values: [
            .init(key: "root", value: "A(b: \"c\")"), .init(key: "label", value: "Show toast"),
            .init(key: "id", value: "x"),
          ])
      ),
      ("js = a=", FenceInfo(language: "js", words: ["="], values: [.init(key: "a", value: "")])),
      ("sh a=\"open", FenceInfo(language: "sh", values: [.init(key: "a", value: "open")])),
    ])
  func parsing(text: String, expected: FenceInfo) {
    #expect(FenceInfo(parsing: text) == expected)
  }
}
