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
      let hex = value.matches(of: /#([0-9a-f]{6}|[0-9a-f]{3})\b/).compactMap { match in
        Self.color(String(match.1))
      }
      let translucent = value.wholeMatch(of: /rgb\((\d+) (\d+) (\d+)\/([.\d]+)\)/).map { match in
        let channels = [match.1, match.2, match.3].map { (Double($0) ?? 0) / 255 }
        return Color(
          red: channels[0], green: channels[1], blue: channels[2],
          opacity: Double("0\(match.4)") ?? 1)
      }
      let colors = hex + (translucent.map { [$0] } ?? [])
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
        #expect(label.over(stop).contrast(with: stop) >= 4.5, "\(name): \(text) on \(fill)")
      }
    }
  }

  @Test("reach AA for text on every surface of the theme's own", arguments: themes.indices)
  func paper(_ index: Int) throws {
    let (name, theme) = Self.themes[index]
    let colors = colors(theme)
    let surfaces = [theme.colors.background, theme.colors.surface, theme.colors.surfaceElevated]
    for role in ["paper-text", "paper-message", "clear-text", "clear-message", "paper-link"] {
      let text = try #require(colors["--_df-\(role)"]?.first)
      for surface in surfaces {
        #expect(text.contrast(with: surface) >= 4.5, "\(name): \(role)")
      }
    }
    let title = try #require(colors["--_df-paper-text"]?.first)
    #expect(title.contrast(with: theme.colors.surfaceElevated) >= 7, "\(name): more contrast")
  }

  @Test(
    "reach AA for text on translucent surfaces over black and over white", arguments: themes.indices
  )
  func translucent(_ index: Int) throws {
    let (name, theme) = Self.themes[index]
    let colors = colors(theme)
    for style in PopupStyleRecipe.all {
      guard case .paper(let base, _, let material?) = style.surface.ground else { continue }
      let film = base.color(in: theme, tint: .info).opacity(material.opacity)
      for page in [Color.black, .white] {
        for role in ["clear-text", "clear-message"] {
          let text = try #require(colors["--_df-\(role)"]?.first)
          #expect(text.contrast(with: film.over(page)) >= 4.5, "\(name): \(role) on \(style.name)")
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
