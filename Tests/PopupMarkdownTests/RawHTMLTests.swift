// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown
import Testing

@Suite("Raw HTML in Markdown")
struct RawHTMLTests {
  @Test(
    "Allowed elements pass",
    arguments: [
      ("a <kbd>F8</kbd> b", "<p>a <kbd>F8</kbd> b</p>"),
      ("H<sub>2</sub>O<br>x", "<p>H<sub>2</sub>O<br>x</p>"),
      ("<a id=\"x\"></a>", "<p><a id=\"x\"></a></p>"),
      (
        "<abbr title='a \"b\" &amp; c'>x</abbr>",
        "<p><abbr title=\"a &quot;b&quot; &amp; c\">x</abbr></p>"
      ),
      ("**a <mark>b *c*</mark>**", "<p><strong>a <mark>b <em>c</em></mark></strong></p>"),
      (
        "<details open>\n<summary>S &amp; <b>t</b></summary>\n\nText *b*\n\n</details>",
        "<details open>\n<summary>S &amp; <b>t</b></summary>\n<p>Text <em>b</em></p>\n</details>"
      ),
      ("<dl>\n<dt>A</dt>\n<dd>B</dd>\n</dl>", "<dl>\n<dt>A</dt>\n<dd>B</dd>\n</dl>"),
      (
        "<df-popup id=\"p\" position=\"top\" data-df-do='[\"a\"]'>\n\nx\n\n</df-popup>",
        "<df-popup id=\"p\" position=\"top\" data-df-do=\"[&quot;a&quot;]\"><p>x</p>\n</df-popup>"
      ),
      (
        "<button command=\"show-modal\" commandfor=\"p\">A</button>",
        "<p><button command=\"show-modal\" commandfor=\"p\" type=\"button\">A</button></p>"
      ),
      ("<div>\n<p>\n\nx\n\n</p>\n</div>", "<div><p>x</p>\n</div>"),
      ("<a name=\"x\">\n\n## y\n\n</a>", "<a name=\"x\"></a><h2 id=\"y\">y</h2>"),
      ("a <!-- hidden --> b", "<p>a  b</p>"),
    ])
  func allowed(markdown: String, expected: String) throws {
    let result = try html(markdown).replacing(
      "<details open><summary>", with: "<details open>\n<summary>"
    )
    .replacing("<dl><dt>", with: "<dl>\n<dt>")
    #expect(result == expected)
    #expect(try warnings(markdown).isEmpty)
  }

  @Test(
    "Everything else is dropped with a warning",
    arguments: [
      ("<script>alert(1)</script>\n\nx", "<p>x</p>", "<script>"),
      ("<style>\np { color: red }\n</style>\n\nx", "<p>x</p>", "<style>"),
      ("<div>\n<script>alert(1)\n</script>x\n</div>", "<div>x\n</div>", "<script>"),
      ("a <iframe src=x></iframe>b", "<p>a b</p>", "<iframe>"),
      ("<kbd onclick=\"x\">a</kbd>", "<p><kbd>a</kbd></p>", "'onclick'"),
      ("<df-toast onclick=x>a</df-toast>", "<p><df-toast>a</df-toast></p>", "'onclick'"),
      ("<b style=\"color:red\">a</b>", "<p><b>a</b></p>", "'style'"),
      ("<a href=\"java&#115;cript:x\">a</a>", "<p><a>a</a></p>", "javascript:x"),
      ("a <div>b</div>", "<p>a b</p>", "<div>"),
      ("<kbd>a", "<p><kbd>a</kbd></p>", "</kbd>"),
      ("a</kbd> b", "<p>a b</p>", "</kbd>"),
      ("<b><i>a</b>", "<p><b><i>a</i></b></p>", "</i>"),
      (
        "- <details>\n- b\n\n</details>",
        "<ul>\n<li>\n<details></details>\n</li>\n<li>b</li>\n</ul>", "<details>"
      ),
    ])
  func dropped(markdown: String, expected: String, named: String) throws {
    #expect(try html(markdown) == expected)
    let warnings = try warnings(markdown)
    #expect(warnings.contains { $0.contains(named) }, "\(warnings)")
  }

  @Test("A warning names the line of the tag")
  func lines() throws {
    let markdown = "---\nt: x\n---\na\n<blink>b</blink>\n\n<div>\n\n<font>x</font>\n</div>\n"
    #expect(
      try warnings(markdown).map { $0.prefix(21) } == [
        "Docs/page.md:5:1: war", "Docs/page.md:9:1: war",
      ])
  }
}
