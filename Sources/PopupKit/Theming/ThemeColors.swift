// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel

/// The colours that a theme resolves for its surfaces, each with the name of its property.
///
/// Styles drawn on the theme's own light or dark surfaces ("paper") share one set: each text colour
/// is readable on every one of them, washes and badges included. A style with a fill of its own has a
/// set of its own.
struct ThemeColors {
  /// The names, without the prefix of private properties, and the colours: one for each stop.
  private(set) var entries: [(name: String, colors: [Color])] = []

  init(_ theme: DFTheme) {
    let paper = Paper(theme)
    add("paper-line", theme.colors.border)
    add("paper-text", paper.text)
    add("paper-message", paper.message)
    add("clear-message", paper.clearMessage)
    add("paper-link", paper.link)
    addPair("action", theme.resolved(.standard).primary)
    add("brand-glyph", theme.resolved(.standard).brandGlyph)
    for severity in DFToastSeverity.allCases {
      let name = severity.rawValue
      let filled = theme.resolved(.filled, severity)
      add("\(name)-fill", filled.surface.stops)
      add("\(name)-label", filled.text)
      add("\(name)-glyph", paper.glyph(theme.severity(severity)))
    }
    for style in DFPopupSurface.all {
      let surface = theme.resolved(style)
      guard surface.isOnFill else { continue }
      add("\(style.name)-fill", surface.surface.stops)
      add("\(style.name)-text", surface.text)
      add("\(style.name)-message", surface.message)
      if surface.surface.stops.count > 1 { add("\(style.name)-label", surface.primary.label) }
      add("\(style.name)-secondary", surface.secondary.fill)
    }
  }

  private mutating func add(_ name: String, _ color: Color) { entries.append((name, [color])) }

  private mutating func add(_ name: String, _ colors: [Color]) { entries.append((name, colors)) }

  private mutating func addPair(_ name: String, _ pair: Pair) {
    add("\(name)-fill", pair.fill)
    add("\(name)-label", pair.label)
  }
}

/// The surfaces of a theme's own colours, and what is readable on all of them.
private struct Paper {
  let elevated: Color
  let opaque: [Color]
  let all: [Color]
  let text: Color
  let message: Color
  let clearMessage: Color
  let link: Color

  init(_ theme: DFTheme) {
    let colors = theme.colors
    var opaque = [colors.background, colors.surface, colors.surfaceElevated]
    var clear: [Color] = []
    for style in DFPopupSurface.all {
      let surface = theme.resolved(style)
      guard !surface.isOnFill else { continue }
      for stop in surface.surface.stops where surface.surface.wash == nil {
        if stop.opacity < 1 {
          clear += [stop.over(.black), stop.over(.white)]
        } else {
          opaque.append(stop)
        }
      }
      if surface.surface.wash != nil { opaque.append(surface.surface.solid) }
    }
    elevated = colors.surfaceElevated
    self.opaque = opaque
    all = opaque + clear
    let washed = all.flatMap { under in
      ([colors.primary] + DFToastSeverity.allCases.map(theme.severity)).map {
        $0.opacity(0.18).over(under)
      }
    }
    let goal: Color = colors.textPrimary.luminance > colors.background.luminance ? .white : .black
    text = colors.textPrimary.toward(goal, all + washed, 4.6).toward(goal, opaque, 7.1)
    message = colors.textSecondary.toward(text, opaque, 4.6)
    clearMessage = colors.textSecondary.toward(text, all, 4.6)
    let wash = colors.primary.opacity(0.16).over(colors.surfaceElevated)
    link = colors.primary.toward(text, opaque + [wash], 4.6)
  }

  /// A colour as a glyph on its own wash, which is opaque wherever a badge stands.
  func glyph(_ color: Color) -> Color {
    color.toward(text, [0.16, 0.24].map { color.opacity($0).over(elevated) }, 3.1)
  }
}
