// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown
import Testing

/// Tokens as `kind(text)`, joined with spaces.
private func highlight(_ code: String, _ language: String) -> String {
  let bytes = Array(code.utf8)
  return Highlighter.tokens(code, language: language).map { token in
    "\(token.kind.rawValue)(\(String(decoding: bytes[token.start..<token.end], as: UTF8.self)))"
  }.joined(separator: " ")
}

@Suite("Highlighting")
struct HighlighterTests {
  @Test(
    "Swift",
    arguments: [
      ("let x = 1_000", "keyword(let) number(1_000)"),
      ("@State private var a: Bool", "attribute(@State) keyword(private) keyword(var) type(Bool)"),
      ("f(in: 3, for: .top)", "function(f) number(3) property(top)"),
      ("default: break", "keyword(default) keyword(break)"),
      ("\"a \\(b.c(\")\")) d\" e", "string(\"a \\() function(c) string(\")\") string() d\")"),
      ("\"\"\"\n a \" b\n\"\"\"", "string(\"\"\"\n a \" b\n\"\"\")"),
      ("#\"a \\(b) \"c\"#", "string(#\"a \\(b) \"c\"#)"),
      ("/* a /* b */ c */ x // d\ny", "comment(/* a /* b */ c */) comment(// d)"),
      ("#available(iOS 26, *)", "keyword(#available) number(26)"),
      ("0xFF 1.5e-3 1...2 a.0", "number(0xFF) number(1.5e-3) number(1) number(2) number(0)"),
      ("`default` .init()", "function(init)"),
      ("\"open\nlet", "string(\"open) keyword(let)"),
      ("\"a\\", "string(\"a\\)"),
    ])
  func swift(code: String, expected: String) {
    #expect(highlight(code, "swift") == expected)
  }

  @Test(
    "JavaScript",
    arguments: [
      ("const a = `b${c + `d`}e`;", "keyword(const) string(`b${) string(`d`) string(}e`)"),
      ("x = /a[/]b/gi.test(y) / 2", "string(/a[/]b/gi) function(test) number(2)"),
      ("return /x/", "keyword(return) string(/x/)"),
      ("a / b / c", ""),
      ("new Map('a', \"b\")", "keyword(new) type(Map) string('a') string(\"b\")"),
    ])
  func javaScript(code: String, expected: String) {
    #expect(highlight(code, "js") == expected)
  }

  @Test(
    "JSON, HTML, CSS and shell",
    arguments: [
      (
        "json", "{\"a\": [\"b\", 1, true]}", "property(\"a\") string(\"b\") number(1) keyword(true)"
      ),
      (
        "html", "<!doctype html><p class=\"a\" hidden>&amp;</p><br/>",
        "keyword(<!doctype html>) tag(<p) attribute(class) string(\"a\") attribute(hidden) tag(>) number(&amp;) tag(</p) tag(>) tag(<br) tag(/>)"
      ),
      ("html", "a < b <!-- c", "comment(<!-- c)"),
      (
        "html", "<script>let a</script>",
        "tag(<script) tag(>) keyword(let) tag(</script) tag(>)"
      ),
      (
        "html", "<style>a{b:1px}</style>",
        "tag(<style) tag(>) tag(a) property(b) number(1px) tag(</style) tag(>)"
      ),
      (
        "css", "@media (width < 3em) { .a:hover > b { color: var(--c, #fff) !important } }",
        "keyword(@media) number(3em) type(.a) keyword(:hover) tag(b) property(color) function(var) variable(--c) number(#fff) keyword(!important)"
      ),
      (
        "css", "a:hover{--x:\"y\"}/* z */",
        "tag(a) keyword(:hover) property(--x) string(\"y\") comment(/* z */)"
      ),
      (
        "sh", "$ make -j 2 'a' \"$b\" # c\nX=1 ls | grep $y",
        "comment($) function(make) attribute(-j) string('a') string(\"$b\") comment(# c) variable(X) function(ls) function(grep) variable($y)"
      ),
    ])
  func others(language: String, code: String, expected: String) {
    #expect(highlight(code, language) == expected)
  }

  @Test("Unknown languages are escaped and plain")
  func unknown() {
    #expect(
      String(decoding: Highlighter.html("a <b>", language: "cobol"), as: UTF8.self)
        == "a &lt;b&gt;")
  }

  @Test("No input is lost, reordered or read beyond its end", arguments: Highlighter.languages)
  func everyPrefix(language: String) {
    let code =
      #"a("b \(c) ${d}" `e${f}` /g/ /* h */ // i"# + "\n<p q='r'>s</p> @t #u{v:w} \"\"\"x\\"
    for end in code.indices {
      for start in code.indices where start < end {
        check(String(code[start..<end]), language)
      }
    }
  }

  private func check(_ code: String, _ language: String) {
    var position = 0
    for token in Highlighter.tokens(code, language: language) {
      #expect(token.start >= position && token.end > token.start, "\(code)")
      position = token.end
    }
    #expect(position <= code.utf8.count, "\(code)")
  }
}
