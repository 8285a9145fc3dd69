// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// An edge of a rectangle; leading and trailing follow the reading direction.
public enum Edge: String, Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The edge where reading begins.
  case leading
  /// The lower edge.
  case bottom
  /// The edge where reading ends.
  case trailing

  /// The edge as an HTML attribute says it.
  public var attributeValue: String { rawValue }

  /// Several edges.
  public struct Set: OptionSet, Sendable, Hashable {
    /// The edges as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    ///
    /// - Parameter rawValue: The edges as bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The upper edge.
    public static let top = Set(rawValue: 1)
    /// The edge where reading begins.
    public static let leading = Set(rawValue: 2)
    /// The lower edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge where reading ends.
    public static let trailing = Set(rawValue: 8)
    /// The two edges beside the content.
    public static let horizontal: Set = [.leading, .trailing]
    /// The two edges above and below the content.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}
