// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupComponents

/// The theme that `--theme` names.
enum ThemeChoice {
  /// The names of the built-in themes.
  static let presets = KitTheme.presets.map(\.name)

  /// A preset, or the theme of a file.
  static func theme(_ value: String?) throws -> KitTheme {
    guard let value else { return .standard }
    guard presets.contains(value) else {
      throw UsageError.invalidValue(
        "--theme",
        "themes from design token files are not supported yet, so '\(value)' was not "
          + "read; choose one of \(presets.joined(separator: ", "))")
    }
    return try KitTheme.preset(value)
  }
}
