// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupComponents

/// The words that options take, from the model.
enum Vocabulary {
  static let themes = ThemeChoice.presets
  static let styles = ComponentKit.styleNames
}
