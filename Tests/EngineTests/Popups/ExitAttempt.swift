// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport

/// Does with keys and pointer what a user does to close a popup.
struct ExitAttempt {
  let browser: any BrowserSession
  let popup: PopupDescription

  /// Takes a route; false where the page has no place to do it.
  func take(_ route: ExitRoute) throws -> Bool {
    switch route {
    case .escape:
      try browser.press(.escape)
    case .outside:
      try settle()
      guard let point = try point("outsidePoint") else { return false }
      try browser.click(at: point)
    case .tap:
      try settle()
      guard let point = try point("restingPoint") else { return false }
      try browser.click(at: point)
    case .drag:
      try settle()
      let direction = popup.exitDirection
      guard let point = try point("restingPoint", direction) else { return false }
      try browser.drag(from: point, by: try offset(from: point, towards: direction), hold: 60)
    case .timeout:
      // A pointer over the popup or a focus that the user moved would pause the countdown.
      if let point = try point("outsidePoint") { try browser.hover(at: point) }
    case .button(let index, _):
      try settle()
      guard popup.buttons.indices.contains(index) else { return false }
      try browser.click(popup.buttons[index].control)
    }
    return true
  }

  /// Waits for the entrance to end: until then the surface is not where it will be.
  func settle() throws {
    try browser.executeAsync(
      """
      const surface = document.querySelector(arguments[0]);
      const running = surface.getAnimations().map((animation) => animation.finished);
      const limit = new Promise((done) => setTimeout(done, 1500));
      await Promise.race([Promise.allSettled(running), limit]);
      """, .string(popup.surface))
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
    _ function: String, _ direction: Point = Point(x: 0, y: 0)
  ) throws -> Point? {
    let answer = try browser.execute(
      "return window.lab[arguments[0]](...[...arguments].slice(1))", .string(function),
      .string(popup.surface), .number(direction.x), .number(direction.y))
    guard let x = answer["x"].number, let y = answer["y"].number else { return nil }
    return Point(x: x, y: y)
  }
}
