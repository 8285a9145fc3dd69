// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupModel

extension ThemeDeclarations {
  /// The public tokens.
  static func tokens(_ schemes: ThemePair) -> [Declaration] {
    colors(schemes) + lengths(schemes.light) + shadows(schemes) + motion(schemes.light.animation)
  }

  private static func colors(_ schemes: ThemePair) -> [Declaration] {
    DFColorTokens.named.map { name, token in
      (
        "--df-\(name)",
        CSSValue.scheme(
          CSSValue.color(schemes.light.colors[keyPath: token]),
          CSSValue.color(schemes.dark.colors[keyPath: token]))
      )
    }
  }

  private static func lengths(_ theme: DFTheme) -> [Declaration] {
    let (spacing, radius, popup) = (theme.spacing, theme.radius, theme.components.popup)
    return [
      ("--df-space-xs", CSSValue.length(spacing.xs)),
      ("--df-space-sm", CSSValue.length(spacing.sm)),
      ("--df-space-md", CSSValue.length(spacing.md)),
      ("--df-space-lg", CSSValue.length(spacing.lg)),
      ("--df-space-xl", CSSValue.length(spacing.xl)),
      ("--df-space-xxl", CSSValue.length(spacing.xxl)),
      ("--df-radius-sm", CSSValue.length(radius.sm)),
      ("--df-radius-md", CSSValue.length(radius.md)),
      ("--df-radius-lg", CSSValue.length(radius.lg)),
      ("--df-radius-full", CSSValue.pixels(radius.full)),
      (
        "--df-popup-corner-radius", popup.cornerRadius.map(CSSValue.length) ?? "var(--df-radius-lg)"
      ),
      ("--df-popup-padding", popup.padding.map(CSSValue.length) ?? "var(--df-space-lg)"),
      ("--df-popup-max-width", CSSValue.length(theme.resolvedPopup.maxWidth)),
      ("--df-popup-backdrop-opacity", CSSValue.number(theme.resolvedPopup.backdropOpacity)),
    ]
  }

  private static func shadows(_ schemes: ThemePair) -> [Declaration] {
    let tokens: [(String, KeyPath<DFShadowTokens, DFShadow>)] = [
      ("sm", \.sm), ("md", \.md), ("lg", \.lg),
    ]
    return tokens.map { name, token in
      let (light, dark) = (
        schemes.light.shadows[keyPath: token], schemes.dark.shadows[keyPath: token]
      )
      let color = CSSValue.scheme(CSSValue.color(light.color), CSSValue.color(dark.color))
      // A browser's blur is twice the radius that SwiftUI names.
      let geometry = [light.x, light.y, light.radius * 2].map(CSSValue.shadowLength)
      return ("--df-shadow-\(name)", "\(geometry.joined(separator: " ")) \(color)")
    }
  }
}

extension ThemeDeclarations {
  /// The durations, and the entrance's curve.
  static func motion(_ tokens: DFAnimationTokens) -> [Declaration] {
    [
      ("--df-duration-fast", CSSValue.milliseconds(tokens.fast.duration)),
      ("--df-duration-default", CSSValue.milliseconds(tokens.default.duration)),
      ("--df-duration-slow", CSSValue.milliseconds(tokens.slow.duration)),
      ("--df-spring-duration", CSSValue.milliseconds(tokens.spring.duration)),
      ("--df-spring", CSSValue.easing(tokens.spring)),
    ]
  }
}

extension CSSValue {
  fileprivate static func shadowLength(_ points: Double) -> String {
    points == 0 ? "0" : pixels(points)
  }
}
