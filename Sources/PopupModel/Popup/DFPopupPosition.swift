// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Where a popup or toast stands in the viewport.
public enum DFPopupPosition: String, Sendable, Hashable, CaseIterable {
  /// The upper corner where reading begins.
  case topLeading = "top-leading"
  /// The middle of the upper edge.
  case top
  /// The upper corner where reading ends.
  case topTrailing = "top-trailing"
  /// The middle of the edge where reading begins.
  case leading
  /// The middle.
  case center
  /// The middle of the edge where reading ends.
  case trailing
  /// The lower corner where reading begins.
  case bottomLeading = "bottom-leading"
  /// The middle of the lower edge.
  case bottom
  /// The lower corner where reading ends.
  case bottomTrailing = "bottom-trailing"

  /// The position as an HTML attribute says it, such as `top-leading`.
  public var attributeValue: String { rawValue }

  /// The position as an alignment of the same name.
  public var alignment: Alignment {
    switch self {
    case .topLeading: .topLeading
    case .top: .top
    case .topTrailing: .topTrailing
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .bottomLeading: .bottomLeading
    case .bottom: .bottom
    case .bottomTrailing: .bottomTrailing
    }
  }

  /// The edge that a popup enters from and leaves toward.
  public var exitEdge: Edge {
    switch self {
    case .topLeading, .top, .topTrailing: .top
    case .leading: .leading
    case .trailing: .trailing
    case .bottomLeading, .bottom, .bottomTrailing, .center: .bottom
    }
  }
}
