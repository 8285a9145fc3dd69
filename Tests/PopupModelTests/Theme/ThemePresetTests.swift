// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel
import Testing

@Suite("A theme preset")
struct ThemePresetTests {
  /// A token, then its colour in the light and the dark theme of each preset.
  private static let colorTable = """
    token defaultLight defaultDark slateLight slateDark auroraLight auroraDark copperLight copperDark sageLight sageDark garnetLight garnetDark
    primary 007AFF 007AFF 1C3D5A 64B5F6 6C47FF A78BFA C4622D F4A261 2D6A4F 74C69D C8102E E8203E
    secondary 8C8C8C 8C8C8C 546E7A 78909C 9B72CF 7C6BAD 8D6E63 A1887F 52796F 6B9E8F 6B6B6B 9B9B9B
    accent 007AFF 007AFF 386DC3 82C4FF A78BFA C4B5FD E8894B FFB74D 52B788 95D5B2 C8102E E8203E
    background FFFFFF 000000 E4E7EB 0F1923 FAFAFA 0D0A1E FBF8F5 1A1008 F7FAF7 0A1A0F F5F5F5 1C1C1C
    surface F2F2F7 1C1C1E ECEEF1 1C2B3A F3F0FF 1A1535 F5EDE3 2C1F12 EDF4EE 162B1C FFFFFF 292929
    surface-elevated FFFFFF 2C2C2E F5F6F8 243447 FFFFFF 241D47 FFFAF6 3D2C1C FFFFFF 1F3D27 F0F0F0 383838
    text-primary 000000 FFFFFF 0D1B2A E8F0F8 1A0A4F EDE9FF 2C1810 FFF3E8 0A2318 E8F5EC 2B2B2B F5F5F5
    text-secondary 8A8A8E 9F9FA5 546E7A 90A4AE 6B5FA0 9D8FD4 8D6E63 BFA090 52796F 80B090 6B6B6B 9B9B9B
    text-disabled C4C4C7 65656A 9EAAB5 4A6070 B3A9D9 4A3F7A BCA89C 5C4030 9FB8AF 3A5C42 A8A8A8 5C5C5C
    border C6C6C8 444447 C2CCD6 2E4057 D9D1F5 2E2557 E3D0C3 4A3020 C8DFCC 1F4A2C D4D4D4 505050
    interactive-fill 007AFF 007AFF 1E3D7D 64B5F6 6C47FF A78BFA C4622D F4A261 2D6A4F 74C69D C8102E E8203E
    interactive-disabled E5E5EA 2C2C2E D6DCE3 1F3348 E8E3FF 1F1940 F0E0D0 2E1C10 D8EDE0 152A1A E8E8E8 333333
    destructive FF3B30 FF453A E53935 EF5350 E53935 EF5350 C62828 EF5350 C62828 EF5350 DC2626 FF453A
    success 34C759 30D158 2E7D32 66BB6A 2E7D32 66BB6A 2E7D32 66BB6A 1B5E20 66BB6A 208228 32D74B
    warning FF9500 FF9F0A F57C00 FFA726 F57C00 FFA726 E65100 FFA726 F57C00 FFA726 E66C00 FF9F0A
    info 007AFF 0A84FF 0277BD 29B6F6 6C47FF A78BFA 1565C0 64B5F6 01579B 64B5F6 0F63BE 0A84FF
    """

  private static let themes: [(name: String, theme: DFTheme)] = DFThemePreset.named.flatMap {
    entry in
    [("\(entry.name)Light", entry.preset.light), ("\(entry.name)Dark", entry.preset.dark)]
  }

  @Test(
    "has the colours of the source system", arguments: colorTable.split(separator: "\n").dropFirst())
  func colors(_ row: Substring) throws {
    let cells = row.split(separator: " ")
    let token = try #require(DFColorTokens.named.first { $0.name == cells[0] })
    #expect(Self.themes.count == cells.count - 1)
    for ((name, theme), cell) in zip(Self.themes, cells.dropFirst()) {
      let expected = Color(hex: try #require(UInt32(cell, radix: 16)))
      #expect(theme.colors[keyPath: token.keyPath] == expected, "\(name) \(token.name)")
    }
  }

  @Test("lists its columns in the order of the presets")
  func columns() throws {
    let header = try #require(Self.colorTable.split(separator: "\n").first)
    #expect(header.split(separator: " ").dropFirst().map(String.init) == Self.themes.map(\.name))
    #expect(Self.colorTable.split(separator: "\n").count == DFColorTokens.named.count + 1)
  }

  @Test("has small, medium and large radii of its own")
  func radii() {
    let expected: [String: [Double]] = [
      "default": [4, 8, 12], "slate": [4, 8, 12], "aurora": [4, 10, 16], "copper": [3, 6, 10],
      "sage": [6, 12, 18], "garnet": [4, 6, 8],
    ]
    for (name, preset) in DFThemePreset.named {
      for theme in [preset.light, preset.dark] {
        #expect([theme.radius.sm, theme.radius.md, theme.radius.lg] == expected[name], "\(name)")
        #expect(theme.radius.none == 0)
        #expect(theme.radius.full == 9999)
      }
    }
  }

  /// The opacity, radius and offset of the small, the medium and the large shadow.
  private static let shadowTable: [String: [[Double]]] = [
    "default": [[0.08, 4, 2], [0.12, 8, 4], [0.18, 16, 8]],
    "slate": [[0.08, 4, 2], [0.12, 8, 4], [0.18, 16, 8]],
    "aurora": [[0.06, 6, 2], [0.08, 12, 4], [0.12, 20, 6]],
    "copper": [[0.12, 3, 3], [0.16, 6, 5], [0.22, 12, 10]],
    "sage": [[0.04, 8, 1], [0.06, 16, 3], [0.10, 24, 5]],
    "garnet": [[0.08, 2, 1], [0.12, 6, 3], [0.18, 12, 6]],
  ]

  @Test("has black shadows of its own, straight below")
  func shadows() {
    for (name, preset) in DFThemePreset.named {
      for shadows in [preset.light.shadows, preset.dark.shadows] {
        let all = [shadows.sm, shadows.md, shadows.lg]
        #expect(all.map { [$0.color.opacity, $0.radius, $0.y] } == Self.shadowTable[name], "\(name)")
        #expect(all.allSatisfy { $0.x == 0 && $0.color == .black.opacity($0.color.opacity) })
      }
    }
  }

  @Test("is light in the light scheme and dark in the dark one")
  func resolve() {
    #expect(
      DFThemePreset.named.map(\.name) == ["default", "slate", "aurora", "copper", "sage", "garnet"])
    #expect(DFThemePreset.slate.resolve(for: .light) == .slateLight)
    #expect(DFThemePreset.slate.resolve(for: .dark) == .slateDark)
    let own = DFThemePreset(light: .sageLight, dark: .garnetDark)
    #expect(own.resolve(for: .dark) == .garnetDark)
  }
}
