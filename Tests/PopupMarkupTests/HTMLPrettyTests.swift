// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import Testing

@Suite("Pretty HTML")
struct HTMLPrettyTests {
  @Test("Indents blocks and leaves inline content in its line")
  func blocks() {
    let node = HTMLNode.element(
      "div", ["class": "a"],
      [
        .element("p", [:], ["One ", .element("b", [:], ["two"]), "."]),
        .element("ul", [:], [.element("li", [:], ["x"]), .element("li", [:], ["y"])]),
        "tail", .element("hr"),
      ])
    #expect(
      HTMLSerializer.pretty([node]) == """
        <div class="a">
          <p>One <b>two</b>.</p>
          <ul>
            <li>x</li>
            <li>y</li>
          </ul>
          tail
          <hr>
        </div>

        """)
  }

  @Test("Never parts inline neighbours or preformatted text")
  func inline() {
    let long = String(repeating: "x", count: 120)
    let inline = HTMLNode.element(
      "p", [:], [.element("span", [:], [.text(long)]), .element("span", [:], ["y"])])
    #expect(
      HTMLSerializer.pretty([inline])
        == "<p>\n  <span>\(long)</span><span>y</span>\n</p>\n")
    let code = HTMLNode.element("div", [:], [.element("pre", [:], ["a\n  b"])])
    #expect(HTMLSerializer.pretty([code]) == "<div>\n  <pre>a\n  b</pre>\n</div>\n")
  }

  @Test("Breaks between the children of containers that the caller names")
  func containers() {
    let buttons = ["Cancel", "Delete"].map {
      HTMLNode.element("button", ["type": "button", "class": "df-button"], [.text($0)])
    }
    let actions = HTMLNode.element("div", ["class": "df-actions"], buttons)
    let flat = HTMLSerializer.pretty([actions], width: 40)
    #expect(flat.split(separator: "\n").count == 3)
    let broken = HTMLSerializer.pretty([actions], width: 40) {
      $0.attributes.hasClass("df-actions")
    }
    #expect(broken.split(separator: "\n").count == 4)
  }

  @Test("Drops white space only at the ends of its lines")
  func whiteSpace() {
    let node = HTMLNode.element(
      "div", [:], ["\n  ", .element("p", [:], ["a"]), " ", .element("i", [:], ["b"]), " c\n"])
    #expect(HTMLSerializer.pretty([node]) == "<div>\n  <p>a</p>\n  <i>b</i> c\n</div>\n")
  }
}
