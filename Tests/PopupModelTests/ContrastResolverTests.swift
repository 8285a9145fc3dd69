// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel
import Testing

@Suite("The contrast resolver")
struct ContrastResolverTests {
  private static let themes: [String: DFTheme] = DFThemePreset.named.reduce(into: [:]) {
    $0["\($1.name)Light"] = $1.preset.light
    $0["\($1.name)Dark"] = $1.preset.dark
  }

  /// For a theme: its main colour as a fill, its gradient, and the text on both.
  private static let fills: [(String, [UInt32], [UInt32], UInt32)] = [
    ("slateLight", [0x1C3D5A], [0x1C3D5A, 0x386DC3], 0xFFFFFF),
    ("slateDark", [0x2B78B6], [0x2B78B6, 0x2F75B2], 0xFFFFFF),
    ("auroraLight", [0x6C47FF], [0x6C47FF, 0x7C5DD7], 0xFFFFFF),
    ("auroraDark", [0x7C5DD7], [0x7C5DD7, 0x7862CA], 0xFFFFFF),
    ("copperLight", [0xB85926], [0xB85926, 0xB05B23], 0xFFFFFF),
    ("copperDark", [0xAB5F23], [0xAB5F23, 0x9E6613], 0xFFFFFF),
    ("sageLight", [0x2D6A4F], [0x2D6A4F, 0x218455], 0xFFFFFF),
    ("sageDark", [0x238353], [0x238353, 0x248450], 0xFFFFFF),
    ("garnetLight", [0xC8102E], [0xC8102E, 0xC8102E], 0xFFFFFF),
    ("garnetDark", [0xE31E3C], [0xE31E3C, 0xE31E3C], 0xFFFFFF),
    ("defaultLight", [0x0070EB], [0x0070EB, 0x0070EB], 0xFFFFFF),
    ("defaultDark", [0x0070EB], [0x0070EB, 0x0070EB], 0xFFFFFF),
  ]

  /// For a theme and a severity: the fill and the text on it.
  private static let severities: [(String, DFToastSeverity, UInt32, UInt32)] = [
    ("slateLight", .info, 0x0277BD, 0xFFFFFF),
    ("slateLight", .success, 0x2E7D32, 0xFFFFFF),
    ("slateLight", .warning, 0xB55C00, 0xFFFFFF),
    ("slateLight", .error, 0xDC3430, 0xFFFFFF),
    ("slateDark", .info, 0x0F7BAC, 0xFFFFFF),
    ("slateDark", .success, 0x25832A, 0xFFFFFF),
    ("slateDark", .warning, 0xA3650A, 0xFFFFFF),
    ("slateDark", .error, 0xD23C39, 0xFFFFFF),
    ("auroraLight", .info, 0x6C47FF, 0xFFFFFF),
    ("auroraLight", .success, 0x2E7D32, 0xFFFFFF),
    ("auroraLight", .warning, 0xB55C00, 0xFFFFFF),
    ("auroraLight", .error, 0xDC3430, 0xFFFFFF),
    ("auroraDark", .info, 0x7C5DD7, 0xFFFFFF),
    ("auroraDark", .success, 0x25832A, 0xFFFFFF),
    ("auroraDark", .warning, 0xA3650A, 0xFFFFFF),
    ("auroraDark", .error, 0xD23C39, 0xFFFFFF),
    ("copperLight", .info, 0x1565C0, 0xFFFFFF),
    ("copperLight", .success, 0x2E7D32, 0xFFFFFF),
    ("copperLight", .warning, 0xCA4700, 0xFFFFFF),
    ("copperLight", .error, 0xC62828, 0xFFFFFF),
    ("copperDark", .info, 0x2B78B6, 0xFFFFFF),
    ("copperDark", .success, 0x25832A, 0xFFFFFF),
    ("copperDark", .warning, 0xA3650A, 0xFFFFFF),
    ("copperDark", .error, 0xD23C39, 0xFFFFFF),
    ("sageLight", .info, 0x01579B, 0xFFFFFF),
    ("sageLight", .success, 0x1B5E20, 0xFFFFFF),
    ("sageLight", .warning, 0xB55C00, 0xFFFFFF),
    ("sageLight", .error, 0xC62828, 0xFFFFFF),
    ("sageDark", .info, 0x2B78B6, 0xFFFFFF),
    ("sageDark", .success, 0x25832A, 0xFFFFFF),
    ("sageDark", .warning, 0xA3650A, 0xFFFFFF),
    ("sageDark", .error, 0xD23C39, 0xFFFFFF),
    ("garnetLight", .info, 0x0F63BE, 0xFFFFFF),
    ("garnetLight", .success, 0x208228, 0xFFFFFF),
    ("garnetLight", .warning, 0xB85600, 0xFFFFFF),
    ("garnetLight", .error, 0xDC2626, 0xFFFFFF),
    ("garnetDark", .info, 0x0773E0, 0xFFFFFF),
    ("garnetDark", .success, 0x0C851E, 0xFFFFFF),
    ("garnetDark", .warning, 0xA36403, 0xFFFFFF),
    ("garnetDark", .error, 0xDB3127, 0xFFFFFF),
    ("defaultLight", .info, 0x0070EB, 0xFFFFFF),
    ("defaultLight", .success, 0x34C759, 0x121212),
    ("defaultLight", .warning, 0xFF9500, 0x121212),
    ("defaultLight", .error, 0xDB2A20, 0xFFFFFF),
    ("defaultDark", .info, 0x0773E0, 0xFFFFFF),
    ("defaultDark", .success, 0x0D862B, 0xFFFFFF),
    ("defaultDark", .warning, 0xA36403, 0xFFFFFF),
    ("defaultDark", .error, 0xDB3127, 0xFFFFFF),
  ]

  @Test("gives each preset's main colour and gradient the known fills", arguments: fills.indices)
  func mainColour(_ index: Int) throws {
    let (name, accent, gradient, text) = Self.fills[index]
    let theme = try #require(Self.themes[name])
    let resolver = ContrastResolver(isDark: theme.isDark)
    let one = resolver.resolve([theme.colors.primary])
    let two = resolver.resolve([theme.colors.primary, theme.colors.accent])
    expect(one.stops, near: accent)
    expect(two.stops, near: gradient)
    #expect(one.foreground == Color(hex: text))
    #expect(two.foreground == Color(hex: text))
  }

  @Test("gives each severity the known fill", arguments: severities.indices)
  func severity(_ index: Int) throws {
    let (name, severity, fill, text) = Self.severities[index]
    let theme = try #require(Self.themes[name])
    let result = ContrastResolver(isDark: theme.isDark).resolve([theme.color(of: severity)])
    expect(result.stops, near: [fill])
    #expect(result.foreground == Color(hex: text))
  }

  @Test("sees that a gradient can be darker between its stops than at them")
  func insideGradient() {
    // Nearly black text reaches 5 on both ends and less than 4.1 between them.
    let stops = [Color(hex: 0xFF0000), Color(hex: 0x00FFFF)]
    let ends = LuminanceRange(stops).contrast(with: .black)
    let inside = LuminanceRange(ContrastResolver.points(stops)).contrast(with: .black)
    #expect(ends > 5.2)
    #expect(inside < 4.1)
    #expect(ContrastResolver(isDark: false).resolve(stops).foreground == .white)
  }

  @Test("finds no contrast for a colour inside a ground's range")
  func insideRange() {
    #expect(LuminanceRange([.black, .white]).contrast(with: Color(hex: 0x808080)) == 1)
  }

  @Test("measures contrast as WCAG does")
  func contrast() {
    #expect(abs(Color.white.contrast(with: .black) - 21) < 0.001)
    #expect(abs(Color.white.contrast(with: Color(hex: 0x007AFF)) - 4.02) < 0.01)
    #expect(abs(Color.white.contrast(with: Color(hex: 0x34C759)) - 2.22) < 0.01)
  }

  private func expect(
    _ colors: [Color], near expected: [UInt32], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(colors.count == expected.count, sourceLocation: sourceLocation)
    for (color, hex) in zip(colors, expected) {
      let other = Color(hex: hex)
      for (left, right) in [
        (color.red, other.red), (color.green, other.green), (color.blue, other.blue),
      ] {
        #expect(abs(left - right) * 255 < 1.5, "\(color) \(other)", sourceLocation: sourceLocation)
      }
    }
  }
}
