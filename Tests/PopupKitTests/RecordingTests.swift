// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import Testing

@MainActor
@Suite struct RecordingTests {
  private struct Screen: View {
    @State private var isShown = false
    @State private var isLoud = false
    @State private var count = 3
    let action: @MainActor (Binding<Bool>, Binding<Bool>, Binding<Int>) -> Void

    var body: some View {
      Button("Go") { action($isShown, $isLoud, $count) }
    }
  }

  private func operations(
    _ action: @escaping @MainActor (Binding<Bool>, Binding<Bool>, Binding<Int>) -> Void
  ) throws -> String {
    let html = try StaticRenderer().render(Screen(action: action)).html
    let match = try #require(html.firstMatch(of: #/data-df-do="([^"]*)"/#))
    return String(match.1).replacing("&quot;", with: "\"").replacing(#/_[a-z2-7]{4}/#, with: "")
  }

  @Test func aConstantBecomesASet() throws {
    #expect(
      try operations { shown, _, _ in shown.wrappedValue = true } == #"[["set","isShown",true]]"#)
  }

  @Test func aFlipBecomesAToggle() throws {
    #expect(
      try operations { shown, _, _ in shown.wrappedValue.toggle() } == #"[["toggle","isShown"]]"#)
  }

  @Test func aDifferenceBecomesAnAddition() throws {
    #expect(try operations { _, _, count in count.wrappedValue -= 2 } == #"[["add","count",-2]]"#)
  }

  @Test func effectsKeepTheirOrder() throws {
    let text = try operations { shown, loud, count in
      loud.wrappedValue = true
      DFToastQueue.shared.show(text: "Saved")
      shown.wrappedValue = false
      count.wrappedValue = 7
    }
    #expect(
      text
        == #"[["set","isLoud",true],["toast",{"text":"Saved"}],["set","isShown",false],["set","count",7]]"#
    )
  }

  @Test func aConditionBecomesATable() throws {
    let text = try operations { shown, loud, _ in
      if loud.wrappedValue { shown.wrappedValue = true } else { loud.wrappedValue = true }
    }
    #expect(
      text
        == #"[["case",["isLoud"],{"[false]":[["set","isLoud",true]],"[true]":[["set","isShown",true]]}]]"#
    )
  }

  @Test func aToastsActionIsRecordedInside() throws {
    let text = try operations { shown, _, _ in
      DFToastQueue.shared.show(
        text: "Deleted", severity: .error, actionTitle: "Undo",
        action: { shown.wrappedValue = true })
    }
    #expect(text.contains(#""actionTitle":"Undo","do":[["set","isShown",true]]"#))
  }

  @Test func anEmptyActionFiresAnEventAndIsReported() throws {
    let page = try StaticRenderer().render(Screen { _, _, _ in })
    #expect(page.html.contains("[[&quot;emit&quot;,&quot;Go&quot;]]"))
    #expect(page.diagnostics.map(\.severity) == [.note])
    #expect(page.diagnostics[0].file == "PopupKitTests/RecordingTests.swift")
  }

  @Test func recordingChangesNothingOutside() throws {
    let before = DFToastQueue.shared.messages.count
    _ = try operations { _, _, _ in DFToastQueue.shared.show(text: "Saved") }
    #expect(DFToastQueue.shared.messages.count == before)
  }
}
