// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupModel

/// A raised surface with the severity's icon badge.
public struct DFDefaultToastStyle: DFToastStyle, SheetToastStyle, Sendable {
  nonisolated var styleName: String { "default" }

  /// Creates the style.
  nonisolated public init() {}

  /// The words; the style sheet draws the surface.
  public func makeBody(configuration: DFToastStyleConfiguration) -> some View {
    ToastContent(message: configuration.message)
  }
}

extension DFToastStyle where Self == DFDefaultToastStyle {
  /// A raised surface with the severity's icon badge.
  nonisolated public static var `default`: Self { Self() }
}

/// A surface washed with the severity's colour.
public struct DFTintedToastStyle: DFToastStyle, SheetToastStyle, Sendable {
  nonisolated var styleName: String { "tinted" }

  /// Creates the style.
  nonisolated public init() {}

  /// The words; the style sheet draws the surface.
  public func makeBody(configuration: DFToastStyleConfiguration) -> some View {
    ToastContent(message: configuration.message)
  }
}

extension DFToastStyle where Self == DFTintedToastStyle {
  /// A surface washed with the severity's colour.
  nonisolated public static var tinted: Self { Self() }
}

/// The severity's colour.
public struct DFFilledToastStyle: DFToastStyle, SheetToastStyle, Sendable {
  nonisolated var styleName: String { "filled" }

  /// Creates the style.
  nonisolated public init() {}

  /// The words; the style sheet draws the surface.
  public func makeBody(configuration: DFToastStyleConfiguration) -> some View {
    ToastContent(message: configuration.message)
  }
}

extension DFToastStyle where Self == DFFilledToastStyle {
  /// The severity's colour.
  nonisolated public static var filled: Self { Self() }
}

/// The theme's text colour as the surface.
public struct DFInverseToastStyle: DFToastStyle, SheetToastStyle, Sendable {
  nonisolated var styleName: String { "inverse" }

  /// Creates the style.
  nonisolated public init() {}

  /// The words; the style sheet draws the surface.
  public func makeBody(configuration: DFToastStyleConfiguration) -> some View {
    ToastContent(message: configuration.message)
  }
}

extension DFToastStyle where Self == DFInverseToastStyle {
  /// The theme's text colour as the surface.
  nonisolated public static var inverse: Self { Self() }
}

/// A translucent surface that blurs the page behind.
public struct DFFrostedToastStyle: DFToastStyle, SheetToastStyle, Sendable {
  nonisolated var styleName: String { "frosted" }

  /// Creates the style.
  nonisolated public init() {}

  /// The words; the style sheet draws the surface.
  public func makeBody(configuration: DFToastStyleConfiguration) -> some View {
    ToastContent(message: configuration.message)
  }
}

extension DFToastStyle where Self == DFFrostedToastStyle {
  /// A translucent surface that blurs the page behind.
  nonisolated public static var frosted: Self { Self() }
}

/// A clear surface with a bright rim.
@available(iOS 26, macOS 26, *)
public struct DFGlassToastStyle: DFToastStyle, SheetToastStyle, Sendable {
  nonisolated var styleName: String { "glass" }

  /// Creates the style.
  nonisolated public init() {}

  /// The words; the style sheet draws the surface.
  public func makeBody(configuration: DFToastStyleConfiguration) -> some View {
    ToastContent(message: configuration.message)
  }
}

extension DFToastStyle where Self == DFGlassToastStyle {
  /// A clear surface with a bright rim.
  @available(iOS 26, macOS 26, *)
  nonisolated public static var glass: Self { Self() }
}

/// As wide as the viewport and flush with its edge, with a stripe in the severity's colour.
public struct DFBannerToastStyle: DFToastStyle, SheetToastStyle, Sendable {
  nonisolated var styleName: String { "banner" }

  /// Flush with an edge.
  public var layout: DFToastLayout { .flush }

  /// Creates the style.
  nonisolated public init() {}

  /// The words; the style sheet draws the surface.
  public func makeBody(configuration: DFToastStyleConfiguration) -> some View {
    ToastContent(message: configuration.message)
  }
}

extension DFToastStyle where Self == DFBannerToastStyle {
  /// As wide as the viewport and flush with its edge, with a stripe in the severity's colour.
  nonisolated public static var banner: Self { Self() }
}

/// A smaller raised surface.
public struct DFCompactToastStyle: DFToastStyle, SheetToastStyle, Sendable {
  nonisolated var styleName: String { "compact" }

  /// Creates the style.
  nonisolated public init() {}

  /// The words; the style sheet draws the surface.
  public func makeBody(configuration: DFToastStyleConfiguration) -> some View {
    ToastContent(message: configuration.message)
  }
}

extension DFToastStyle where Self == DFCompactToastStyle {
  /// A smaller raised surface.
  nonisolated public static var compact: Self { Self() }
}
