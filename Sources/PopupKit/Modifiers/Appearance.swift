// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
public import PopupModel

/// What text and shapes are drawn with.
public enum ForegroundStyle: Sendable, Hashable {
  /// A colour.
  case color(Color)
  /// The theme's main text colour.
  case primary
  /// The theme's secondary text colour.
  case secondary
  /// The theme's weakest text colour.
  case tertiary

  /// The CSS colour.
  var css: String {
    switch self {
    case .color(let color): color.css
    case .primary: "var(--df-text-primary)"
    case .secondary: "var(--df-text-secondary)"
    case .tertiary: "var(--df-text-disabled)"
    }
  }
}

extension View {
  /// Sets the font of the text inside.
  ///
  /// - Parameter font: The font, or `nil` for the one outside.
  /// - Returns: The view; text inside carries a class for the font.
  public func font(_ font: Font?) -> some View {
    EnvironmentWriter(content: self) { $0.font = font ?? $0.font }
  }

  /// Sets the colour of the text and shapes inside.
  ///
  /// - Parameter color: The colour.
  /// - Returns: The view; text inside carries a class for the colour.
  public func foregroundStyle(_ color: Color) -> some View {
    EnvironmentWriter(content: self) { $0.foreground = .color(color) }
  }

  /// Sets the rank of the text inside.
  ///
  /// - Parameter style: Such as `.secondary`.
  /// - Returns: The view; text inside carries a class for the colour.
  public func foregroundStyle(_ style: ForegroundStyle) -> some View {
    EnvironmentWriter(content: self) { $0.foreground = style }
  }

  /// Sets the colour of the text and shapes inside.
  ///
  /// - Parameter color: The colour, or `nil` for the one outside.
  /// - Returns: The view; text inside carries a class for the colour.
  public func foregroundColor(_ color: Color?) -> some View {
    EnvironmentWriter(content: self) { $0.foreground = color.map { .color($0) } ?? $0.foreground }
  }

  /// Fills the area behind the view with a colour.
  ///
  /// - Parameter color: The colour.
  /// - Returns: An element with that background.
  public func background(_ color: Color) -> some View {
    WrapperView(
      content: self, name: "df-background",
      declarations: [CSSDeclaration("background-color", color.css)])
  }

  /// Puts a view behind this one.
  ///
  /// - Parameters:
  ///   - alignment: Where the background stands.
  ///   - content: The view behind.
  /// - Returns: The two views in one grid area.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    ZStack(alignment: alignment) {
      content()
      self
    }
  }

  /// Rounds the view's corners and clips it.
  ///
  /// - Parameter radius: The radius in points.
  /// - Returns: An element with round corners.
  public func cornerRadius(_ radius: Double) -> some View {
    WrapperView(
      content: self, name: "df-clip",
      declarations: [
        CSSDeclaration("border-radius", CSSLength.text(radius)),
        CSSDeclaration("overflow", "clip"),
      ])
  }

  /// Makes the view translucent.
  ///
  /// - Parameter amount: From 0, invisible, to 1.
  /// - Returns: An element with that opacity.
  public func opacity(_ amount: Double) -> some View {
    WrapperView(
      content: self, name: "df-opacity",
      declarations: [CSSDeclaration("opacity", CSSLength.number(min(1, max(0, amount))))])
  }

  /// Turns the controls inside off.
  ///
  /// - Parameter isDisabled: Whether they are off.
  /// - Returns: The view; controls inside carry `disabled`.
  public func disabled(_ isDisabled: Bool) -> some View {
    EnvironmentWriter(content: self) { $0.isEnabled = $0.isEnabled && !isDisabled }
  }

  /// Hides the view and keeps its place.
  ///
  /// - Returns: An element with `visibility: hidden`.
  public func hidden() -> some View {
    WrapperView(
      content: self, name: "df-hidden", declarations: [CSSDeclaration("visibility", "hidden")])
  }
}
