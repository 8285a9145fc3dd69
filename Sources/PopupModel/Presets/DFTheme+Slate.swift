// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension DFThemePreset {
  /// Navy and slate.
  public static let slate = DFThemePreset(light: .slateLight, dark: .slateDark)
}

extension DFTheme {
  /// Navy and slate. The light scheme.
  public static let slateLight = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0x1C3D5A),
      secondary: Color(hex: 0x546E7A),
      accent: Color(hex: 0x386DC3),
      background: Color(hex: 0xE4E7EB),
      surface: Color(hex: 0xECEEF1),
      surfaceElevated: Color(hex: 0xF5F6F8),
      textPrimary: Color(hex: 0x0D1B2A),
      textSecondary: Color(hex: 0x546E7A),
      textDisabled: Color(hex: 0x9EAAB5),
      border: Color(hex: 0xC2CCD6),
      interactiveFill: Color(hex: 0x1E3D7D),
      interactiveDisabled: Color(hex: 0xD6DCE3),
      destructive: Color(hex: 0xE53935),
      success: Color(hex: 0x2E7D32),
      warning: Color(hex: 0xF57C00),
      info: Color(hex: 0x0277BD)),
    radius: slateRadius, shadows: slateShadows)

  /// Navy and slate. The dark scheme.
  public static let slateDark = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0x64B5F6),
      secondary: Color(hex: 0x78909C),
      accent: Color(hex: 0x82C4FF),
      background: Color(hex: 0x0F1923),
      surface: Color(hex: 0x1C2B3A),
      surfaceElevated: Color(hex: 0x243447),
      textPrimary: Color(hex: 0xE8F0F8),
      textSecondary: Color(hex: 0x90A4AE),
      textDisabled: Color(hex: 0x4A6070),
      border: Color(hex: 0x2E4057),
      interactiveFill: Color(hex: 0x64B5F6),
      interactiveDisabled: Color(hex: 0x1F3348),
      destructive: Color(hex: 0xEF5350),
      success: Color(hex: 0x66BB6A),
      warning: Color(hex: 0xFFA726),
      info: Color(hex: 0x29B6F6)),
    radius: slateRadius, shadows: slateShadows)

  private static let slateRadius = DFRadiusTokens(sm: 4, md: 8, lg: 12)

  private static let slateShadows = DFShadowTokens(
    sm: DFShadow(color: .black.opacity(0.08), radius: 4, x: 0, y: 2),
    md: DFShadow(color: .black.opacity(0.12), radius: 8, x: 0, y: 4),
    lg: DFShadow(color: .black.opacity(0.18), radius: 16, x: 0, y: 8))
}
