// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The corner radii of a theme, in points.
public struct DFRadiusTokens: Sendable, Hashable {
  /// Square corners.
  public var none: Double
  /// Small parts.
  public var sm: Double
  /// Buttons and fields.
  public var md: Double
  /// Surfaces.
  public var lg: Double
  /// Capsules and circles.
  public var full: Double

  /// Creates the corner radii of a theme, in points.
  public init(
    none: Double = 0, sm: Double = 4, md: Double = 8, lg: Double = 12, full: Double = 9999
  ) {
    self.none = none
    self.sm = sm
    self.md = md
    self.lg = lg
    self.full = full
  }
}
