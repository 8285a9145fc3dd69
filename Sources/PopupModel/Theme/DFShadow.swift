// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A shadow.
public struct DFShadow: Sendable, Hashable {
  /// The colour.
  public var color: Color
  /// How soft the shadow is, in points; CSS blurs by twice as much.
  public var radius: Double
  /// How far the shadow falls toward the trailing edge, in points.
  public var x: Double
  /// How far the shadow falls down, in points.
  public var y: Double

  /// Creates a shadow.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - radius: How soft the shadow is, in points.
  ///   - x: How far the shadow falls toward the trailing edge, in points.
  ///   - y: How far the shadow falls down, in points.
  public init(
    color: Color = .black.opacity(0.15), radius: Double, x: Double = 0, y: Double = 0
  ) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }

  /// No shadow.
  public static let none = DFShadow(color: .clear, radius: 0)
}

/// The shadows of a theme.
public struct DFShadowTokens: Sendable, Hashable {
  /// No shadow.
  public var none: DFShadow
  /// Close to the page.
  public var sm: DFShadow
  /// Above the page.
  public var md: DFShadow
  /// High above the page.
  public var lg: DFShadow

  /// Creates the shadows of a theme.
  public init(
    none: DFShadow = .none,
    sm: DFShadow = DFShadow(color: .black.opacity(0.08), radius: 4, y: 2),
    md: DFShadow = DFShadow(color: .black.opacity(0.12), radius: 8, y: 4),
    lg: DFShadow = DFShadow(color: .black.opacity(0.18), radius: 16, y: 8)
  ) {
    self.none = none
    self.sm = sm
    self.md = md
    self.lg = lg
  }
}
