// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What a theme says about popups; `nil` inherits from the theme.
public struct DFPopupTokens: Sendable, Hashable {
  /// The corner radius in points, or `nil` for the theme's large radius.
  public var cornerRadius: Double?
  /// The space around the content in points, or `nil` for the theme's large distance.
  public var padding: Double?
  /// The greatest width in points, or `nil` for 420.
  public var maxWidth: Double?
  /// How dark the dimmed page is, from 0 to 1, or `nil` for 0.35.
  public var backdropOpacity: Double?

  /// Creates what a theme says about popups.
  ///
  /// - Parameters:
  ///   - cornerRadius: The corner radius in points.
  ///   - padding: The space around the content in points.
  ///   - maxWidth: The greatest width in points.
  ///   - backdropOpacity: How dark the dimmed page is, from 0 to 1.
  public init(
    cornerRadius: Double? = nil, padding: Double? = nil, maxWidth: Double? = nil,
    backdropOpacity: Double? = nil
  ) {
    self.cornerRadius = cornerRadius
    self.padding = padding
    self.maxWidth = maxWidth
    self.backdropOpacity = backdropOpacity
  }
}

/// What a theme says about buttons; `nil` inherits from the theme.
public struct DFButtonTokens: Sendable, Hashable {
  /// The corner radius in points, or `nil` for the theme's medium radius.
  public var cornerRadius: Double?
  /// The space beside the label in points, or `nil` for the theme's large distance.
  public var horizontalPadding: Double?
  /// The space above and below the label in points, or `nil` for the theme's medium distance.
  public var verticalPadding: Double?
  /// The label's text style, or `nil` for the theme's label style.
  public var labelStyle: DFTextStyle?

  /// Creates what a theme says about buttons.
  ///
  /// - Parameters:
  ///   - cornerRadius: The corner radius in points.
  ///   - horizontalPadding: The space beside the label in points.
  ///   - verticalPadding: The space above and below the label in points.
  ///   - labelStyle: The label's text style.
  public init(
    cornerRadius: Double? = nil, horizontalPadding: Double? = nil,
    verticalPadding: Double? = nil, labelStyle: DFTextStyle? = nil
  ) {
    self.cornerRadius = cornerRadius
    self.horizontalPadding = horizontalPadding
    self.verticalPadding = verticalPadding
    self.labelStyle = labelStyle
  }
}

/// What a theme says about single components.
public struct DFComponentTokens: Sendable, Hashable {
  /// What it says about popups.
  public var popup: DFPopupTokens
  /// What it says about buttons.
  public var button: DFButtonTokens

  /// Creates what a theme says about single components.
  ///
  /// - Parameters:
  ///   - popup: What it says about popups.
  ///   - button: What it says about buttons.
  public init(popup: DFPopupTokens = DFPopupTokens(), button: DFButtonTokens = DFButtonTokens()) {
    self.popup = popup
    self.button = button
  }
}
