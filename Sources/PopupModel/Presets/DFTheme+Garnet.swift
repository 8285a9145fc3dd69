// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension DFThemePreset {
  /// Saturated red, clean as a gallery.
  public static let garnet = DFThemePreset(light: .garnetLight, dark: .garnetDark)
}

extension DFTheme {
  /// Saturated red, clean as a gallery. The light scheme.
  public static let garnetLight = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0xC8102E),
      secondary: Color(hex: 0x6B6B6B),
      accent: Color(hex: 0xC8102E),
      background: Color(hex: 0xF5F5F5),
      surface: Color(hex: 0xFFFFFF),
      surfaceElevated: Color(hex: 0xF0F0F0),
      textPrimary: Color(hex: 0x2B2B2B),
      textSecondary: Color(hex: 0x6B6B6B),
      textDisabled: Color(hex: 0xA8A8A8),
      border: Color(hex: 0xD4D4D4),
      interactiveFill: Color(hex: 0xC8102E),
      interactiveDisabled: Color(hex: 0xE8E8E8),
      destructive: Color(hex: 0xDC2626),
      success: Color(hex: 0x208228),
      warning: Color(hex: 0xE66C00),
      info: Color(hex: 0x0F63BE)),
    radius: garnetRadius, shadows: garnetShadows)

  /// Saturated red, clean as a gallery. The dark scheme.
  public static let garnetDark = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0xE8203E),
      secondary: Color(hex: 0x9B9B9B),
      accent: Color(hex: 0xE8203E),
      background: Color(hex: 0x1C1C1C),
      surface: Color(hex: 0x292929),
      surfaceElevated: Color(hex: 0x383838),
      textPrimary: Color(hex: 0xF5F5F5),
      textSecondary: Color(hex: 0x9B9B9B),
      textDisabled: Color(hex: 0x5C5C5C),
      border: Color(hex: 0x505050),
      interactiveFill: Color(hex: 0xE8203E),
      interactiveDisabled: Color(hex: 0x333333),
      destructive: Color(hex: 0xFF453A),
      success: Color(hex: 0x32D74B),
      warning: Color(hex: 0xFF9F0A),
      info: Color(hex: 0x0A84FF)),
    radius: garnetRadius, shadows: garnetShadows)

  private static let garnetRadius = DFRadiusTokens(sm: 4, md: 6, lg: 8)

  private static let garnetShadows = DFShadowTokens(
    sm: DFShadow(color: .black.opacity(0.08), radius: 2, x: 0, y: 1),
    md: DFShadow(color: .black.opacity(0.12), radius: 6, x: 0, y: 3),
    lg: DFShadow(color: .black.opacity(0.18), radius: 12, x: 0, y: 6))
}
