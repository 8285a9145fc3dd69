// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The distances of a theme, in points.
public struct DFSpacingTokens: Sendable, Hashable {
  /// The smallest distance.
  public var xs: Double
  /// A small distance.
  public var sm: Double
  /// A medium distance.
  public var md: Double
  /// A large distance.
  public var lg: Double
  /// A larger distance.
  public var xl: Double
  /// The largest distance.
  public var xxl: Double

  /// Creates the distances of a theme, in points.
  public init(
    xs: Double = 4, sm: Double = 8, md: Double = 12, lg: Double = 16, xl: Double = 24,
    xxl: Double = 32
  ) {
    self.xs = xs
    self.sm = sm
    self.md = md
    self.lg = lg
    self.xl = xl
    self.xxl = xxl
  }
}
