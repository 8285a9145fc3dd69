// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// How a popup comes and goes.
public enum DFPopupTransition: Sendable, Hashable {
  /// Scales at the centre, and slides at every other position.
  case automatic
  /// Moves past its exit edge, and fades.
  case slide
  /// Grows from nine tenths, and fades.
  case scale
  /// Fades.
  case fade
  /// Appears at once.
  case none
  /// Enters from one edge and leaves toward another, and fades.
  case asymmetric(insert: Edge, remove: Edge)

  /// The transitions that take no edges.
  public static let simpleCases: [DFPopupTransition] = [.automatic, .slide, .scale, .fade, .none]

  /// Every transition, with every pair of edges.
  public static let allCases: [DFPopupTransition] =
    simpleCases
    + Edge.allCases.flatMap { insert in
      Edge.allCases.map { .asymmetric(insert: insert, remove: $0) }
    }

  /// The transition as an HTML attribute says it, such as `asymmetric leading trailing`.
  public var attributeValue: String {
    switch self {
    case .automatic: "automatic"
    case .slide: "slide"
    case .scale: "scale"
    case .fade: "fade"
    case .none: "none"
    case .asymmetric(let insert, let remove):
      "asymmetric \(insert.attributeValue) \(remove.attributeValue)"
    }
  }
}
