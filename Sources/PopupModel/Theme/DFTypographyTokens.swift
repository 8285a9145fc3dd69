// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A font with its line spacing and tracking.
public struct DFTextStyle: Sendable, Hashable {
  /// The font.
  public var font: Font
  /// What is added between lines, in points.
  public var lineSpacing: Double
  /// What is added between letters, in points.
  public var tracking: Double

  /// Creates a text style.
  ///
  /// - Parameters:
  ///   - font: The font.
  ///   - lineSpacing: What is added between lines, in points.
  ///   - tracking: What is added between letters, in points.
  public init(font: Font, lineSpacing: Double = 0, tracking: Double = 0) {
    self.font = font
    self.lineSpacing = lineSpacing
    self.tracking = tracking
  }
}

/// The text styles of a theme, one for each scale.
public struct DFTypographyTokens: Sendable, Hashable {
  /// The largest text.
  public var display = DFTextStyle(
    font: .largeTitle.weight(.bold), lineSpacing: 4, tracking: -0.5)
  /// A popup's title.
  public var title = DFTextStyle(font: .title2.weight(.semibold), lineSpacing: 2)
  /// A heading.
  public var headline = DFTextStyle(font: .headline)
  /// A toast's title.
  public var labelLarge = DFTextStyle(font: .callout.weight(.semibold))
  /// Running text.
  public var body = DFTextStyle(font: .body, lineSpacing: 2)
  /// Small running text.
  public var bodySmall = DFTextStyle(font: .callout, lineSpacing: 2)
  /// A button.
  public var label = DFTextStyle(font: .subheadline.weight(.medium))
  /// A caption.
  public var caption = DFTextStyle(font: .caption, lineSpacing: 1)

  /// Creates the text styles of a theme.
  public init() {}

  /// The text style of a scale.
  ///
  /// - Parameter scale: The scale.
  /// - Returns: The text style.
  public func style(for scale: DFTextScale) -> DFTextStyle {
    switch scale {
    case .display: display
    case .title: title
    case .headline: headline
    case .labelLarge: labelLarge
    case .body: body
    case .bodySmall: bodySmall
    case .label: label
    case .caption: caption
    }
  }
}
