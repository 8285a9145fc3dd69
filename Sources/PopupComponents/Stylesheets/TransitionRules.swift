// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import PopupModel

/// Where each transition starts and ends, in multiples of the popup's own size.
///
/// Every host starts from a slide by the edge of its position; these rules say what differs.
enum TransitionRules {
  /// How small a popup is before it scales up.
  static let startScale = ".9"

  static var rules: [CSSRule] {
    [
      .style(
        ":where(\(attribute(.scale)), \(automaticAtCenter))",
        still + [CSSDeclaration("--_df-scale", startScale)]),
      .style(":where(\(attribute(.fade)), \(attribute(.none)))", still),
      .style(":where(\(attribute(.none)) > .df-surface)", [CSSDeclaration("transition", "none")]),
    ] + Edge.allCases.flatMap(asymmetric)
  }

  private static let still = [CSSDeclaration("--_df-x", "0"), CSSDeclaration("--_df-y", "0")]

  /// `automatic` scales at the centre, and for a popup or toast that names no position.
  private static let automaticAtCenter: String = {
    let center = DFPopupPosition.center.attributeValue
    return
      ":is([position=\(center)], df-popup:not([position], [kind=toast], [kind=floater]))"
      + ":not([kind=sheet]):is(\(attribute(.automatic)), :not([transition]))"
  }()

  private static func attribute(_ transition: DFPopupTransition) -> String {
    "[transition=\(transition.attributeValue)]"
  }

  private static func asymmetric(_ edge: Edge) -> [CSSRule] {
    let vector = ExitVector(edge)
    return [
      .style(
        ":where([transition^=\"asymmetric \(edge.attributeValue)\"])",
        [
          CSSDeclaration("--_df-x", "\(vector.inline)"),
          CSSDeclaration("--_df-y", "\(vector.block)"),
        ]),
      .style(
        ":where([transition$=\" \(edge.attributeValue)\"])",
        [
          CSSDeclaration("--_df-out-x", "\(vector.inline)"),
          CSSDeclaration("--_df-out-y", "\(vector.block)"),
        ]),
    ]
  }
}
