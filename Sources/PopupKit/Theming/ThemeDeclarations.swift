// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupModel

/// A theme as custom properties: the public tokens, and the colours resolved for its surfaces.
///
/// Each list is complete: an element that carries it takes nothing from a theme around it.
package enum ThemeDeclarations {
  package typealias Declaration = (property: String, value: String)

  /// The declarations of a theme, or of two between which the browser chooses.
  ///
  /// - Parameters:
  ///   - light: The theme, in a light scheme when there are two.
  ///   - dark: The theme in a dark scheme.
  package static func declarations(light: DFTheme, dark: DFTheme? = nil) -> [Declaration] {
    let schemes = ThemePair(light: light, dark: dark ?? light)
    return tokens(schemes) + resolved(schemes)
  }

  private static func resolved(_ schemes: ThemePair) -> [Declaration] {
    let (light, dark) = (ThemeColors(schemes.light), ThemeColors(schemes.dark))
    return zip(light.entries, dark.entries).map { light, dark in
      let stops = zip(light.colors, dark.colors).map {
        CSSValue.scheme(CSSValue.color($0), CSSValue.color($1))
      }
      return ("--_df-\(light.name)", stops.joined(separator: ","))
    }
  }
}

/// The themes of both schemes.
struct ThemePair {
  let light: DFTheme
  let dark: DFTheme
}
