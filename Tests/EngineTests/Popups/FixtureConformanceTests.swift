// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Every kind of popup through every way in and out, in markup written by hand.
@Suite struct FixtureConformanceTests {
  @Test("Popups open, take focus, close and return it", arguments: BrowserEngine.allCases, cases)
  func popups(engine: BrowserEngine, popup: Case) async throws {
    let site = try KitFixture.site(popup.markup.html)
    try await withBrowser(engine) { browser in
      try PopupConformance.check(page: popup.testDescription, at: site.url(), in: browser)
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let markup: PopupMarkup

    init(_ description: String, _ markup: PopupMarkup) {
      testDescription = description
      self.markup = markup
    }
  }

  static let cases = [
    Case("card", PopupMarkup(id: "card", flags: ["dismiss-on-outside-tap"])),
    Case("card without outside tap", PopupMarkup(id: "firm", backdrop: "blur")),
    Case("alert", PopupMarkup(id: "alert", role: "alertdialog")),
    Case("card without backdrop", PopupMarkup(id: "loose", backdrop: "none")),
    Case(
      "sheet",
      PopupMarkup(
        id: "sheet", kind: "sheet", position: "bottom",
        flags: ["dismiss-on-outside-tap", "dismiss-on-drag"])),
    Case(
      "floater with text",
      PopupMarkup(
        id: "floater", kind: "floater", position: "bottom", backdrop: "none",
        flags: ["dismiss-on-tap", "dismiss-on-drag", #"auto-dismiss="1""#],
        content: PopupMarkup.text)),
    Case(
      "floater at the top with a light dismissal",
      PopupMarkup(
        id: "light", kind: "floater", position: "top-trailing", backdrop: "none",
        flags: ["dismiss-on-outside-tap"], content: PopupMarkup.text)),
    Case(
      "popup of kind toast",
      PopupMarkup(
        id: "toast", kind: "toast", position: "top", backdrop: "none", flags: ["dismiss-on-tap"],
        content: PopupMarkup.text)),
  ]
}
