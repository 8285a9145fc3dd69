// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import Testing

@Suite("CSS")
struct CSSTests {
  private let sheet = CSSStylesheet([
    .layerOrder(["df.tokens", "df.base"]),
    .comment("a */ b"),
    .layer(
      "df.base",
      [
        .style(
          CSSStyleRule(
            [":where(.a)", ".b > .c"],
            [
              CSSDeclaration("width", "calc(1px + 2px)"),
              CSSDeclaration("font", "1rem/1.2 \"A, B\",  serif", isImportant: true),
            ],
            nested: [
              .startingStyle([.declarations([CSSDeclaration("opacity", "0")])])
            ]))
      ]),
    .media("(width < 30rem)", [.style(".d", [CSSDeclaration("margin", "0")])]),
  ])

  @Test("Writes a readable sheet")
  func readable() {
    #expect(
      sheet.string() == """
        @layer df.tokens, df.base;
        /* a * / b */
        @layer df.base {
          :where(.a),
          .b > .c {
            width: calc(1px + 2px);
            font: 1rem/1.2 "A, B",  serif !important;
            @starting-style {
              opacity: 0;
            }
          }
        }
        @media (width < 30rem) {
          .d {
            margin: 0;
          }
        }

        """)
  }

  @Test("Writes a minified sheet")
  func minified() {
    #expect(
      sheet.string(.minified)
        == "@layer df.tokens,df.base;@layer df.base{:where(.a),.b > .c{width:calc(1px + 2px);"
        + "font:1rem/1.2 \"A, B\",serif!important;@starting-style{opacity:0}}}"
        + "@media (width < 30rem){.d{margin:0}}")
  }

  @Test(
    "Does not write a value that leaves its declaration",
    arguments: [
      "red; } body { display: none", "red}", "url(a", "\"open", "a)", "red /* x", "x\\",
      "red !important", "\"a\nb\"", "</style>", "[a)",
    ])
  func unsafeValue(value: String) {
    #expect(!CSSDeclaration("color", value).isWellFormed)
    let sheet = CSSStylesheet([.style("a", [CSSDeclaration("color", value)])])
    #expect(sheet.string(.minified) == "a{}")
  }

  @Test(
    "Accepts whole values",
    arguments: [
      "red", "\"a;b\"", "url(\"a)b\")", "calc((1px + 2px) * 3)", "'\\''", "1 / 2", "[a] 1fr",
    ])
  func safeValue(value: String) {
    #expect(CSSDeclaration("x", value).isWellFormed)
  }

  @Test(
    "Escapes strings",
    arguments: [
      ("a\"b\\c", "\"a\\\"b\\\\c\""), ("</style>", "\"\\3C /style>\""), ("a\nb", "\"a\\a b\""),
    ])
  func strings(input: String, expected: String) {
    #expect(CSSEscaping.string(input) == expected)
    #expect(CSSEscaping.isSelfContained(expected))
  }

  @Test(
    "Escapes identifiers as browsers do",
    arguments: [
      ("abc", "abc"), ("1a", "\\31 a"), ("-1", "-\\31 "), ("-", "\\-"), ("a.b", "a\\.b"),
      ("é", "é"), ("a b", "a\\ b"), ("--x", "--x"),
    ])
  func identifiers(input: String, expected: String) {
    #expect(CSSEscaping.identifier(input) == expected)
  }
}
