// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Puts every popup of a page through every way in and out.
enum PopupConformance {
  /// Runs everything that the page's popups promise, one problem an issue.
  static func check(
    page: String, at url: String, in browser: any BrowserSession,
    onceOpen: (PopupOpener, PopupDescription) throws -> Void = { _, _ in }
  ) throws {
    try PopupProbe.load(url, in: browser)
    let orphans = try PopupProbe.orphans(in: browser)
    #expect(orphans.isEmpty, "\(page): nothing opens \(orphans)")
    for opener in try selected(PopupProbe.openers(in: browser)) {
      attempt("\(page), “\(opener.label)”") {
        try check(opener, in: browser, onceOpen: onceOpen)
      } recover: {
        // Back to where every test starts, whatever state the page is in.
        try PopupProbe.load(url, in: browser)
        _ = try PopupProbe.openers(in: browser)
      }
    }
    let problems = try browser.consoleProblems()
    #expect(problems.isEmpty, "\(page): \(problems)")
  }

  private static func check(
    _ opener: PopupOpener, in browser: any BrowserSession,
    onceOpen: (PopupOpener, PopupDescription) throws -> Void
  ) throws {
    let driver = PopupDriver(browser: browser, opener: opener)
    let popup = try driver.open(by: .pointer)
    try driver.checkFocus(popup)
    for button in popup.buttons {
      #expect(!button.isInert, "the button “\(button.label)” does nothing")
    }
    let (allowed, forbidden) = ExitRoute.routes(of: popup)
    for route in forbidden { try driver.resist(popup, route) }
    try onceOpen(opener, popup)
    let entries: [PopupDriver.Entry] = [.enter, .space, .pointer]
    for (index, route) in allowed.enumerated() {
      do {
        // The first route closes what is open already.
        let current = index == 0 ? popup : try driver.open(by: entries[(index - 1) % 3])
        if index > 0 { try driver.checkFocus(current) }
        try driver.close(current, by: route)
      } catch {
        throw RouteFailure(route: route, error: error)
      }
    }
  }

  /// At most two openers of each popup: a list of rows opens the same popup in the same way.
  private static func selected(_ openers: [PopupOpener]) -> [PopupOpener] {
    var counts: [String: Int] = [:]
    return openers.filter { opener in
      counts[opener.popup, default: 0] += 1
      return counts[opener.popup, default: 0] <= 2
    }
  }

  private static func attempt(
    _ what: String, _ body: () throws -> Void, recover: () throws -> Void
  ) {
    do {
      try body()
    } catch {
      Issue.record("\(what): \(error)")
      try? recover()
    }
  }
}

/// A route on which a popup did not open or close.
struct RouteFailure: Error, CustomStringConvertible {
  let route: ExitRoute
  let error: any Error
  var description: String { "by \(route): \(error)" }
}
