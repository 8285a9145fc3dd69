// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension DFThemePreset {
  /// Warm, with tight radii and strong shadows.
  public static let copper = DFThemePreset(light: .copperLight, dark: .copperDark)
}

extension DFTheme {
  /// Warm, with tight radii and strong shadows. The light scheme.
  public static let copperLight = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0xC4622D),
      secondary: Color(hex: 0x8D6E63),
      accent: Color(hex: 0xE8894B),
      background: Color(hex: 0xFBF8F5),
      surface: Color(hex: 0xF5EDE3),
      surfaceElevated: Color(hex: 0xFFFAF6),
      textPrimary: Color(hex: 0x2C1810),
      textSecondary: Color(hex: 0x8D6E63),
      textDisabled: Color(hex: 0xBCA89C),
      border: Color(hex: 0xE3D0C3),
      interactiveFill: Color(hex: 0xC4622D),
      interactiveDisabled: Color(hex: 0xF0E0D0),
      destructive: Color(hex: 0xC62828),
      success: Color(hex: 0x2E7D32),
      warning: Color(hex: 0xE65100),
      info: Color(hex: 0x1565C0)),
    radius: copperRadius, shadows: copperShadows)

  /// Warm, with tight radii and strong shadows. The dark scheme.
  public static let copperDark = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0xF4A261),
      secondary: Color(hex: 0xA1887F),
      accent: Color(hex: 0xFFB74D),
      background: Color(hex: 0x1A1008),
      surface: Color(hex: 0x2C1F12),
      surfaceElevated: Color(hex: 0x3D2C1C),
      textPrimary: Color(hex: 0xFFF3E8),
      textSecondary: Color(hex: 0xBFA090),
      textDisabled: Color(hex: 0x5C4030),
      border: Color(hex: 0x4A3020),
      interactiveFill: Color(hex: 0xF4A261),
      interactiveDisabled: Color(hex: 0x2E1C10),
      destructive: Color(hex: 0xEF5350),
      success: Color(hex: 0x66BB6A),
      warning: Color(hex: 0xFFA726),
      info: Color(hex: 0x64B5F6)),
    radius: copperRadius, shadows: copperShadows)

  private static let copperRadius = DFRadiusTokens(sm: 3, md: 6, lg: 10)

  private static let copperShadows = DFShadowTokens(
    sm: DFShadow(color: .black.opacity(0.12), radius: 3, x: 0, y: 3),
    md: DFShadow(color: .black.opacity(0.16), radius: 6, x: 0, y: 5),
    lg: DFShadow(color: .black.opacity(0.22), radius: 12, x: 0, y: 10))
}
