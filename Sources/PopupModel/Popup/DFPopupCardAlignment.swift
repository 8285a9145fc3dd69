// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// How the text of a card is aligned.
public enum DFPopupCardAlignment: String, Sendable, Hashable, CaseIterable {
  /// In the middle.
  case center
  /// Where reading begins.
  case leading

  /// The alignment as an HTML attribute says it.
  public var attributeValue: String { rawValue }
}

/// What a card's icon badge is coloured with.
public enum DFPopupIconTint: Sendable, Hashable {
  /// The theme's primary and accent colours.
  case brand
  /// A wash of the theme's primary colour.
  case soft
  /// A wash of a severity's colour.
  case severity(DFToastSeverity)

  /// Every tint.
  public static let allCases: [DFPopupIconTint] =
    [.brand, .soft] + DFToastSeverity.allCases.map { .severity($0) }

  /// The tint as an HTML attribute says it, such as `error`.
  public var attributeValue: String {
    switch self {
    case .brand: "brand"
    case .soft: "soft"
    case .severity(let severity): severity.attributeValue
    }
  }
}
