// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A light and a dark theme that belong together.
public struct DFThemePreset: Sendable, Equatable {
  /// The theme of the light scheme.
  public var light: DFTheme
  /// The theme of the dark scheme.
  public var dark: DFTheme

  /// Creates a preset.
  ///
  /// - Parameters:
  ///   - light: The theme of the light scheme.
  ///   - dark: The theme of the dark scheme.
  public init(light: DFTheme, dark: DFTheme) {
    self.light = light
    self.dark = dark
  }

  /// The theme of a scheme.
  ///
  /// - Parameter scheme: Light or dark.
  /// - Returns: The theme.
  public func resolve(for scheme: ColorScheme) -> DFTheme {
    scheme == .dark ? dark : light
  }

  /// Every preset with its name, the default one first.
  public static let named: [(name: String, preset: DFThemePreset)] = [
    ("default", .default), ("slate", .slate), ("aurora", .aurora), ("copper", .copper),
    ("sage", .sage), ("garnet", .garnet),
  ]
}
