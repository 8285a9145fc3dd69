// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel
import Testing

@Suite("A popup's position")
struct PopupPositionTests {
  @Test("is one of nine, each written as in HTML")
  func names() {
    #expect(
      DFPopupPosition.allCases.map(\.attributeValue) == [
        "top-leading", "top", "top-trailing", "leading", "center", "trailing", "bottom-leading",
        "bottom", "bottom-trailing",
      ])
  }

  @Test(
    "leaves toward its own edge; the corners and the centre toward top or bottom",
    arguments: [
      (DFPopupPosition.topLeading, Edge.top), (.top, .top), (.topTrailing, .top),
      (.leading, .leading), (.center, .bottom), (.trailing, .trailing),
      (.bottomLeading, .bottom), (.bottom, .bottom), (.bottomTrailing, .bottom),
    ])
  func exitEdge(_ position: DFPopupPosition, _ edge: Edge) {
    #expect(position.exitEdge == edge)
  }

  @Test("is the alignment of the same name", arguments: DFPopupPosition.allCases)
  func alignment(_ position: DFPopupPosition) {
    let words = position.attributeValue.split(separator: "-").map(String.init)
    let vertical = words.first { ["top", "bottom"].contains($0) } ?? "center"
    let horizontal = words.first { ["leading", "trailing"].contains($0) } ?? "center"
    #expect(position.alignment.vertical.rawValue == vertical)
    #expect(position.alignment.horizontal.rawValue == horizontal)
  }
}
