// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Puts every popup of a page through every way in and out.
///
/// Of popups that behave alike and only look different the first takes every route; each other one
/// is opened twice and closed in two ways, which change from one to the next.
struct PopupConformance {
  private let page: String
  private let url: String
  private let browser: any BrowserSession
  private var seen: Set<String> = []
  private var turn = 0

  /// Runs everything that the page's popups promise, one problem an issue.
  static func check(page: String, at url: String, in browser: any BrowserSession) throws {
    var conformance = PopupConformance(page: page, url: url, browser: browser)
    try conformance.run()
  }

  private init(page: String, url: String, browser: any BrowserSession) {
    self.page = page
    self.url = url
    self.browser = browser
  }

  private mutating func run() throws {
    try PopupProbe.load(url, in: browser)
    let orphans = try PopupProbe.orphans(in: browser)
    #expect(orphans.isEmpty, "\(page): nothing opens \(orphans)")
    for opener in Self.selected(try PopupProbe.openers(in: browser)) {
      let place = "\(page), “\(opener.label)” #\(opener.popupID)"
      do {
        try check(PopupDriver(browser: browser, opener: opener, place: place))
      } catch {
        Issue.record("\(place): \(error)")
        // Back to where every test starts, whatever state the page is in.
        try PopupProbe.load(url, in: browser)
        _ = try PopupProbe.openers(in: browser)
      }
    }
    let problems = try browser.consoleProblems()
    #expect(problems.isEmpty, "\(page): \(problems)")
  }

  private mutating func check(_ driver: PopupDriver) throws {
    let popup = try driver.open(by: .pointer)
    try driver.checkFocus(popup)
    for button in popup.buttons {
      #expect(!button.isInert, "\(driver.place): the button “\(button.label)” does nothing")
    }
    let isNew = seen.insert(popup.behaviour).inserted
    let (allowed, forbidden) = ExitRoute.routes(of: popup)
    if isNew {
      for route in forbidden { try driver.resist(popup, route) }
    }
    let entries: [PopupDriver.Entry] = [.enter, .space, .pointer]
    for (index, route) in (isNew ? allowed : sample(allowed)).enumerated() {
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

  /// Two routes, other ones each time, and none that waits for a countdown.
  private mutating func sample(_ routes: [ExitRoute]) -> [ExitRoute] {
    let quick = routes.filter { if case .timeout = $0 { false } else { true } }
    turn += 1
    return [quick[turn % quick.count], quick[(turn + 1) % quick.count]]
  }

  /// At most two openers of each popup: a list of rows opens the same popup in the same way.
  private static func selected(_ openers: [PopupOpener]) -> [PopupOpener] {
    var counts: [String: Int] = [:]
    return openers.filter { opener in
      counts[opener.popup, default: 0] += 1
      return counts[opener.popup, default: 0] <= 2
    }
  }
}

/// A route on which a popup did not open or close.
struct RouteFailure: Error, CustomStringConvertible {
  let route: ExitRoute
  let error: any Error
  var description: String { "by \(route): \(error)" }
}
