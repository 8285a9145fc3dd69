// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The words that options take, from the model.
enum Vocabulary {
  static let themes = ["default", "zinc", "slate", "stone", "gray", "neutral"]
  static let styles: [String] = []
}
