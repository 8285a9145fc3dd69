// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown
import Testing

@testable import docfences

private func generate(_ markdown: String, page: String = "a/b-c.md") throws -> String {
  let document = try MarkdownDocument(parsing: markdown, path: "Docs/\(page)")
  let reader = FenceReader(document)
  #expect(reader.diagnostics.isEmpty)
  var generator = PageGenerator(
    page: page, file: "Docs/\(page)", prelude: .init(text: "  PRELUDE", file: "P.txt"))
  return generator.generate(reader.fences)
}

@Suite("Generated Swift")
struct GeneratorTests {
  @Test("A view keeps its columns, its file and its lines")
  func view() throws {
    let swift = try generate("x\n\n```swift demo\n  A()\n    .b()\n```\n")
    #expect(
      swift == """
        // Generated from Docs/a/b-c.md. Edit that page instead.
        import PopupKit

        @MainActor
        private struct Example_a__b_c_1: View {
        #sourceLocation(file: "P.txt", line: 1)
          PRELUDE
        #sourceLocation()
          var body: some View {
        #sourceLocation(file: "Docs/a/b-c.md", line: 4)
          A()
            .b()
        #sourceLocation()
          }
        }

        enum Examples_a__b_c {
          static let uncompiledCount = 0
          static let all: [DocExample] = [
            DocExample(
              page: "a/b-c.md", index: 1, line: 4,
              source: "  A()\\n    .b()\\n", isLive: true
            ) {
              AnyView(Example_a__b_c_1())
            },
          ]
        }

        """)
  }

  @Test("A value that a view declares and does not use makes no warning")
  func unusedValue() throws {
    let swift = try generate("```swift view\nlet a = B()\nC()\n```\n")
    #expect(swift.contains("C()\n#sourceLocation()\n    let _ = a\n  }\n"))
  }

  @Test("Statements run in a button; a view before them is shown")
  func statements() throws {
    let swift = try generate(
      """
      ```swift demo statements label='Go "now"'
      YourContentView()
          .b()

      DFToastQueue.shared.show(text: "a")
      Text("c")
      let d = 1
      YourContentView()
      ```
      """)
    let (run, body) = try #require(split(swift, at: "  var body: some View {\n"))
    #expect(run.contains("line: 4)\n\nDFToastQueue.shared.show(text: \"a\")\n"))
    #expect(run.contains("line: 6)\n_ = Text(\"c\")\n"))
    #expect(run.contains("line: 8)\n_ = YourContentView()\n"))
    #expect(run.contains("    _ = d\n"))
    #expect(!run.contains(".b()"))
    #expect(body.contains("line: 2)\nYourContentView()\n    .b()\n#sourceLocation()\n"))
    #expect(body.contains("line: 1)\n      Button(\"Go \\\"now\\\"\") { run() }"))
    #expect(body.contains(".dfToast()"))
  }

  @Test("A file fence stands at file scope and shows its root")
  func file() throws {
    let swift = try generate("```swift file demo root=\"A.b\"\nstruct A {}\n```\n")
    #expect(swift.contains("\n#sourceLocation(file: \"Docs/a/b-c.md\", line: 2)\nstruct A {}\n"))
    #expect(swift.contains("line: 1)\n      AnyView(A.b)\n#sourceLocation()\n"))
    #expect(!swift.contains("PRELUDE"))
  }

  @Test("Fences that are not compiled are counted")
  func uncompiled() throws {
    let swift = try generate("```swift nocompile\n???\n```\n\n```swift nocompile\n!!!\n```\n")
    #expect(swift.contains("uncompiledCount = 2"))
    #expect(!swift.contains("???"))
  }

  @Test("The registry names pages and nothing in them")
  func registry() {
    let swift = RegistryGenerator.generate(pages: ["a.md", "b/c.md"])
    #expect(swift.contains("    Examples_a.all,\n    Examples_b__c.all,\n"))
    #expect(swift.contains("    Examples_a.uncompiledCount,\n"))
  }

  @Test("One name in two pages is an error that names both places")
  func repeatedNames() throws {
    let pages = try [
      ("Docs/a.md", "swift file"), ("Docs/b.md", "swift file"), ("Docs/c.md", "swift"),
    ]
    .map { path, info in
      let document = try MarkdownDocument(
        parsing: "```\(info)\n\nstruct Order {\n  struct Inner {}\n}\n```\n", path: path)
      return (file: path, fences: FenceReader(document).fences)
    }
    #expect(
      RegistryGenerator.repeatedNames(Array(pages.prefix(2))).map(\.description) == [
        "Docs/b.md:3:1: error: 'Order' is declared already in Docs/a.md:3, and all pages share one "
          + "module; rename one of the two"
      ])
    // Without a word the declaration makes the third a file as well.
    #expect(RegistryGenerator.repeatedNames(pages).count == 2)
  }

  @Test(
    "Page names become identifiers",
    arguments: [
      ("index.md", "index"), ("a/b-c.md", "a__b_c"), ("é x.md", "_C3__A9__20_x"),
    ])
  func identifiers(page: String, name: String) {
    #expect(SwiftNaming.identifier(page) == name)
  }

  @Test("Literals hold any text")
  func literals() {
    #expect(SwiftNaming.literal("a\"\\(b)\n\u{1}é") == "\"a\\\"\\\\(b)\\n\\u{1}é\"")
  }

  private func split(_ text: String, at separator: String) -> (String, String)? {
    guard let range = text.firstRange(of: separator) else { return nil }
    return (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
  }
}
