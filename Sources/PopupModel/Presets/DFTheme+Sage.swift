// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension DFThemePreset {
  /// Green, with generous radii.
  public static let sage = DFThemePreset(light: .sageLight, dark: .sageDark)
}

extension DFTheme {
  /// Green, with generous radii. The light scheme.
  public static let sageLight = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0x2D6A4F),
      secondary: Color(hex: 0x52796F),
      accent: Color(hex: 0x52B788),
      background: Color(hex: 0xF7FAF7),
      surface: Color(hex: 0xEDF4EE),
      surfaceElevated: Color(hex: 0xFFFFFF),
      textPrimary: Color(hex: 0x0A2318),
      textSecondary: Color(hex: 0x52796F),
      textDisabled: Color(hex: 0x9FB8AF),
      border: Color(hex: 0xC8DFCC),
      interactiveFill: Color(hex: 0x2D6A4F),
      interactiveDisabled: Color(hex: 0xD8EDE0),
      destructive: Color(hex: 0xC62828),
      success: Color(hex: 0x1B5E20),
      warning: Color(hex: 0xF57C00),
      info: Color(hex: 0x01579B)),
    radius: sageRadius, shadows: sageShadows)

  /// Green, with generous radii. The dark scheme.
  public static let sageDark = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0x74C69D),
      secondary: Color(hex: 0x6B9E8F),
      accent: Color(hex: 0x95D5B2),
      background: Color(hex: 0x0A1A0F),
      surface: Color(hex: 0x162B1C),
      surfaceElevated: Color(hex: 0x1F3D27),
      textPrimary: Color(hex: 0xE8F5EC),
      textSecondary: Color(hex: 0x80B090),
      textDisabled: Color(hex: 0x3A5C42),
      border: Color(hex: 0x1F4A2C),
      interactiveFill: Color(hex: 0x74C69D),
      interactiveDisabled: Color(hex: 0x152A1A),
      destructive: Color(hex: 0xEF5350),
      success: Color(hex: 0x66BB6A),
      warning: Color(hex: 0xFFA726),
      info: Color(hex: 0x64B5F6)),
    radius: sageRadius, shadows: sageShadows)

  private static let sageRadius = DFRadiusTokens(sm: 6, md: 12, lg: 18)

  private static let sageShadows = DFShadowTokens(
    sm: DFShadow(color: .black.opacity(0.04), radius: 8, x: 0, y: 1),
    md: DFShadow(color: .black.opacity(0.06), radius: 16, x: 0, y: 3),
    lg: DFShadow(color: .black.opacity(0.1), radius: 24, x: 0, y: 5))
}
