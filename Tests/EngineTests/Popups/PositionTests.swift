// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Where popups stand: nine positions, from the reader's leading edge to the trailing one.
@Suite struct PositionTests {
  private static let positions = [
    "top-leading", "top", "top-trailing", "leading", "center", "trailing", "bottom-leading",
    "bottom", "bottom-trailing",
  ]

  @Test(
    "A floater stands at its position", arguments: BrowserEngine.allCases, ["ltr", "rtl"])
  func positions(engine: BrowserEngine, direction: String) async throws {
    let popups = Self.positions.map { position in
      PopupMarkup(
        id: position, kind: "floater", position: position, backdrop: "none",
        content: PopupMarkup.text)
    }
    let site = try KitFixture.site(
      popups.map(\.html).joined(separator: "\n"), attributes: "dir=\"\(direction)\"")
    try await withBrowser(engine) { browser in
      try PopupProbe.load(site.url(), in: browser)
      for position in Self.positions {
        try browser.click("#open-\(position)")
        try browser.executeAsync(Self.settle, .string("#\(position)-d"))
        let box = try browser.box(of: "#\(position)-d")
        try check(box, position: position, isRightToLeft: direction == "rtl")
        try browser.press(.escape)
        try browser.wait(
          until: "return !window.lab.isOpen(arguments[0])", .string("#\(position)-d"))
      }
    }
  }

  private func check(_ box: Box, position: String, isRightToLeft: Bool) throws {
    let width = 1_024.0
    let height = 768.0
    let start = isRightToLeft ? width - box.maxX : box.x
    let end = isRightToLeft ? box.x : width - box.maxX
    let gaps: (across: ClosedRange<Double>, along: ClosedRange<Double>) = (4...48, 4...48)
    if position.hasSuffix("leading") {
      #expect(gaps.across.contains(start), "\(position): \(box)")
    } else if position.hasSuffix("trailing") {
      #expect(gaps.across.contains(end), "\(position): \(box)")
    } else {
      #expect(abs(start - end) <= 1, "\(position): \(box)")
    }
    if position.hasPrefix("top") {
      #expect(gaps.along.contains(box.y), "\(position): \(box)")
    } else if position.hasPrefix("bottom") {
      #expect(gaps.along.contains(height - box.maxY), "\(position): \(box)")
    } else {
      #expect(abs(box.midY - height / 2) <= 1, "\(position): \(box)")
    }
  }

  private static let settle = """
    const surface = document.querySelector(arguments[0]);
    await Promise.allSettled(surface.getAnimations().map((animation) => animation.finished));
    """
}
