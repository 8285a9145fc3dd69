// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import PopupModel

/// Where each position puts a popup or toast, and which way it leaves.
///
/// Positions that share a side share its rule: three rules for the block axis, three for the inline
/// axis and one for each edge they leave by.
enum PositionRules {
  /// The position of a popup that names none, by kind.
  private static let defaults: [(kind: DFPopupKind, position: DFPopupPosition)] = [
    (.toast, DFPopupConfiguration.toast().position),
    (.floater, DFPopupConfiguration.floater().position),
  ]

  static var rules: [CSSRule] {
    let parts =
      sides("--_df-block", gap: "--_df-gap", \.blockSide) + Edge.allCases.flatMap(leaving)
      + sides("--_df-inline", gap: "--_df-gap-inline", \.inlineSide)
    return joined(parts) + [sheet]
  }

  private typealias Part = (selector: String, declarations: [CSSDeclaration])

  /// Parts of one selector in one rule, in the order in which selectors first come.
  private static func joined(_ parts: [Part]) -> [CSSRule] {
    var rules: [Part] = []
    for part in parts {
      if let index = rules.firstIndex(where: { $0.selector == part.selector }) {
        rules[index].declarations += part.declarations
      } else {
        rules.append(part)
      }
    }
    return rules.map { .style($0.selector, $0.declarations) }
  }

  private static func sides(
    _ property: String, gap: String, _ side: (DFPopupPosition) -> Int
  ) -> [Part] {
    [-1, 1].map { value in
      (
        selector { side($0) == value },
        [CSSDeclaration(property, value < 0 ? "var(\(gap)) auto" : "auto var(\(gap))")]
      )
    }
  }

  private static func leaving(by edge: Edge) -> [Part] {
    let exit = ExitVector(edge)
    // What every host starts from, in popup.css, is to leave by the bottom.
    guard exit != ExitVector(.bottom) else { return [] }
    let touch =
      exit.inline == 0 ? [] : [CSSDeclaration("--_df-touch", exit.touchAction)]
    return [
      (
        selector { $0.exitEdge == edge },
        [
          CSSDeclaration("--_df-edge-x", "\(exit.inline)"),
          CSSDeclaration("--_df-edge-y", "\(exit.block)"),
        ] + touch
      )
    ]
  }

  /// A sheet stands at the bottom wherever its position points.
  private static let sheet = CSSRule.style(
    ":where([kind=sheet])",
    [
      CSSDeclaration("--_df-edge-x", "0"),
      CSSDeclaration("--_df-edge-y", "1"),
    ])

  /// One selector for what all of them, and no others, begin or end with; else one for each.
  private static func attributeSelectors(_ positions: [DFPopupPosition]) -> [String] {
    let values = positions.map(\.attributeValue)
    for word in Set(values.flatMap { $0.split(separator: "-").map(String.init) }).sorted() {
      let all = DFPopupPosition.allCases.map(\.attributeValue)
      if all.filter({ $0.hasPrefix(word) }) == values { return ["[position^=\(word)]"] }
      if all.filter({ $0.hasSuffix(word) }) == values { return ["[position$=\(word)]"] }
    }
    return values.map { "[position=\($0)]" }
  }

  private static func selector(_ isMeant: (DFPopupPosition) -> Bool) -> String {
    let positions = attributeSelectors(DFPopupPosition.allCases.filter(isMeant))
    let kinds = defaults.filter { isMeant($0.position) }.map { entry in
      "[kind=\(entry.kind.attributeValue)]:not([position])"
    }
    return ":where(\((positions + kinds).joined(separator: ", ")))"
  }
}

extension DFPopupPosition {
  /// -1 at the start of the block axis, 1 at its end, 0 in the middle.
  var blockSide: Int {
    switch self {
    case .topLeading, .top, .topTrailing: -1
    case .leading, .center, .trailing: 0
    case .bottomLeading, .bottom, .bottomTrailing: 1
    }
  }

  /// -1 at the start of the inline axis, 1 at its end, 0 in the middle.
  var inlineSide: Int {
    switch self {
    case .topLeading, .leading, .bottomLeading: -1
    case .top, .center, .bottom: 0
    case .topTrailing, .trailing, .bottomTrailing: 1
    }
  }
}
