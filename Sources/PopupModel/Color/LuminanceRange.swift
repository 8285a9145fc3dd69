// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// How dark and how bright a ground is at its extremes.
///
/// Contrast with a colour outside of the range is lowest at the nearer end; a colour inside it cannot
/// be read everywhere.
public struct LuminanceRange: Sendable, Hashable {
  /// The darkest point's luminance.
  public let lowest: Double
  /// The brightest point's luminance.
  public let highest: Double

  /// The range of a ground's colours.
  ///
  /// - Parameter colors: Opaque colours, at least one.
  public init(_ colors: [Color]) {
    let luminances = colors.map(\.luminance)
    lowest = luminances.min() ?? 0
    highest = luminances.max() ?? 1
  }

  /// The lowest contrast of a colour with the ground.
  ///
  /// - Parameter color: An opaque colour.
  /// - Returns: The ratio, from 1 to 21.
  public func contrast(with color: Color) -> Double {
    let luminance = color.luminance
    if luminance >= highest { return (luminance + 0.05) / (highest + 0.05) }
    if luminance <= lowest { return (lowest + 0.05) / (luminance + 0.05) }
    return 1
  }
}
