// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A colour of a recipe: a token of the theme, or that of a severity.
public enum SurfaceColor: Sendable, Hashable {
  case primary
  case accent
  case background
  case surfaceElevated
  /// The colour of the style's or the message's severity.
  case tint

  /// The colour in a theme.
  ///
  /// - Parameters:
  ///   - theme: The theme.
  ///   - tint: The severity.
  /// - Returns: The colour.
  public func color(in theme: DFTheme, tint: DFToastSeverity) -> Color {
    switch self {
    case .primary: theme.colors.primary
    case .accent: theme.colors.accent
    case .background: theme.colors.background
    case .surfaceElevated: theme.colors.surfaceElevated
    case .tint: theme.color(of: tint)
    }
  }
}

extension DFToastSeverity {
  /// The name of the severity's colour token.
  public var token: String { self == .error ? "destructive" : rawValue }
}

extension DFTheme {
  /// Whether the theme's page is dark.
  public var isDark: Bool { colors.background.luminance < 0.2 }

  /// The colour of a severity.
  ///
  /// - Parameter severity: How serious a message is.
  /// - Returns: The colour.
  public func color(of severity: DFToastSeverity) -> Color {
    switch severity {
    case .info: colors.info
    case .success: colors.success
    case .warning: colors.warning
    case .error: colors.destructive
    }
  }
}
