// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup
public import PopupModel

extension Color: MarkupView {
  package func markup(in context: RenderContext) -> [HTMLNode] {
    [Drawing.svg(fill: css, shape: HTMLElement("rect", ["width": "100%", "height": "100%"]))]
  }

  /// The colour as CSS says it; a theme's colour follows its custom property.
  var css: String {
    let own = CSSColor.text(red: red, green: green, blue: blue, opacity: opacity)
    guard let token else { return own }
    let base = "var(--df-\(token))"
    guard opacity < 1 else { return base }
    return "color-mix(in srgb, \(base) \(CSSLength.number(opacity * 100))%, transparent)"
  }
}

/// Colours in CSS notation.
enum CSSColor {
  /// The shortest exact notation.
  static func text(red: Double, green: Double, blue: Double, opacity: Double) -> String {
    let channels = [red, green, blue].map { Int((min(1, max(0, $0)) * 255).rounded()) }
    guard opacity < 1 else {
      return "#"
        + channels.map { String($0 + 256, radix: 16).dropFirst().uppercased() }.joined()
    }
    let list = channels.map { String($0) }.joined(separator: " ")
    return "rgb(\(list) / \(CSSLength.number(opacity)))"
  }
}

/// A gradient along a line.
public struct LinearGradient: MarkupView {
  private let stops: [(color: Color, location: Double)]
  private let start: UnitPoint
  private let end: UnitPoint

  /// Creates a gradient of evenly spaced colours.
  ///
  /// - Parameters:
  ///   - colors: The colours.
  ///   - startPoint: Where the first colour is.
  ///   - endPoint: Where the last colour is.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    let last = Double(max(1, colors.count - 1))
    stops = colors.enumerated().map { ($1, Double($0) / last) }
    start = startPoint
    end = endPoint
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let id = context.session.id(for: context.path + ".gradient")
    let children = stops.map { stop in
      HTMLNode.element(
        HTMLElement(
          "stop",
          [
            "offset": .text(CSSLength.number(stop.location)), "stop-color": .text(stop.color.css),
          ]))
    }
    let gradient = HTMLElement(
      "linearGradient",
      [
        "id": .text(id), "x1": .text(CSSLength.number(start.x)),
        "y1": .text(CSSLength.number(start.y)), "x2": .text(CSSLength.number(end.x)),
        "y2": .text(CSSLength.number(end.y)),
      ], children)
    let rect = HTMLElement(
      "rect", ["width": "100%", "height": "100%", "fill": .text("url(#\(id))")])
    return [
      .element(
        HTMLElement(
          "svg",
          [
            "class": "df-gradient", "width": "100%", "height": "100%",
            "preserveAspectRatio": "none", "aria-hidden": "true", "focusable": "false",
          ],
          [.element(HTMLElement("defs", [:], [.element(gradient)])), .element(rect)]))
    ]
  }
}

/// A rectangle.
public struct Rectangle: MarkupView {
  /// Creates a rectangle.
  public init() {}

  package func markup(in context: RenderContext) -> [HTMLNode] {
    [
      Drawing.svg(
        fill: Drawing.fill(context),
        shape: HTMLElement("rect", ["width": "100%", "height": "100%"]))
    ]
  }
}

/// A rectangle with round corners.
public struct RoundedRectangle: MarkupView {
  private let radius: Double

  /// Creates a rectangle with round corners.
  ///
  /// - Parameter cornerRadius: The radius in points.
  public init(cornerRadius: Double) {
    radius = cornerRadius
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    [
      Drawing.svg(
        fill: Drawing.fill(context),
        shape: HTMLElement(
          "rect", ["width": "100%", "height": "100%", "rx": .text(CSSLength.number(radius))]))
    ]
  }
}

/// A circle.
public struct Circle: MarkupView {
  /// Creates a circle.
  public init() {}

  package func markup(in context: RenderContext) -> [HTMLNode] {
    [
      Drawing.svg(
        fill: Drawing.fill(context),
        shape: HTMLElement("circle", ["cx": "50%", "cy": "50%", "r": "50%"]))
    ]
  }
}

/// A rectangle whose short ends are round.
public struct Capsule: MarkupView {
  /// Creates a capsule.
  public init() {}

  package func markup(in context: RenderContext) -> [HTMLNode] {
    [
      Drawing.svg(
        fill: Drawing.fill(context),
        shape: HTMLElement("rect", ["width": "100%", "height": "100%", "rx": "9999"]))
    ]
  }
}

/// Elements that are drawn.
@MainActor
enum Drawing {
  /// A shape that fills its box.
  static func svg(fill: String, shape: HTMLElement) -> HTMLNode {
    var shape = shape
    shape.attributes["fill"] = fill
    return .element(
      HTMLElement(
        "svg",
        [
          "class": "df-shape", "width": "100%", "height": "100%", "aria-hidden": "true",
          "focusable": "false",
        ], [.element(shape)]))
  }

  /// What shapes are filled with.
  static func fill(_ context: RenderContext) -> String {
    context.environment.foreground?.css ?? "var(--df-text-primary)"
  }
}
