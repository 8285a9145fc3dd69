// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel

/// A direction as signs on both axes; the inline one follows the writing direction.
struct ExitVector: Equatable {
  let inline: Int
  let block: Int

  static let none = ExitVector(inline: 0, block: 0)

  init(inline: Int, block: Int) {
    self.inline = inline
    self.block = block
  }

  init(_ edge: Edge) {
    switch edge {
    case .top: self.init(inline: 0, block: -1)
    case .bottom: self.init(inline: 0, block: 1)
    case .leading: self.init(inline: -1, block: 0)
    case .trailing: self.init(inline: 1, block: 0)
    }
  }

  /// Touch gestures across the axis of the exit stay the browser's own.
  var touchAction: String { inline == 0 ? "pan-x pinch-zoom" : "pan-y pinch-zoom" }
}
