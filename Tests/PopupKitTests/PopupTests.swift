// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import Testing

@MainActor
@Suite struct PopupTests {
  private struct Host<Content: View>: View {
    @State private var isShown = false
    let configuration: DFPopupConfiguration
    let content: (Binding<Bool>) -> Content

    var body: some View {
      Button("Show") { isShown = true }
        .dfPopup(isPresented: $isShown, configuration: configuration) { content($isShown) }
    }
  }

  private func html<Content: View>(
    _ configuration: DFPopupConfiguration = .centered,
    @ViewBuilder _ content: @escaping (Binding<Bool>) -> Content
  ) throws -> String {
    try StaticRenderer().render(Host(configuration: configuration, content: content)).html
  }

  @Test func aBackdropMakesTheDialogModal() throws {
    let modal = try html { _ in Text("Saved") }
    #expect(modal.contains(#"command="show-modal""#))
    #expect(modal.contains(#"popovertargetaction="show""#))
    #expect(!modal.contains("data-df-do"))
    let floater = try html(.floater()) { _ in Text("Saved") }
    #expect(floater.contains(#"command="show-popover""#))
    #expect(floater.contains(#"popover="manual""#))
  }

  @Test func shortTextNamesThePopup() throws {
    #expect(try html { _ in Text("Saved") }.contains(#"aria-label="Saved""#))
  }

  @Test func aTitleNamesAndAMessageDescribes() throws {
    let text = try html { _ in DFPopupCard(title: "Orbit", message: "Unlimited.") }
    let id = try #require(text.firstMatch(of: #/aria-labelledby="([^"]+)"/#)?.1)
    #expect(text.contains("<h2 class=\"df-title\" id=\"\(id)\">Orbit</h2>"))
    #expect(text.contains("aria-describedby"))
  }

  @Test func anAlertBeginsAtItsLeastDestructiveAction() throws {
    let text = try html { shown in
      DFPopupCard(
        title: "Delete?", message: "Gone for good.",
        primaryAction: DFPopupAction("Delete", role: .destructive) {
          shown.wrappedValue = false
        },
        secondaryAction: DFPopupAction("Cancel") { shown.wrappedValue = false })
    }
    #expect(text.contains(#"role="alertdialog""#))
    #expect(text.matches(of: #/ autofocus/#).count == 1)
    #expect(text.contains(#/<button[^>]* autofocus>Cancel<\/button>/#))
  }

  @Test(arguments: [DFPopupConfiguration.centered, .toast(), .floater()])
  func aPopupWithoutAWayOutGetsACloseButton(_ configuration: DFPopupConfiguration) throws {
    let text = try html(configuration) { _ in Text("Saved") }
    #expect(text.matches(of: #/class="df-close"/#).count == 1)
    let closable = try html(configuration) { shown in
      Button("Done") { shown.wrappedValue = false }
    }
    #expect(!closable.contains("df-close"))
  }

  @Test func aSheetIsClosedByItsGrabber() throws {
    let text = try html(.sheet()) { _ in Text("Share") }
    #expect(text.contains("df-grabber"))
    #expect(text.contains(#"kind="sheet""#))
    #expect(!text.contains("df-close"))
  }

  @Test func textIsEscapedAndNeverMarkup() throws {
    let text = try html { _ in Text("<img onerror=x> & \"q\"") }
    #expect(text.contains("&lt;img onerror=x&gt; &amp;"))
    #expect(!text.contains("<img"))
  }

  @Test func noInlineStyleOrScriptIsWritten() throws {
    let text = try html { _ in
      VStack(spacing: 12) { Text("A").font(.headline).foregroundStyle(.red) }.padding()
    }
    #expect(!text.contains("style=\"color"))
    #expect(!text.contains(" style="))
    #expect(!text.contains("<script"))
  }

  @Test func theStyleOutsideOfTheModifierCounts() throws {
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        Text("A").dfPopupStyle(.inverse).dfPopup(isPresented: $isShown) { Text("B") }
          .dfPopupStyle(.tinted(.warning))
      }
    }
    let text = try StaticRenderer().render(Screen()).html
    #expect(text.contains(#"popup-style="tinted-warning""#))
  }

  @Test func theSameViewGivesTheSameBytes() throws {
    let first = try html { _ in DFPopupCard(icon: "star", title: "A") }
    let second = try html { _ in DFPopupCard(icon: "star", title: "A") }
    #expect(first == second)
  }

  @Test func anUnknownIconIsReportedWithNearNames() throws {
    let page = try StaticRenderer().render(Image(systemName: "trashh"))
    #expect(page.diagnostics.count == 1)
    #expect(page.diagnostics[0].suggestion.contains("trash"))
  }
}
