// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
public import PopupModel

/// The theme that a kit's main style sheet carries.
public struct KitTheme: Sendable {
  /// The theme's name, as in `data-df-theme`.
  public let name: String
  /// The theme in a light scheme.
  public let light: DFTheme
  /// The theme in a dark scheme.
  public let dark: DFTheme

  /// A light and a dark theme under a name of your own.
  public init(name: String, light: DFTheme, dark: DFTheme) {
    self.name = name
    self.light = light
    self.dark = dark
  }

  /// The built-in themes, the default one first.
  public static let presets: [KitTheme] = DFThemePreset.named.map { entry in
    KitTheme(name: entry.name, light: entry.preset.light, dark: entry.preset.dark)
  }

  /// The theme of a kit for which none was chosen.
  public static let standard = presets[0]

  /// A built-in theme by name.
  ///
  /// - Throws: ``KitError/unknownTheme(name:suggestion:known:)``.
  public static func preset(_ name: String) throws(KitError) -> KitTheme {
    if let theme = presets.first(where: { $0.name == name }) { return theme }
    let known = presets.map(\.name)
    throw .unknownTheme(name: name, suggestion: NearestName.to(name, in: known), known: known)
  }
}
