// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension DFThemePreset {
  /// The system's own colours.
  public static let `default` = DFThemePreset(light: .default, dark: .defaultDark)
}

extension DFTheme {
  /// The system's own colours. The light scheme.
  public static let `default` = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0x007AFF),
      secondary: Color(hex: 0x8C8C8C),
      accent: Color(hex: 0x007AFF),
      background: Color(hex: 0xFFFFFF),
      surface: Color(hex: 0xF2F2F7),
      surfaceElevated: Color(hex: 0xFFFFFF),
      textPrimary: Color(hex: 0x000000),
      textSecondary: Color(hex: 0x8A8A8E),
      textDisabled: Color(hex: 0xC4C4C7),
      border: Color(hex: 0xC6C6C8),
      interactiveFill: Color(hex: 0x007AFF),
      interactiveDisabled: Color(hex: 0xE5E5EA),
      destructive: Color(hex: 0xFF3B30),
      success: Color(hex: 0x34C759),
      warning: Color(hex: 0xFF9500),
      info: Color(hex: 0x007AFF)),
    radius: defaultRadius, shadows: defaultShadows)

  /// The system's own colours. The dark scheme.
  public static let defaultDark = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0x007AFF),
      secondary: Color(hex: 0x8C8C8C),
      accent: Color(hex: 0x007AFF),
      background: Color(hex: 0x000000),
      surface: Color(hex: 0x1C1C1E),
      surfaceElevated: Color(hex: 0x2C2C2E),
      textPrimary: Color(hex: 0xFFFFFF),
      textSecondary: Color(hex: 0x9F9FA5),
      textDisabled: Color(hex: 0x65656A),
      border: Color(hex: 0x444447),
      interactiveFill: Color(hex: 0x007AFF),
      interactiveDisabled: Color(hex: 0x2C2C2E),
      destructive: Color(hex: 0xFF453A),
      success: Color(hex: 0x30D158),
      warning: Color(hex: 0xFF9F0A),
      info: Color(hex: 0x0A84FF)),
    radius: defaultRadius, shadows: defaultShadows)

  private static let defaultRadius = DFRadiusTokens(sm: 4, md: 8, lg: 12)

  private static let defaultShadows = DFShadowTokens(
    sm: DFShadow(color: .black.opacity(0.08), radius: 4, x: 0, y: 2),
    md: DFShadow(color: .black.opacity(0.12), radius: 8, x: 0, y: 4),
    lg: DFShadow(color: .black.opacity(0.18), radius: 16, x: 0, y: 8))
}
