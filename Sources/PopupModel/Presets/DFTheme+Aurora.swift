// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension DFThemePreset {
  /// Violet, with large radii and soft shadows.
  public static let aurora = DFThemePreset(light: .auroraLight, dark: .auroraDark)
}

extension DFTheme {
  /// Violet, with large radii and soft shadows. The light scheme.
  public static let auroraLight = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0x6C47FF),
      secondary: Color(hex: 0x9B72CF),
      accent: Color(hex: 0xA78BFA),
      background: Color(hex: 0xFAFAFA),
      surface: Color(hex: 0xF3F0FF),
      surfaceElevated: Color(hex: 0xFFFFFF),
      textPrimary: Color(hex: 0x1A0A4F),
      textSecondary: Color(hex: 0x6B5FA0),
      textDisabled: Color(hex: 0xB3A9D9),
      border: Color(hex: 0xD9D1F5),
      interactiveFill: Color(hex: 0x6C47FF),
      interactiveDisabled: Color(hex: 0xE8E3FF),
      destructive: Color(hex: 0xE53935),
      success: Color(hex: 0x2E7D32),
      warning: Color(hex: 0xF57C00),
      info: Color(hex: 0x6C47FF)),
    radius: auroraRadius, shadows: auroraShadows)

  /// Violet, with large radii and soft shadows. The dark scheme.
  public static let auroraDark = DFTheme(
    colors: DFColorTokens(
      primary: Color(hex: 0xA78BFA),
      secondary: Color(hex: 0x7C6BAD),
      accent: Color(hex: 0xC4B5FD),
      background: Color(hex: 0x0D0A1E),
      surface: Color(hex: 0x1A1535),
      surfaceElevated: Color(hex: 0x241D47),
      textPrimary: Color(hex: 0xEDE9FF),
      textSecondary: Color(hex: 0x9D8FD4),
      textDisabled: Color(hex: 0x4A3F7A),
      border: Color(hex: 0x2E2557),
      interactiveFill: Color(hex: 0xA78BFA),
      interactiveDisabled: Color(hex: 0x1F1940),
      destructive: Color(hex: 0xEF5350),
      success: Color(hex: 0x66BB6A),
      warning: Color(hex: 0xFFA726),
      info: Color(hex: 0xA78BFA)),
    radius: auroraRadius, shadows: auroraShadows)

  private static let auroraRadius = DFRadiusTokens(sm: 4, md: 10, lg: 16)

  private static let auroraShadows = DFShadowTokens(
    sm: DFShadow(color: .black.opacity(0.06), radius: 6, x: 0, y: 2),
    md: DFShadow(color: .black.opacity(0.08), radius: 12, x: 0, y: 4),
    lg: DFShadow(color: .black.opacity(0.12), radius: 20, x: 0, y: 6))
}
