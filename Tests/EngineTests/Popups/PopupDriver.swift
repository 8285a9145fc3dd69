// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Opens and closes one popup in a browser, and checks what must hold each time.
struct PopupDriver {
  let browser: any BrowserSession
  let opener: PopupOpener

  enum Entry: Sendable {
    case pointer
    case enter
    case space
  }

  /// Opens the popup and tells what its attributes promise.
  func open(by entry: Entry) throws -> PopupDescription {
    switch entry {
    case .pointer:
      try browser.click(opener.control)
    case .enter, .space:
      try browser.execute("document.querySelector(arguments[0]).focus()", .string(opener.control))
      try browser.press(entry == .enter ? .enter : .space)
    }
    try browser.wait(until: "return window.lab.isOpen(arguments[0])", .string(surfaceSelector))
    return PopupDescription(
      try browser.execute("return window.lab.describe(arguments[0])", .string(opener.popup)))
  }

  /// Checks where the focus is now that the popup is open.
  func checkFocus(_ popup: PopupDescription) throws {
    let focused = try browser.focusDescription()
    if popup.hasAutofocus {
      #expect(
        try browser.focusMatches("\(popup.surface) [autofocus]"),
        "focus belongs on the element with autofocus and is on \(focused)")
    } else if popup.isModal {
      #expect(
        try browser.focusIsInside(popup.surface), "focus belongs inside and is on \(focused)")
    } else {
      #expect(
        try browser.focusMatches(opener.control),
        "the popup takes no focus, yet it is on \(focused)")
    }
    if popup.role == "alertdialog" {
      #expect(
        try !browser.focusMatches("[data-role=destructive]"),
        "Enter right after opening would destroy something")
    }
  }

  /// Closes the popup on a route that it allows, and checks what must hold then.
  func close(_ popup: PopupDescription, by route: ExitRoute) throws {
    let focused = try browser.focusDescription()
    guard try take(route, popup) else { return }
    try browser.wait(
      until: "return !window.lab.isOpen(arguments[0])", seconds: patience(route),
      .string(popup.surface))
    let reason = try browser.execute("return window.lab.hides.at(-1)")[1].string ?? "none"
    #expect(route.reasons.contains(reason), "df-hide said \(reason)")
    if popup.takesFocus {
      try checkFocusReturned()
    } else if !route.isPointer {
      // A press on the surface has moved the focus there before; then it returns.
      let now = try browser.focusDescription()
      let isFine = try now == focused || browser.focusMatches(opener.control)
      #expect(isFine, "focus was on \(focused), is on \(now) and never had to move")
    }
  }

  /// Tries a route that the popup forbids, and checks that it stays open.
  func resist(_ popup: PopupDescription, _ route: ExitRoute) throws {
    guard try take(route, popup) else { return }
    Pause.milliseconds(120)
    #expect(
      try browser.execute("return window.lab.isOpen(arguments[0])", .string(popup.surface)) == true,
      "it closed by \(route), which its attributes forbid")
    // A drag that dismisses nothing selects text, and a tap on a selection means the selection.
    try browser.execute("getSelection().removeAllRanges()")
  }

  private func checkFocusReturned() throws {
    try browser.wait(
      until: "return !document.documentElement.hasAttribute('data-df-locked')", seconds: 2)
    let isInViewOfReader = try browser.execute(
      "return document.querySelector(arguments[0]).checkVisibility()", .string(opener.control))
    if isInViewOfReader == true {
      let focused = try browser.focusDescription()
      #expect(
        try browser.focusMatches(opener.control),
        "focus belongs on the opener and is on \(focused)")
    } else {
      #expect(try !browser.focusMatches("body"), "focus fell to the body")
    }
  }

  /// Does what the route asks of the user; false where the page has no place to do it.
  private func take(_ route: ExitRoute, _ popup: PopupDescription) throws -> Bool {
    switch route {
    case .escape:
      try browser.press(.escape)
    case .outside:
      try settle(popup)
      guard let point = try point("outsidePoint", popup) else { return false }
      try browser.click(at: point)
    case .tap:
      try settle(popup)
      guard let point = try point("restingPoint", popup) else { return false }
      try browser.click(at: point)
    case .drag:
      try settle(popup)
      let direction = popup.exitDirection
      guard let point = try point("restingPoint", popup, direction) else { return false }
      try browser.drag(from: point, by: try offset(from: point, towards: direction), hold: 60)
    case .timeout:
      // A pointer over the popup or a focus that the user moved would pause the countdown.
      if let point = try point("outsidePoint", popup) { try browser.hover(at: point) }
    case .button(let control, _):
      try settle(popup)
      try browser.click(control)
    }
    return true
  }

  /// As far as a user would drag it, but not out of the viewport: a driver cannot do that.
  private func offset(from point: Point, towards direction: Point) throws -> Point {
    let size = try browser.execute("return [innerWidth, innerHeight]")
    func limited(_ share: Double, from start: Double, size: Double) -> Double {
      min(max(start + share * 180, 1), size - 2) - start
    }
    return Point(
      x: limited(direction.x, from: point.x, size: size[0].number ?? 0),
      y: limited(direction.y, from: point.y, size: size[1].number ?? 0))
  }

  private func point(
    _ function: String, _ popup: PopupDescription, _ direction: Point = Point(x: 0, y: 0)
  ) throws -> Point? {
    let answer = try browser.execute(
      "return window.lab[arguments[0]](...[...arguments].slice(1))", .string(function),
      .string(popup.surface), .number(direction.x), .number(direction.y))
    guard let x = answer["x"].number, let y = answer["y"].number else { return nil }
    return Point(x: x, y: y)
  }

  /// Waits for the entrance to end: until then the surface is not where it will be.
  func settle(_ popup: PopupDescription) throws {
    try browser.executeAsync(
      """
      const surface = document.querySelector(arguments[0]);
      const running = surface.getAnimations().map((animation) => animation.finished);
      const limit = new Promise((done) => setTimeout(done, 1500));
      await Promise.race([Promise.allSettled(running), limit]);
      """, .string(popup.surface))
  }

  private func patience(_ route: ExitRoute) -> Double {
    if case .timeout(let seconds) = route { seconds + 3 } else { 3 }
  }

  private var surfaceSelector: String { "\(opener.popup) > dialog" }
}
