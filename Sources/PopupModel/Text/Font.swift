// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A font: a text style or a size, with a weight and a design.
public struct Font: Sendable, Hashable {
  /// The sizes of text that grow and shrink together.
  public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    /// The size in points.
    public var size: Double {
      switch self {
      case .largeTitle: 34
      case .title: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption: 12
      case .caption2: 11
      }
    }

    /// The distance of two lines in points.
    public var lineHeight: Double {
      switch self {
      case .largeTitle: 41
      case .title: 34
      case .title2: 28
      case .title3: 25
      case .headline, .body: 22
      case .callout: 21
      case .subheadline: 20
      case .footnote: 18
      case .caption: 16
      case .caption2: 13
      }
    }
  }

  /// How heavy the strokes are.
  public enum Weight: Int, Sendable, Hashable, CaseIterable {
    case ultraLight = 100
    case thin = 200
    case light = 300
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
    case heavy = 800
    case black = 900
  }

  /// The family of shapes.
  public enum Design: String, Sendable, Hashable, CaseIterable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// The size in points.
  public var size: Double
  /// The distance of two lines in points.
  public var lineHeight: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// The family of shapes.
  public var design: Design

  /// A font of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The family of shapes.
  ///   - weight: How heavy the strokes are; a headline is semibold.
  /// - Returns: The font.
  public static func system(
    _ style: TextStyle, design: Design = .default, weight: Weight? = nil
  ) -> Font {
    Font(
      size: style.size, lineHeight: style.lineHeight,
      weight: weight ?? (style == .headline ? .semibold : .regular), design: design)
  }

  /// A font of a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: How heavy the strokes are.
  ///   - design: The family of shapes.
  /// - Returns: The font.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(size: size, lineHeight: size * 1.3, weight: weight, design: design)
  }

  /// The font with another weight.
  ///
  /// - Parameter weight: How heavy the strokes are.
  /// - Returns: The font.
  public func weight(_ weight: Weight) -> Font {
    var copy = self
    copy.weight = weight
    return copy
  }

  /// The font with bold strokes.
  ///
  /// - Returns: The font.
  public func bold() -> Font { weight(.bold) }

  /// The largest title.
  public static let largeTitle = system(.largeTitle)
  /// A title.
  public static let title = system(.title)
  /// A second-level title.
  public static let title2 = system(.title2)
  /// A third-level title.
  public static let title3 = system(.title3)
  /// A heading.
  public static let headline = system(.headline)
  /// A lesser heading.
  public static let subheadline = system(.subheadline)
  /// Running text.
  public static let body = system(.body)
  /// A remark.
  public static let callout = system(.callout)
  /// A footnote.
  public static let footnote = system(.footnote)
  /// A caption.
  public static let caption = system(.caption)
  /// A lesser caption.
  public static let caption2 = system(.caption2)
}
