// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import PopupModel
import Testing

@Suite("A theme's resolved colours")
struct ThemeContrastTests {
  private static let themes: [(String, DFTheme)] = DFThemePreset.named.flatMap { entry in
    [("\(entry.name) light", entry.preset.light), ("\(entry.name) dark", entry.preset.dark)]
  }

  /// The colours of a theme by the name of their property, without the prefix.
  private func colors(_ theme: DFTheme) -> [String: [Color]] {
    var result: [String: [Color]] = [:]
    for (property, value) in ThemeDeclarations.declarations(light: theme) {
      let colors = value.matches(of: /#([0-9a-f]{6}|[0-9a-f]{3})\b/).compactMap { match in
        Self.color(String(match.1))
      }
      if !colors.isEmpty { result[property] = colors }
    }
    return result
  }

  private static func color(_ digits: String) -> Color? {
    let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
    return UInt32(full, radix: 16).map { Color(hex: $0) }
  }

  @Test("reach AA for each label on each fill", arguments: themes.indices)
  func fills(_ index: Int) throws {
    let (name, theme) = Self.themes[index]
    let colors = colors(theme)
    var pairs = [("action-label", "action-fill")]
    pairs += DFToastSeverity.allCases.map { ("\($0.rawValue)-label", "\($0.rawValue)-fill") }
    for style in ["accent", "gradient", "inverse"] {
      pairs += [("\(style)-text", "\(style)-fill"), ("\(style)-message", "\(style)-fill")]
    }
    for (text, fill) in pairs {
      let label = try #require(colors["--_df-\(text)"]?.first)
      for stop in try #require(colors["--_df-\(fill)"]) {
        #expect(label.contrast(stop) >= 4.5, "\(name): \(text) on \(fill)")
      }
    }
  }

  @Test("reach AA for text on every surface of the theme's own", arguments: themes.indices)
  func paper(_ index: Int) throws {
    let (name, theme) = Self.themes[index]
    let colors = colors(theme)
    let surfaces = [theme.colors.background, theme.colors.surface, theme.colors.surfaceElevated]
    for role in ["paper-text", "paper-message", "clear-message", "paper-link"] {
      let text = try #require(colors["--_df-\(role)"]?.first)
      for surface in surfaces {
        #expect(text.contrast(surface) >= 4.5, "\(name): \(role)")
      }
    }
    let title = try #require(colors["--_df-paper-text"]?.first)
    #expect(title.contrast(theme.colors.surfaceElevated) >= 7, "\(name): more contrast")
  }

  @Test(
    "reach AA for text on translucent surfaces over black and over white", arguments: themes.indices
  )
  func translucent(_ index: Int) throws {
    let (name, theme) = Self.themes[index]
    let colors = colors(theme)
    for style in [DFPopupSurface.frosted, .glass, .outlined] {
      let fill = try #require(theme.resolved(style).surface.stops.first)
      for page in [Color.black, .white] {
        for role in ["paper-text", "clear-message"] {
          let text = try #require(colors["--_df-\(role)"]?.first)
          #expect(text.contrast(fill.over(page)) >= 4.5, "\(name): \(role) on \(style.name)")
        }
      }
    }
  }

  @Test("are the same declarations in the same order for every theme")
  func completeness() {
    let names = Self.themes.map { ThemeDeclarations.declarations(light: $0.1).map(\.property) }
    #expect(Set(names).count == 1)
  }
}
