// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import PopupModel

/// Points as CSS lengths that follow the reader's text size.
enum CSSLength {
  /// A length in rem; a point is a sixteenth.
  static func text(_ points: Double) -> String {
    if points.isInfinite { return "100%" }
    if points == 0 { return "0" }
    return "calc(\(number(points / 16)) * var(--df-rem, 1rem))"
  }

  /// A number without needless digits.
  static func number(_ value: Double) -> String {
    let rounded = (value * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e9
      ? String(Int(rounded)) : String(rounded)
  }

  /// A declaration for each length that is given.
  static func declarations(_ lengths: [(String, Double?)]) -> [CSSDeclaration] {
    lengths.compactMap { property, length in
      length.map { CSSDeclaration(property, text($0)) }
    }
  }
}

extension HorizontalAlignment {
  /// The alignment as CSS says it.
  var cssKeyword: String {
    switch self {
    case .leading: "start"
    case .trailing: "end"
    default: "center"
    }
  }
}

extension VerticalAlignment {
  /// The alignment as CSS says it.
  var cssKeyword: String {
    switch self {
    case .top: "start"
    case .bottom: "end"
    default: "center"
    }
  }
}
