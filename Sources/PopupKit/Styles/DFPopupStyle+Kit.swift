// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupModel

/// A raised surface with a hairline border and a layered shadow.
public struct DFStandardPopupStyle: DFPopupStyle, SheetPopupStyle, Sendable {
  nonisolated var styleName: String { "standard" }

  /// Creates the style.
  nonisolated public init() {}

  /// The content; the style sheet draws the surface.
  public func makeBody(configuration: DFPopupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension DFPopupStyle where Self == DFStandardPopupStyle {
  /// A raised surface with a hairline border and a layered shadow.
  nonisolated public static var standard: Self { Self() }
}

/// A translucent surface that blurs the page behind.
public struct DFFrostedPopupStyle: DFPopupStyle, SheetPopupStyle, Sendable {
  nonisolated var styleName: String { "frosted" }

  /// Creates the style.
  nonisolated public init() {}

  /// The content; the style sheet draws the surface.
  public func makeBody(configuration: DFPopupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension DFPopupStyle where Self == DFFrostedPopupStyle {
  /// A translucent surface that blurs the page behind.
  nonisolated public static var frosted: Self { Self() }
}

/// A clear surface with a bright rim.
@available(iOS 26, macOS 26, *)
public struct DFGlassPopupStyle: DFPopupStyle, SheetPopupStyle, Sendable {
  nonisolated var styleName: String { "glass" }

  /// Creates the style.
  nonisolated public init() {}

  /// The content; the style sheet draws the surface.
  public func makeBody(configuration: DFPopupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension DFPopupStyle where Self == DFGlassPopupStyle {
  /// A clear surface with a bright rim.
  @available(iOS 26, macOS 26, *)
  nonisolated public static var glass: Self { Self() }
}

/// The theme's primary colour.
public struct DFAccentPopupStyle: DFPopupStyle, SheetPopupStyle, Sendable {
  nonisolated var styleName: String { "accent" }

  /// Creates the style.
  nonisolated public init() {}

  /// The content; the style sheet draws the surface.
  public func makeBody(configuration: DFPopupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension DFPopupStyle where Self == DFAccentPopupStyle {
  /// The theme's primary colour.
  nonisolated public static var accent: Self { Self() }
}

/// From the theme's primary colour to its accent colour.
public struct DFGradientPopupStyle: DFPopupStyle, SheetPopupStyle, Sendable {
  nonisolated var styleName: String { "gradient" }

  /// Creates the style.
  nonisolated public init() {}

  /// The content; the style sheet draws the surface.
  public func makeBody(configuration: DFPopupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension DFPopupStyle where Self == DFGradientPopupStyle {
  /// From the theme's primary colour to its accent colour.
  nonisolated public static var gradient: Self { Self() }
}

/// The theme's text colour as the surface.
public struct DFInversePopupStyle: DFPopupStyle, SheetPopupStyle, Sendable {
  nonisolated var styleName: String { "inverse" }

  /// Creates the style.
  nonisolated public init() {}

  /// The content; the style sheet draws the surface.
  public func makeBody(configuration: DFPopupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension DFPopupStyle where Self == DFInversePopupStyle {
  /// The theme's text colour as the surface.
  nonisolated public static var inverse: Self { Self() }
}

/// A quiet surface with a border in the primary colour.
public struct DFOutlinedPopupStyle: DFPopupStyle, SheetPopupStyle, Sendable {
  nonisolated var styleName: String { "outlined" }

  /// Creates the style.
  nonisolated public init() {}

  /// The content; the style sheet draws the surface.
  public func makeBody(configuration: DFPopupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension DFPopupStyle where Self == DFOutlinedPopupStyle {
  /// A quiet surface with a border in the primary colour.
  nonisolated public static var outlined: Self { Self() }
}

/// A surface washed with the colour of a severity.
public struct DFTintedPopupStyle: DFPopupStyle, SheetPopupStyle, Sendable {
  private let severity: DFToastSeverity

  nonisolated var styleName: String { "tinted-\(severity.attributeValue)" }

  /// Creates the style.
  ///
  /// - Parameter severity: The severity whose colour washes the surface.
  nonisolated public init(severity: DFToastSeverity = .info) {
    self.severity = severity
  }

  /// The content; the style sheet draws the surface.
  public func makeBody(configuration: DFPopupStyleConfiguration) -> some View {
    configuration.content
  }
}

extension DFPopupStyle where Self == DFTintedPopupStyle {
  /// A surface washed with the colour of a severity.
  ///
  /// - Parameter severity: The severity.
  /// - Returns: The style.
  nonisolated public static func tinted(_ severity: DFToastSeverity) -> Self {
    Self(severity: severity)
  }
}
