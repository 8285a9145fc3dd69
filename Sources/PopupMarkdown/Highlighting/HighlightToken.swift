// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A coloured part of a piece of code; what lies between tokens has no colour.
public struct HighlightToken: Sendable, Equatable {
  /// The kinds that style sheets colour: the class is `hl-` and the raw value.
  public enum Kind: String, Sendable, CaseIterable {
    case keyword
    case type
    case function
    case property
    case attribute
    case tag
    case string
    case number
    case comment
    case variable
  }

  public let kind: Kind
  /// Where it starts, in bytes.
  public let start: Int
  /// Where the next byte after it stands.
  public let end: Int
}
