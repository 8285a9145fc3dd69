// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// Opens and closes one popup in a browser, and checks what must hold each time.
struct PopupDriver {
  let browser: any BrowserSession
  let opener: PopupOpener
  /// Where we are, for messages.
  let place: String

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
      expect(
        try browser.focusMatches("\(popup.surface) [autofocus]"),
        "focus belongs on the element with autofocus and is on \(focused)")
    } else if popup.isModal {
      expect(
        try browser.focusIsInside(popup.surface), "focus belongs inside and is on \(focused)")
    } else {
      expect(
        try browser.focusMatches(opener.control),
        "the popup takes no focus, yet it is on \(focused)")
    }
    if popup.role == "alertdialog" {
      expect(
        try !browser.focusMatches("[data-role=destructive]"),
        "Enter right after opening would destroy something")
    }
  }

  /// Closes the popup on a route that it allows, and checks what must hold then.
  func close(_ popup: PopupDescription, by route: ExitRoute) throws {
    let focused = try browser.focusDescription()
    let isTaken = try keepingOpen(popup, except: route) {
      guard try ExitAttempt(browser: browser, popup: popup).take(route) else { return false }
      try browser.wait(
        until: "return !window.lab.isOpen(arguments[0])", seconds: patience(route),
        .string(popup.surface))
      return true
    }
    guard isTaken else { return }
    let reason = try browser.execute("return window.lab.hides.at(-1)")[1].string ?? "none"
    expect(route.reasons.contains(reason), "it closed by \(route) and df-hide said \(reason)")
    try checkFocusAfter(popup, route, before: focused)
  }

  /// Tries a route that the popup forbids, and checks that it stays open.
  func resist(_ popup: PopupDescription, _ route: ExitRoute) throws {
    let isOpen = try keepingOpen(popup, except: route) {
      guard try ExitAttempt(browser: browser, popup: popup).take(route) else { return true }
      Pause.milliseconds(120)
      return try browser.execute("return window.lab.isOpen(arguments[0])", .string(popup.surface))
        == true
    }
    expect(isOpen, "it closed by \(route), which its attributes forbid")
    // A drag that dismisses nothing selects text, and a tap on a selection means the selection.
    try browser.execute("getSelection().removeAllRanges()")
  }

  private func checkFocusAfter(
    _ popup: PopupDescription, _ route: ExitRoute, before: String
  ) throws {
    let now = try browser.focusDescription()
    let isOnOpener = try browser.focusMatches(opener.control)
    if popup.takesFocus && (popup.isModal || !route.isPointer) {
      expect(isOnOpener, "by \(route): focus belongs on the opener and is on \(now)")
    } else if !route.isPointer {
      // A press on the surface has moved the focus there before; then it returns.
      expect(
        now == before || isOnOpener,
        "by \(route): focus was on \(before), is on \(now) and never had to move")
    }
    expect(
      try !browser.focusIsInside(popup.surface), "by \(route): focus is in the closed popup")
  }

  /// Holds back the countdown while another route is tried: a slow machine would lose the race.
  private func keepingOpen(
    _ popup: PopupDescription, except route: ExitRoute, _ body: () throws -> Bool
  ) throws -> Bool {
    guard let seconds = popup.seconds, route != .timeout(seconds) else { return try body() }
    let setting = "document.querySelector(arguments[0])?.setAttribute('auto-dismiss', arguments[1])"
    try browser.execute(setting, .string(opener.popup), "900")
    defer { _ = try? browser.execute(setting, .string(opener.popup), .number(seconds)) }
    return try body()
  }

  private func expect(_ condition: Bool, _ problem: String) {
    #expect(condition, "\(place): \(problem)")
  }

  private func patience(_ route: ExitRoute) -> Double {
    if case .timeout(let seconds) = route { seconds + 8 } else { 5 }
  }

  private var surfaceSelector: String { "\(opener.popup) > dialog" }
}
