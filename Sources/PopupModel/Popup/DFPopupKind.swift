// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What a popup is.
public enum DFPopupKind: String, Sendable, Hashable, CaseIterable {
  /// A card that stands by itself.
  case center
  /// A message as wide as the viewport.
  case toast
  /// A small surface near an edge.
  case floater
  /// A surface that rests at the bottom edge.
  case sheet

  /// The kind as an HTML attribute says it.
  public var attributeValue: String { rawValue }
}
