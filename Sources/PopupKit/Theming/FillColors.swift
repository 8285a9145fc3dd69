// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupModel

/// A fill of a style's own, with what is drawn on it.
struct FillColors {
  let stops: [Color]
  let text: Color
  let message: Color
  /// The label of a button that is filled with the text's colour.
  let label: Color
  /// The translucent fill of a second button, or `nil` for the text's colour, thinly.
  let secondary: Color?

  init(_ ground: SurfaceRecipe.Ground, _ paper: PaperColors, _ theme: DFTheme) {
    let (stops, text) = Self.resolve(ground, paper, theme)
    self.stops = stops
    self.text = text
    let points = ContrastResolver.points(stops)
    func isReadable(_ color: Color) -> Bool {
      points.allSatisfy { color.over($0).contrast(with: $0) >= ContrastResolver.target }
    }
    message =
      stride(from: 0.78, through: 0.98, by: 0.02).lazy.map { text.opacity($0) }
      .first(where: isReadable) ?? text
    label =
      stops.first { $0.contrast(with: text) >= ContrastResolver.minimum }
      ?? (text.luminance > 0.5 ? .black : .white)
    // Text on the inverse fill has contrast to spare.
    guard case .fill = ground else {
      secondary = nil
      return
    }
    let light = text.opacity(0.16)
    let hasContrast = points.allSatisfy {
      text.contrast(with: light.over($0)) >= ContrastResolver.minimum
    }
    // Where the text's own colour would take its contrast, the button is darker than the fill.
    let opposite: Color = text.luminance > 0.5 ? .black : .white
    secondary = hasContrast ? light : opposite.opacity(0.16)
  }

  private static func resolve(
    _ ground: SurfaceRecipe.Ground, _ paper: PaperColors, _ theme: DFTheme
  ) -> (stops: [Color], text: Color) {
    switch ground {
    case .fill(let colors):
      let result = ContrastResolver(isDark: theme.isDark)
        .resolve(colors.map { $0.color(in: theme, tint: .info) })
      return (result.stops, result.foreground)
    case .inverse, .paper:
      let fill = paper.text
      let extreme: Color = fill.luminance > 0.5 ? .black : .white
      let text = theme.colors.background
        .softened(on: LuminanceRange([fill]), ratio: ContrastResolver.moreTarget, last: extreme)
      return ([fill], text)
    }
  }
}

/// The fills that a theme resolves once, whichever styles use them.
package enum FillGrounds {
  /// Each with the name of the first style that uses it.
  package static let named: [(name: String, ground: SurfaceRecipe.Ground)] = {
    let all =
      PopupStyleRecipe.all.map { ($0.name, $0.surface.ground) }
      + ToastStyleRecipe.all.map { ("toast-\($0.name)", $0.surface.ground) }
    return all.reduce(into: []) { known, entry in
      if isFill(entry.1), !known.contains(where: { $0.1 == entry.1 }) { known.append(entry) }
    }
  }()

  /// The name of a fill, or `nil` for one that depends on a message's severity.
  package static func name(of ground: SurfaceRecipe.Ground) -> String? {
    named.first { $0.ground == ground }?.name
  }

  private static func isFill(_ ground: SurfaceRecipe.Ground) -> Bool {
    switch ground {
    case .paper: false
    case .fill(let colors): !colors.contains(.tint)
    case .inverse: true
    }
  }
}
