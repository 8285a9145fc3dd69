// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension BrowserSession {
  /// Presses and releases keys one after the other, as a keyboard does.
  ///
  /// - Parameter modifiers: keys held down meanwhile.
  public func keys(_ keys: [Key], holding modifiers: [Key] = []) throws {
    var actions = modifiers.map { $0.action("keyDown") }
    for key in keys {
      actions += [key.action("keyDown"), key.action("keyUp")]
    }
    actions += modifiers.reversed().map { $0.action("keyUp") }
    _ = try perform(
      .performActions([["type": "key", "id": "keyboard", "actions": .array(actions)]]))
  }

  /// Presses and releases one key.
  public func press(_ key: Key, holding modifiers: Key...) throws {
    try keys([key], holding: modifiers)
  }

  /// Types text into what has the focus.
  public func type(_ text: String) throws {
    try keys(text.map { Key(rawValue: $0) })
  }

  /// Clicks the middle of the first element that `selector` matches with a real pointer.
  ///
  /// - Throws: when something else would receive the click.
  public func click(_ selector: String) throws {
    try click(at: try clickablePoint(of: selector))
  }

  /// Clicks a point of the viewport with a real pointer.
  public func click(at point: Point, pointer: PointerKind = .mouse) throws {
    try drag(from: point, through: [], pointer: pointer)
  }

  /// Moves the pointer to a point without pressing anything.
  public func hover(at point: Point) throws {
    try performPointer([Self.move(to: point)], .mouse)
  }

  /// Moves the pointer over the first element that `selector` matches.
  public func hover(_ selector: String) throws {
    try hover(at: try clickablePoint(of: selector))
  }

  /// Presses at `start`, moves through `points` and releases at the last one.
  ///
  /// - Parameters:
  ///   - duration: milliseconds for each of the moves.
  ///   - hold: milliseconds of rest before the release, so that a drag is no flick.
  public func drag(
    from start: Point, through points: [Point], pointer: PointerKind = .mouse,
    duration: Int = 16, hold: Int = 0
  ) throws {
    var actions = [Self.move(to: start), ["type": "pointerDown", "button": 0]]
    actions += points.map { Self.move(to: $0, duration: duration) }
    if hold > 0 { actions.append(["type": "pause", "duration": JSON(hold)]) }
    actions.append(["type": "pointerUp", "button": 0])
    try performPointer(actions, pointer)
  }

  /// Drags by an offset in `steps` moves of equal length.
  public func drag(
    from start: Point, by offset: Point, steps: Int = 8, pointer: PointerKind = .mouse,
    duration: Int = 16, hold: Int = 100
  ) throws {
    let points = (1...max(1, steps)).map { step in
      let share = Double(step) / Double(max(1, steps))
      return Point(x: start.x + offset.x * share, y: start.y + offset.y * share)
    }
    try drag(from: start, through: points, pointer: pointer, duration: duration, hold: hold)
  }

  /// The middle of an element, scrolled into view, where a click would reach it.
  public func clickablePoint(of selector: String) throws -> Point {
    let answer = try execute(
      """
      const element = document.querySelector(arguments[0]);
      if (!element) return { problem: "no element matches" };
      const inside = (box) => box.top >= 0 && box.left >= 0
        && box.bottom <= innerHeight && box.right <= innerWidth;
      let box = element.getBoundingClientRect();
      if (!inside(box)) {
        element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        box = element.getBoundingClientRect();
      }
      if (!box.width || !box.height) return { problem: "it has no box" };
      const x = Math.floor(box.left + box.width / 2), y = Math.floor(box.top + box.height / 2);
      const hit = document.elementFromPoint(x, y);
      if (!hit) return { problem: `nothing is at ${x}, ${y}` };
      if (hit !== element && !element.contains(hit) && !hit.closest("label")?.contains(element))
        return { problem: `${hit.localName}#${hit.id}.${hit.className} covers it` };
      return { x, y };
      """, .string(selector))
    guard let x = answer["x"].number, let y = answer["y"].number else {
      throw WebDriverError(
        error: "not clickable", message: "\(selector): \(answer["problem"].string ?? "?")")
    }
    return Point(x: x, y: y)
  }

  private func performPointer(_ actions: [JSON], _ kind: PointerKind) throws {
    _ = try perform(
      .performActions([
        [
          "type": "pointer", "id": .string("\(kind.rawValue)-pointer"),
          "parameters": ["pointerType": .string(kind.rawValue)], "actions": .array(actions),
        ]
      ]))
  }

  private static func move(to point: Point, duration: Int = 0) -> JSON {
    [
      "type": "pointerMove", "duration": JSON(duration), "origin": "viewport",
      "x": JSON(Int(point.x.rounded())), "y": JSON(Int(point.y.rounded())),
    ]
  }
}

/// A point of the viewport in CSS pixels, or an offset.
public struct Point: Sendable, Equatable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// What points.
///
/// WebKit's driver delivers touches as mouse events, and hangs on a pen.
public enum PointerKind: String, Sendable {
  case mouse
  case touch
}
