// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel
import Testing

@Suite("The model's words")
struct AttributeValueTests {
  @Test("are those of HTML for every kind, backdrop, transition and alignment")
  func popups() {
    #expect(DFPopupKind.allCases.map(\.attributeValue) == ["center", "toast", "floater", "sheet"])
    #expect(DFPopupBackdrop.allCases.map(\.attributeValue) == ["none", "dim", "blur"])
    #expect(
      DFPopupTransition.simpleCases.map(\.attributeValue)
        == ["automatic", "slide", "scale", "fade", "none"])
    #expect(
      DFPopupTransition.asymmetric(insert: .leading, remove: .trailing).attributeValue
        == "asymmetric leading trailing")
    #expect(DFPopupCardAlignment.allCases.map(\.attributeValue) == ["center", "leading"])
    #expect(
      DFPopupIconTint.allCases.map(\.attributeValue)
        == ["brand", "soft", "info", "success", "warning", "error"])
  }

  @Test("tell all transitions apart, every pair of edges included")
  func transitions() {
    #expect(DFPopupTransition.allCases.count == 5 + 16)
    #expect(Set(DFPopupTransition.allCases.map(\.attributeValue)).count == 21)
  }

  @Test("are those of HTML for toasts, buttons and text")
  func others() {
    #expect(
      DFToastSeverity.allCases.map(\.attributeValue) == ["info", "success", "warning", "error"])
    #expect(DFToastTiming.allCases.map(\.attributeValue) == ["as-modelled", "readable"])
    #expect(DFButtonRole.allCases.map(\.attributeValue) == ["destructive", "cancel"])
    #expect(
      DFTextScale.allCases.map(\.attributeValue) == [
        "display", "title", "headline", "label-large", "body", "body-small", "label", "caption",
      ])
  }
}
