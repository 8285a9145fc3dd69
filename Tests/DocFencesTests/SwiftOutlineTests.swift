// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Testing

@testable import docfences

@Suite("Outline of a fence")
struct SwiftOutlineTests {
  @Test(
    "Knows what a fence is that does not say it",
    arguments: [
      ("Text(\"a\")", Fence.Mode.view),
      (
        "YourContentView()\n    .dfPopup(isPresented: $showPopup) {\n        Text(\"a\")\n    }\n",
        .view
      ),
      ("// only a comment\nVStack {\n}\n", .view),
      ("let a = 1\nText(\"\\(a)\")", .view),
      ("if #available(iOS 26, *) {\n    Text(\"a\")\n}", .view),
      ("struct A: View {\n  var body: some View { Text(\"a\") }\n}", .file),
      ("import PopupKit", .file),
      ("@MainActor\npublic final class A {}", .file),
      ("extension A { }", .file),
      ("func f() {}", .file),
      ("var config = A.b(position: .bottom)\nconfig.transition = .slide", .statements),
      ("DFToastQueue.shared.show(text: \"a\")", .statements),
      ("let a = DFPopupConfiguration.centered", .statements),
    ])
  func likelyMode(code: String, mode: Fence.Mode) {
    #expect(SwiftOutline(code).likelyMode == mode)
  }

  @Test("Cuts code into statements with the comments before them")
  func statements() {
    let code = """
      // first
      let a = [
        1,
      ]

      // second
      b.c = .d   // not: struct X
        .e

      Text(\"\"\"
      struct Y {
      \"\"\")
        .padding()
      if a { b } else
      { c }
      @State
      var z: Int =
        1
      // end

      """
    let outline = SwiftOutline(code)
    #expect(
      outline.statements.map(\.kind) == [
        .value("a", isVariable: false), .assignment, .construction("Text"), .other(head: "if"),
        .value("z", isVariable: true),
      ])
    #expect(outline.statements.map(\.lines) == [0..<4, 4..<8, 8..<13, 13..<15, 15..<19])
    #expect(outline.statements.map(\.firstLine) == [1, 6, 9, 13, 15])
    #expect(outline.types.isEmpty)
  }

  @Test("Finds the names of file scope and not those inside")
  func names() {
    let code = """
      struct Order: Identifiable {
        let id: Int
        enum Kind { case a }
      }
      @MainActor private final class Model<T> { }
      let orders = [Order(id: 1)]
      """
    let names = SwiftOutline(code).fileScopeNames
    #expect(names.map(\.name) == ["Order", "Model", "orders"])
    #expect(names.map(\.line) == [0, 4, 5])
  }
}
