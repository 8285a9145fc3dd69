// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import DocExamples
import PopupKit
import TestSupport
import Testing

@Suite("Examples of the documentation")
@MainActor
struct DocExamplesTests {
  @Test(
    "Every example renders twice to the same valid markup", arguments: DocExamples.all.map(\.id))
  func renders(id: String) throws {
    let example = try #require(DocExamples.all.first { $0.id == id })
    let renderer = StaticRenderer()
    let page = try renderer.render(example.makeView(), id: "demo")
    #expect(page.diagnostics.filter { $0.severity == .error }.isEmpty, "\(page.diagnostics)")
    #expect(try renderer.render(example.makeView(), id: "demo").html == page.html)
    if example.isLive { #expect(page.html.contains("<button")) }
    try expectValidStructure(fragment: page.html)
  }

  @Test("Examples are known by page and position")
  func identity() {
    #expect(Set(DocExamples.all.map(\.id)).count == DocExamples.all.count)
    #expect(DocExamples.examples(of: "index.md").map(\.id) == ["index.md#1"])
    #expect(DocExamples.examples(of: "index.md").first?.isLive == true)
  }
}
