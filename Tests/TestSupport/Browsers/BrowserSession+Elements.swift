// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// An element of the page, as the driver knows it.
public struct ElementReference: Sendable, Equatable {
  static let key = "element-6066-11e4-a52e-4f735466cecf"
  let id: String

  init(id: String) { self.id = id }

  init?(_ json: JSON) {
    guard let id = json[Self.key].string else { return nil }
    self.id = id
  }

  /// What a script gets as the element.
  public var json: JSON { [Self.key: .string(id)] }
}

/// The box of an element in CSS pixels of the viewport.
public struct Box: Sendable, Equatable {
  public let x, y, width, height: Double
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var maxX: Double { x + width }
  public var maxY: Double { y + height }
}

extension BrowserSession {
  /// The first element that `selector` matches.
  public func element(_ selector: String) throws -> ElementReference {
    guard let element = ElementReference(try perform(.findElement(selector))) else {
      throw WebDriverError(error: "no such element", message: selector)
    }
    return element
  }

  /// The element that has the focus.
  public func activeElement() throws -> ElementReference {
    guard let element = ElementReference(try perform(.activeElement)) else {
      throw WebDriverError(error: "no such element", message: "no element has the focus")
    }
    return element
  }

  /// `tag#id.class "text"` of the element that has the focus, for messages and comparisons.
  public func focusDescription() throws -> String {
    try execute(
      """
      const element = document.activeElement;
      if (!element) return "nothing";
      const text = (element.getAttribute("aria-label") || element.textContent).trim();
      return element.localName + (element.id ? "#" + element.id : "")
        + [...element.classList].map((name) => "." + name).join("")
        + (text ? ` "${text.replace(/\\s+/g, " ").slice(0, 40)}"` : "");
      """
    ).string ?? "nothing"
  }

  /// Whether the focus is on an element that `selector` matches.
  public func focusMatches(_ selector: String) throws -> Bool {
    try execute("return document.activeElement?.matches(arguments[0]) ?? false", .string(selector))
      == true
  }

  /// Whether the focus is on an element that `selector` matches, or inside one.
  public func focusIsInside(_ selector: String) throws -> Bool {
    try execute(
      "return document.activeElement?.closest(arguments[0]) != null", .string(selector)) == true
  }

  /// The role that the engine computes, as WebDriver answers it.
  ///
  /// WebKit answers for inert elements as if they were not.
  public func computedRole(of selector: String) throws -> String {
    try perform(.computedRole(try element(selector))).string ?? ""
  }

  /// The accessible name that the engine computes.
  public func computedLabel(of selector: String) throws -> String {
    try perform(.computedLabel(try element(selector))).string ?? ""
  }

  /// The border box of the first element that `selector` matches.
  public func box(of selector: String) throws -> Box {
    let box = try execute(
      """
      const box = document.querySelector(arguments[0])?.getBoundingClientRect();
      return box ? [box.x, box.y, box.width, box.height] : null;
      """, .string(selector))
    let sides = box.array.compactMap(\.number)
    guard sides.count == 4 else {
      throw WebDriverError(error: "no such element", message: selector)
    }
    return Box(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
