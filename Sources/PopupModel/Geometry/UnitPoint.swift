// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A point of a rectangle, in fractions of its width and height.
public struct UnitPoint: Sendable, Hashable {
  /// From 0, where reading begins, to 1.
  public var x: Double
  /// From 0, the top, to 1.
  public var y: Double

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: From 0, where reading begins, to 1.
  ///   - y: From 0, the top, to 1.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper corner where reading begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The upper corner where reading ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The middle of the edge where reading begins.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the edge where reading ends.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The lower corner where reading begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The lower corner where reading ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
