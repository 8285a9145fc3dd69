// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import PopupMarkup
import PopupModel

/// The rules of the popup styles: each sets the roles that a surface and its content read.
enum PopupStyleRules {
  private static func local(_ name: String, _ value: String) -> CSSDeclaration {
    SurfaceRules.local(name, value)
  }

  /// What every surface, and a page outside of one, starts from.
  static var base: [CSSRule] {
    [
      .style(
        ":where(:root, [data-df-theme], .df-theme-scope, .df-surface)",
        [
          local("text", "var(--_df-paper-text)"),
          local("message", "var(--_df-paper-message)"),
          local("link", "var(--_df-paper-link)"),
          local("tint", "var(--df-primary)"),
          local("primary-fill", "var(--_df-action-fill)"),
          local("primary-label", "var(--_df-action-label)"),
          local("secondary-fill", SurfaceRules.mix("var(--_df-tint)", 16)),
          local("solid", "var(--df-surface-elevated)"),
        ]),
      .style(
        ":where(.df-surface)",
        [
          local("plate", "initial"),
          local("plate-glyph", "initial"),
          local("fill", "var(--_df-solid)"),
          local("edge", "var(--_df-paper-line)"),
          local("shadow", SurfaceRules.layeredShadow),
        ]),
    ]
  }

  static func rules(_ style: DFPopupSurface) -> [CSSRule] {
    guard style != .standard else { return [] }
    if case .tinted(let severity) = style {
      // The variants differ in their severity alone, which ToastStyleRules.severities names.
      return severity == DFToastSeverity.allCases.first ? tinted : []
    }
    let surface = DFTheme.auroraLight.resolved(style)
    let declarations = surface.isOnFill ? filled(style, surface) : paper(style, surface)
    return [.style(selector(style), declarations)]
  }

  private static func selector(_ style: DFPopupSurface) -> String {
    ":where(\(subject(style)))"
  }

  /// The surface of a popup of a style.
  static func subject(_ style: DFPopupSurface) -> String {
    "[popup-style=\(style.name)] > .df-surface"
  }

  /// A style with a fill of its own: everything on it is drawn in one colour.
  private static func filled(
    _ style: DFPopupSurface, _ surface: ResolvedPopupSurface
  ) -> [CSSDeclaration] {
    let fill = "var(--_df-\(style.name)-fill)"
    let isGradient = surface.surface.stops.count > 1
    let lead = isGradient ? "var(--_df-\(style.name)-label)" : fill
    let text = "var(--_df-text)"
    return [
      local("text", "var(--_df-\(style.name)-text)"),
      local("message", "var(--_df-\(style.name)-message)"),
      local("link", text),
      local("tint", text),
      local("primary-fill", text),
      local("primary-label", lead),
      local("secondary-fill", "var(--_df-\(style.name)-secondary)"),
      local("plate", SurfaceRules.mix(text, 20)),
      local("plate-glyph", text),
      local("solid", isGradient ? SurfaceRules.gradient(fill) : fill),
      local("edge", SurfaceRules.mix(text, 16)),
    ]
      + (surface.surface.glow == nil
        ? [] : [SurfaceRules.glow(lead, 35, "0 11px 44px")])
  }

  private static let tinted: [CSSRule] = [
    .style(
      ":where([popup-style|=tinted] > .df-surface)",
      [
        local("primary-fill", "var(--_df-vivid)"),
        local("primary-label", "var(--_df-on-vivid)"),
        local("solid", SurfaceRules.mix("var(--_df-tint)", 10, "var(--df-surface-elevated)")),
        local("edge", SurfaceRules.mix("var(--_df-tint)", 45)),
        SurfaceRules.glow("var(--_df-tint)", 18, "0 8px 36px"),
      ])
  ]

  /// A style on the theme's own surfaces.
  private static func paper(
    _ style: DFPopupSurface, _ surface: ResolvedPopupSurface
  ) -> [CSSDeclaration] {
    let solid: String? =
      switch style {
      case .outlined: "var(--df-background)"
      case .glass: SurfaceRules.mix("var(--df-primary)", 6, "var(--df-surface-elevated)")
      default: nil
      }
    return [local("link", "var(--_df-text)")] + (solid.map { [local("solid", $0)] } ?? [])
      + (surface.surface.edgeWidth.map {
        [
          local("edge-width", "\($0)px"), local("edge", SurfaceRules.mix("var(--df-primary)", 55)),
          local("shadow", "var(--df-shadow-sm)"),
        ]
      } ?? [])
  }
}

extension DFToastSeverity {
  /// The name of the severity's public colour token.
  var token: String { self == .error ? "destructive" : rawValue }
}
