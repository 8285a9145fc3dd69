// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel

/// What can be read on all surfaces of a theme's own colours, whatever page lies behind them.
struct PaperColors {
  let text: Color
  /// Main text on translucent surfaces.
  let clearText: Color
  /// Lesser text on opaque surfaces.
  let message: Color
  /// Lesser text on translucent surfaces.
  let clearMessage: Color
  let link: Color
  private let elevated: Color

  init(_ theme: DFTheme) {
    let colors = theme.colors
    let grounds = Grounds(theme)
    let opaque = LuminanceRange(grounds.opaque)
    let all = LuminanceRange(grounds.opaque + grounds.clear)
    elevated = colors.surfaceElevated
    // Buttons and actions lie on washes of at most this much of a colour.
    let tints = ([colors.primary] + DFToastSeverity.allCases.map(theme.color)).map {
      $0.opacity(0.18)
    }
    func washed(_ grounds: [Color]) -> LuminanceRange {
      LuminanceRange(grounds + grounds.flatMap { ground in tints.map { $0.over(ground) } })
    }
    let extreme: Color = theme.isDark ? .white : .black
    let target = ContrastResolver.target
    text = colors.textPrimary
      .softened(on: washed(grounds.opaque), ratio: target, last: extreme)
      .softened(on: opaque, ratio: ContrastResolver.moreTarget, last: extreme)
    clearText = text.softened(
      on: washed(grounds.opaque + grounds.clear), ratio: target, last: extreme)
    message = colors.textSecondary.softened(on: opaque, ratio: target, last: text)
    clearMessage = colors.textSecondary.softened(on: all, ratio: target, last: clearText)
    let badge = colors.primary.opacity(0.16).over(elevated)
    link = colors.primary.readable(
      on: LuminanceRange(grounds.opaque + [badge]), ratio: target, last: text)
  }

  /// A colour as a glyph on its own wash, which is opaque wherever a badge stands, and as a stripe.
  func glyph(_ color: Color) -> Color {
    let washes = LuminanceRange([0, 0.16, 0.24].map { color.opacity($0).over(elevated) })
    return color.readable(on: washes, ratio: ContrastResolver.glyphTarget, last: text)
  }
}

/// The colours that can lie under text on paper.
private struct Grounds {
  private(set) var opaque: [Color]
  /// A translucent surface over a black and over a white page; any other page lies between.
  private(set) var clear: [Color] = []

  init(_ theme: DFTheme) {
    let colors = theme.colors
    opaque = [colors.background, colors.surface, colors.surfaceElevated]
    for style in PopupStyleRecipe.all {
      add(style.surface.ground, theme, style.severity.map { [$0] } ?? [.info])
    }
    for style in ToastStyleRecipe.all {
      add(style.surface.ground, theme, DFToastSeverity.allCases)
    }
  }

  private mutating func add(
    _ ground: SurfaceRecipe.Ground, _ theme: DFTheme, _ tints: [DFToastSeverity]
  ) {
    guard case .paper(let base, let wash, let material) = ground else { return }
    for tint in tints {
      var color = base.color(in: theme, tint: tint)
      if let wash {
        color = color.mixed(with: wash.color.color(in: theme, tint: tint), wash.fraction)
      }
      if let material {
        let film = color.opacity(material.opacity)
        clear += [film.over(.black), film.over(.white)]
      } else {
        opaque.append(color)
      }
    }
  }
}
