// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel
import Testing

@Suite("A popup's configuration")
struct PopupConfigurationTests {
  @Test("is a dimmed card in the middle by default, which is also the centred preset")
  func centered() {
    let centered = DFPopupConfiguration.centered
    #expect(centered == DFPopupConfiguration())
    #expect(centered.kind == .center)
    #expect(centered.position == .center)
    #expect(centered.transition == .automatic)
    #expect(centered.animation == nil)
    #expect(centered.autoDismissAfter == nil)
    #expect(centered.dismissOnTap == false)
    #expect(centered.dismissOnOutsideTap)
    #expect(centered.dismissOnDrag == false)
    #expect(centered.dimsBackground)
    #expect(centered.backdrop == nil)
  }

  @Test("of a toast goes after 3 seconds, by a tap or by a drag, and dims nothing")
  func toast() {
    #expect(
      DFPopupConfiguration.toast()
        == DFPopupConfiguration(
          kind: .toast, position: .top, autoDismissAfter: 3, dismissOnTap: true,
          dismissOnOutsideTap: false, dismissOnDrag: true, dimsBackground: false))
  }

  @Test("of a floater stands at the bottom until it is dragged away")
  func floater() {
    #expect(
      DFPopupConfiguration.floater()
        == DFPopupConfiguration(
          kind: .floater, position: .bottom, autoDismissAfter: nil, dismissOnTap: false,
          dismissOnOutsideTap: false, dismissOnDrag: true, dimsBackground: false))
  }

  @Test("of a sheet dims the page and goes by a drag or an outside tap")
  func sheet() {
    #expect(
      DFPopupConfiguration.sheet()
        == DFPopupConfiguration(
          kind: .sheet, position: .bottom, dismissOnTap: false, dismissOnOutsideTap: true,
          dismissOnDrag: true, dimsBackground: true, backdrop: .dim))
    let clear = DFPopupConfiguration.sheet(
      dismissOnDrag: false, backdrop: .none, dismissOnOutsideTap: false)
    #expect(clear.dimsBackground == false)
    #expect(clear.resolvedBackdrop == .none)
    #expect(clear.dismissOnDrag == false)
    #expect(clear.dismissOnOutsideTap == false)
  }

  @Test(
    "takes the backdrop where there is one, else what dimsBackground says",
    arguments: [
      (nil, true, DFPopupBackdrop.dim), (nil, false, .none),
      (DFPopupBackdrop.blur, true, .blur), (.blur, false, .blur), (.dim, false, .dim),
      (DFPopupBackdrop.none, true, .none),
    ] as [(DFPopupBackdrop?, Bool, DFPopupBackdrop)])
  func backdrop(_ backdrop: DFPopupBackdrop?, _ dims: Bool, _ expected: DFPopupBackdrop) {
    let configuration = DFPopupConfiguration(dimsBackground: dims, backdrop: backdrop)
    #expect(configuration.resolvedBackdrop == expected)
  }

  @Test(
    "keeps its position, unless it is a sheet",
    arguments: DFPopupKind.allCases, DFPopupPosition.allCases)
  func position(_ kind: DFPopupKind, _ position: DFPopupPosition) {
    let configuration = DFPopupConfiguration(kind: kind, position: position)
    #expect(configuration.resolvedPosition == (kind == .sheet ? .bottom : position))
  }
}
