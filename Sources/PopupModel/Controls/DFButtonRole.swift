// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What a button's action means.
public enum DFButtonRole: String, Sendable, Hashable, CaseIterable {
  /// It removes something.
  case destructive
  /// It keeps everything as it is.
  case cancel

  /// The role as an HTML attribute says it.
  public var attributeValue: String { rawValue }
}

/// The sizes of text that a theme knows.
public enum DFTextScale: String, Sendable, Hashable, CaseIterable {
  case display
  case title
  case headline
  case labelLarge
  case body
  case bodySmall
  case label
  case caption

  /// The scale as an HTML attribute says it, such as `label-large`.
  public var attributeValue: String {
    switch self {
    case .labelLarge: "label-large"
    case .bodySmall: "body-small"
    default: rawValue
    }
  }
}
