// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown
import Testing

@testable import docfences

func fences(_ info: String, _ code: String = "Text(\"a\")") throws -> FenceReader {
  FenceReader(
    try MarkdownDocument(parsing: "# T\n\n```\(info)\n\(code)\n```\n", path: "Docs/a.md"))
}

@Suite("Reading fences")
struct FenceReaderTests {
  @Test(
    "Info words decide",
    arguments: [
      ("swift", Fence.Mode.view, false),
      ("swift demo", .view, true),
      ("swift view", .view, false),
      ("swift statements", .statements, false),
      ("swift demo statements label=\"Go\"", .statements, true),
      ("swift file", .file, false),
      ("swift file demo root=\"A()\"", .file, true),
      ("swift nocompile title=Package.swift {1,2}", .nocompile, false),
    ])
  func modes(info: String, mode: Fence.Mode, isLive: Bool) throws {
    let reader = try fences(info)
    #expect(reader.diagnostics.isEmpty)
    #expect(reader.fences.map(\.mode) == [mode])
    #expect(reader.fences[0].isLive == isLive)
    #expect(reader.fences[0].line == 4)
  }

  @Test("Fences in other languages are not read")
  func otherLanguages() throws {
    #expect(try fences("html demo").fences.isEmpty)
  }

  @Test(
    "Mistakes are errors in the page's line",
    arguments: [
      ("swift dmeo", "did you mean 'demo'?"),
      ("swift somethingelse", "remove it"),
      ("swift demo rot=\"A()\"", "did you mean 'root'?"),
      ("swift view file", "a fence cannot be view and file at once"),
      ("swift demo nocompile", "a demo has to compile"),
      ("swift demo file", "add root=\"MyView()\""),
      ("swift demo root=\"A()\"", "root= names the view of a file fence"),
      ("swift demo label=\"a\"", "label= titles the button"),
    ])
  func mistakes(info: String, message: String) throws {
    let diagnostics = try fences(info).diagnostics.map(\.description)
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.hasPrefix("Docs/a.md:3:1: error: ") == true)
    #expect(diagnostics.first?.contains(message) == true, "\(diagnostics)")
  }
}
