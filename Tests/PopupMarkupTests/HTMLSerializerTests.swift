// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import Testing

@Suite("HTML serialiser")
struct HTMLSerializerTests {
  @Test(
    "Escapes text",
    arguments: [
      ("a < b & c > d", "a &lt; b &amp; c &gt; d"),
      ("say \"hi\"", "say \"hi\""),
      ("<\u{301}script>", "&lt;\u{301}script&gt;"),
      ("&\u{20DD}", "&amp;\u{20DD}"),
      ("nul\u{0}return\r", "nul\u{FFFD}return&#13;"),
      ("Zürich 🎉", "Zürich 🎉"),
    ])
  func text(input: String, expected: String) {
    #expect(HTMLSerializer.string([.text(input)]) == expected)
  }

  @Test(
    "Escapes attributes, a quote with a combining mark included",
    arguments: [
      ("a\"b", "a&quot;b"),
      ("a\"\u{301} onload=x", "a&quot;\u{301} onload=x"),
      ("<&>", "&lt;&amp;&gt;"),
      ("it's", "it's"),
    ])
  func attribute(input: String, expected: String) {
    let node = HTMLNode.element("p", ["title": .text(input)])
    // Compared as scalars: as characters a quote with a mark equals neither.
    #expect(
      Array(HTMLSerializer.serialize([node]))
        == Array("<p title=\"\(expected)\"></p>".utf8))
  }

  @Test("Writes void elements without end tags and flags without values")
  func voidElements() {
    let node = HTMLNode.element("input", ["type": "checkbox", "checked": .flag, "name": nil])
    #expect(
      HTMLSerializer.string([node, .element("br")]) == "<input type=\"checkbox\" checked><br>")
  }

  @Test("Cannot leave a script or style element from inside")
  func rawText() {
    let script = HTMLNode.element("script", [:], ["a && '</script><!--'"])
    #expect(
      HTMLSerializer.string([script]) == "<script>a && '<\\/script><\\!--'</script>")
    let style = HTMLNode.element("style", [:], ["a > b {}", "</sty", "le>"])
    #expect(HTMLSerializer.string([style]) == "<style>a > b {}<\\/style></style>")
  }

  @Test("Keeps the first line feed of preformatted text")
  func leadingLineFeed() {
    #expect(
      HTMLSerializer.string([.element("pre", [:], [.fragment([]), "\na"])]) == "<pre>\n\na</pre>")
    #expect(HTMLSerializer.string([.element("p", [:], ["\na"])]) == "<p>\na</p>")
  }

  @Test("Leaves out names that would change the parse")
  func unsafeNames() {
    let node = HTMLNode.element("p", ["a onload": "x", "b>": "y", "c": "z", "": "w"], ["t"])
    #expect(HTMLSerializer.string([node]) == "<p c=\"z\">t</p>")
    #expect(HTMLSerializer.string([.element("p><script", [:], ["t"])]) == "t")
  }

  @Test("Copies trusted bytes and opens fragments")
  func trusted() {
    let node = HTMLNode.fragment([.trusted(Array("<b>x</b>".utf8)), .text("<")])
    #expect(HTMLSerializer.string([node]) == "<b>x</b>&lt;")
    var bytes = Array("a".utf8)
    HTMLSerializer.append([node], to: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == "a<b>x</b>&lt;")
  }
}

@Suite("HTML attributes")
struct HTMLAttributesTests {
  @Test("Keep their order and hold a name once")
  func order() {
    var attributes: HTMLAttributes = ["b": "1", "a": "2", "b": "3"]
    attributes["c"] = "4"
    attributes["a"] = nil
    attributes.setFlag("open")
    #expect(attributes.entries.map(\.name) == ["b", "c", "open"])
    #expect(attributes["b"] == "3")
    #expect(attributes["open"] == "")
    attributes.setFlag("open", false)
    #expect(!attributes.contains("open"))
  }

  @Test("Join classes without repeating them")
  func classes() {
    var attributes: HTMLAttributes = ["class": "a b"]
    attributes.addClass("b c")
    attributes.merge(["class": "c d", "id": "x"])
    #expect(attributes["class"] == "a b c d")
    #expect(attributes["id"] == "x")
    #expect(attributes.hasClass("c") && !attributes.hasClass("ab"))
  }
}
