// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What is drawn between the page and a popup.
public enum DFPopupBackdrop: String, Sendable, Hashable, CaseIterable {
  /// Nothing; the page stays usable.
  case none
  /// A dark veil.
  case dim
  /// A blurred page.
  case blur

  /// The backdrop as an HTML attribute says it.
  public var attributeValue: String { rawValue }
}
