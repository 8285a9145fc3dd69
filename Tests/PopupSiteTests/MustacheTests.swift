// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupSite
import Testing

@Suite("Mustache templates")
struct MustacheTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let template: String
    let data: MustacheValue
    let expected: String
    var partials: [String: String] = [:]

    init(
      _ name: String, _ template: String, _ data: MustacheValue, _ expected: String,
      partials: [String: String] = [:]
    ) {
      testDescription = name
      self.template = template
      self.data = data
      self.expected = expected
      self.partials = partials
    }
  }

  static let interpolation: [Case] = [
    Case("no tags", "Hello {world}", [:], "Hello {world}"),
    Case("basic", "Hello, {{subject}}!", ["subject": "world"], "Hello, world!"),
    Case("escaping", "{{x}}", ["x": "& \" < > '"], "&amp; &quot; &lt; &gt; &#39;"),
    Case("triple", "{{{x}}}", ["x": "& \" < >"], "& \" < >"),
    Case("ampersand", "{{&x}} {{& x }}", ["x": "<"], "< <"),
    Case("a quote with a combining mark is escaped", "{{x}}", ["x": "\"\u{301}"], "&quot;\u{301}"),
    Case("number", "{{n}} jiggawatts", ["n": .number(85)], "85 jiggawatts"),
    Case("null", "I ({{x}}) be seen", ["x": .null], "I () be seen"),
    Case("missing", "I ({{x}}) be seen", [:], "I () be seen"),
    Case("dotted", "{{a.b.c}}", ["a": ["b": ["c": "deep"]]], "deep"),
    Case("broken chain", "[{{a.b.c}}]", ["a": [:]], "[]"),
    Case(
      "a broken chain does not fall back", "[{{a.b.c}}]", ["a": ["b": [:]], "c": "no"], "[]"),
    Case(
      "first part resolves the chain", "{{#a}}{{b.c}}{{/a}}", ["a": ["b": [:]], "b": ["c": "x"]], ""
    ),
    Case("implicit iterator", "{{#list}}({{.}}){{/list}}", ["list": ["a", "b"]], "(a)(b)"),
    Case("padding", "|{{ x }}|", ["x": "-"], "|-|"),
    Case("variables never stand alone", "  {{x}}\n", ["x": "-"], "  -\n"),
    Case("triple never stands alone", "  {{{x}}}\n", ["x": "-"], "  -\n"),
  ]

  static let sections: [Case] = [
    Case("true", "{{#b}}yes{{/b}}", ["b": true], "yes"),
    Case("false", "{{#b}}yes{{/b}}", ["b": false], ""),
    Case("empty text is false", "{{#b}}yes{{/b}}{{^b}}no{{/b}}", ["b": ""], "no"),
    Case("null", "{{#b}}yes{{/b}}{{^b}}no{{/b}}", ["b": .null], "no"),
    Case("context", "{{#c}}Hi {{name}}.{{/c}}", ["c": ["name": "Joe"]], "Hi Joe."),
    Case(
      "parent contexts", "{{#s}}{{a}}, {{b}}{{/s}}", ["a": "foo", "s": ["b": "bar"]], "foo, bar"),
    Case("list of objects", "{{#l}}{{i}}{{/l}}", ["l": [["i": "1"], ["i": "2"]]], "12"),
    Case("empty list", "[{{#l}}x{{/l}}{{^l}}none{{/l}}]", ["l": []], "[none]"),
    Case(
      "nested lists", "{{#l}}({{#.}}{{.}}{{/.}}){{/l}}", ["l": [["1", "2"], ["3"]]], "(12)(3)"),
    Case("dotted section", "{{#a.b}}yes{{/a.b}}", ["a": ["b": true]], "yes"),
    Case("the same section twice", "{{#b}}1{{/b}}-{{#b}}2{{/b}}", ["b": true], "1-2"),
    Case("nested", "{{#b}}A{{#b}}B{{/b}}C{{/b}}", ["b": true], "ABC"),
    Case(
      "standalone lines", "| This\n{{#b}}\n|\n{{/b}}\n| A line", ["b": true], "| This\n|\n| A line"),
    Case(
      "indented standalone lines", "| This\n  {{#b}}\n|\n\t{{/b}}\n| A line", ["b": true],
      "| This\n|\n| A line"),
    Case("standalone with CRLF", "|\r\n{{#b}}\r\n{{/b}}\r\n|", ["b": true], "|\r\n|"),
    Case("standalone without a newline before", "  {{#b}}\n#{{/b}}\n/", ["b": true], "#\n/"),
    Case("standalone without a newline after", "#{{#b}}\n/\n  {{/b}}", ["b": true], "#\n/\n"),
    Case("two tags on a line do not stand alone", " {{#b}} {{/b}}\n", ["b": true], "  \n"),
    Case("inline keeps its spaces", " | {{#b}}\t|\t{{/b}} | \n", ["b": true], " | \t|\t | \n"),
    Case("inverted standalone", "|\n{{^b}}\n-\n{{/b}}\n|\n", ["b": false], "|\n-\n|\n"),
  ]

  static let comments: [Case] = [
    Case("inline", "12{{! gone }}345", [:], "12345"),
    Case("several lines", "12{{!\n gone\n}}345\n", [:], "12345\n"),
    Case("standalone", "Begin.\n  {{! gone }}\nEnd.\n", [:], "Begin.\nEnd.\n"),
    Case("standalone over lines", "Begin.\n{{!\ngone\n}}\nEnd.\n", [:], "Begin.\nEnd.\n"),
    Case("inside text", "a {{! x }} b", [:], "a  b"),
  ]

  static let delimiters: [Case] = [
    Case("pair", "{{=<% %>=}}(<%x%>)", ["x": "Hey"], "(Hey)"),
    Case("special characters", "({{=[ ]=}}[x])", ["x": "It worked"], "(It worked)"),
    Case("back again", "{{= | | =}}|x||={{ }}=|{{x}}", ["x": "-"], "--"),
    Case("standalone", "Begin.\n{{=@ @=}}\nEnd.\n", [:], "Begin.\nEnd.\n"),
  ]

  static let partialCases: [Case] = [
    Case("basic", "\"{{>p}}\"", [:], "\"from partial\"", partials: ["p": "from partial"]),
    Case("unknown", "\"{{>p}}\"", [:], "\"\""),
    Case("context", "{{>p}}", ["x": "content"], "*content*", partials: ["p": "*{{x}}*"]),
    Case(
      "recursion", "{{>n}}", ["c": "X", "n": [["c": "Y", "n": []]]], "X<Y<>>",
      partials: ["n": "{{c}}<{{#n}}{{>n}}{{/n}}>"]),
    Case(
      "inline indentation", "  {{d}}  {{>p}}\n", ["d": "|"], "  |  >\n>\n", partials: ["p": ">\n>"]),
    Case(
      "standalone indentation", "\\\n {{>p}}\n/\n", ["c": "<\n->"], "\\\n |\n <\n->\n |\n/\n",
      partials: ["p": "|\n{{{c}}}\n|\n"]),
    Case(
      "standalone without a newline after", ">\n  {{>p}}", [:], ">\n  >\n  >",
      partials: ["p": ">\n>"]),
    Case(
      "standalone without a newline before", "  {{>p}}\n>", [:], "  >\n  >>",
      partials: ["p": ">\n>"]),
    Case("padding", "|{{> p }}|", [:], "|[]|", partials: ["p": "[]"]),
    Case(
      "delimiters do not leak into a partial", "{{=| |=}}|>p|", ["x": "y"], "y",
      partials: ["p": "{{x}}"]),
  ]

  @Test(
    "Renders as the specification says",
    arguments: interpolation + sections + comments + delimiters + partialCases)
  func rendersCase(_ testCase: Case) throws {
    let template = try MustacheTemplate(testCase.template, name: "case")
    let partials = try Dictionary(
      uniqueKeysWithValues: testCase.partials.map {
        ($0.key, try MustacheTemplate($0.value, name: $0.key))
      })
    let output = template.render(testCase.data, partials: partials)
    #expect(String(decoding: output, as: UTF8.self) == testCase.expected)
  }

  struct Fault: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let template: String
    let line: Int
    let column: Int
    let message: String
  }

  @Test(
    "A template that cannot be read names its line and column",
    arguments: [
      Fault(
        testDescription: "unclosed tag", template: "a\n b {{x", line: 2, column: 4,
        message: "expected '}}'"),
      Fault(
        testDescription: "unclosed section", template: "{{#a}}\n", line: 1, column: 1,
        message: "add '{{/a}}'"),
      Fault(
        testDescription: "wrong close", template: "{{#a}}\n{{#b}}{{/a}}", line: 2, column: 7,
        message: "expected '{{/b}}'"),
      Fault(
        testDescription: "close only", template: "x{{/a}}", line: 1, column: 2,
        message: "never opened"),
      Fault(
        testDescription: "no name", template: "{{ }}", line: 1, column: 1,
        message: "without a name"),
      Fault(
        testDescription: "bad delimiters", template: "{{=<%=}}", line: 1, column: 1,
        message: "two delimiters"),
    ])
  func reportsFault(_ fault: Fault) throws {
    let error = try #require(throws: MustacheError.self) {
      try MustacheTemplate(fault.template, name: "page.html")
    }
    #expect(error.file == "page.html")
    #expect(error.line == fault.line)
    #expect(error.column == fault.column)
    #expect(error.message.contains(fault.message), "\(error.message)")
  }

  @Test("A name that the data lacks is reported once, with the names that are there")
  func reportsMissingNames() throws {
    let template = try MustacheTemplate("{{title}}\n{{titel}}{{titel}}{{none}}", name: "page.html")
    var missing: Set<MustacheTemplate.MissingName> = []
    _ = template.render(["title": "T", "none": .null], missing: &missing)
    #expect(missing.count == 1)
    #expect(missing.first?.name == "titel")
    #expect(missing.first?.line == 2)
    #expect(missing.first?.known == ["none", "title"])
  }

  @Test("A partial that includes itself without end is cut")
  func cutsEndlessRecursion() throws {
    let template = try MustacheTemplate("x{{>p}}", name: "p")
    let output = template.render([:], partials: ["p": template])
    #expect(output.count < 100)
  }
}
