// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel

/// The colours that a theme resolves for its surfaces, each with the name of its property.
///
/// Styles drawn on the theme's own surfaces ("paper") share one set: each text colour can be read on
/// every one of them. A fill has a set of its own.
struct ThemeColors {
  /// The names, without the prefix of private properties, and the colours: one for each stop.
  private(set) var entries: [(name: String, colors: [Color])] = []

  init(_ theme: DFTheme) {
    let paper = PaperColors(theme)
    addPaper(paper, theme)
    for severity in DFToastSeverity.allCases { addSeverity(severity, paper, theme) }
    for (name, ground) in FillGrounds.named { addFill(name, FillColors(ground, paper, theme)) }
  }

  private mutating func add(_ name: String, _ colors: Color...) { entries.append((name, colors)) }

  private mutating func addPaper(_ paper: PaperColors, _ theme: DFTheme) {
    add("paper-line", theme.colors.border)
    add("paper-text", paper.text)
    add("paper-message", paper.message)
    add("clear-text", paper.clearText)
    add("clear-message", paper.clearMessage)
    add("paper-link", paper.link)
    // A main button may be light in a dark scheme, with a dark label.
    let action = ContrastResolver(isDark: false).resolve([theme.colors.interactiveFill])
    entries.append(("action-fill", action.stops))
    add("action-label", action.foreground)
    add("brand-glyph", Self.glyph(on: [theme.colors.primary, theme.colors.accent]))
  }

  private mutating func addSeverity(
    _ severity: DFToastSeverity, _ paper: PaperColors, _ theme: DFTheme
  ) {
    let name = severity.attributeValue
    let fill = ContrastResolver(isDark: theme.isDark).resolve([theme.color(of: severity)])
    entries.append(("\(name)-fill", fill.stops))
    add("\(name)-label", fill.foreground)
    add("\(name)-glyph", paper.glyph(theme.color(of: severity)))
  }

  private mutating func addFill(_ name: String, _ fill: FillColors) {
    entries.append(("\(name)-fill", fill.stops))
    add("\(name)-text", fill.text)
    add("\(name)-message", fill.message)
    if fill.stops.count > 1 { add("\(name)-label", fill.label) }
    if let secondary = fill.secondary { add("\(name)-secondary", secondary) }
  }

  /// White or nearly black, whichever is read better on all of a gradient.
  private static func glyph(on stops: [Color]) -> Color {
    let ground = LuminanceRange(ContrastResolver.points(stops))
    return ground.contrast(with: .white) >= ground.contrast(with: .nearBlack) ? .white : .nearBlack
  }
}
