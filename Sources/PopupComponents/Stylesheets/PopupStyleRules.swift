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

  /// What every surface, and a page outside of one, starts from: the standard style.
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
          local("secondary-fill", SurfaceRules.mix("var(--_df-tint)", 0.16)),
          local("solid", "var(--df-surface-elevated)"),
        ]),
      .style(
        ":where(.df-surface)",
        [
          local("plate", "initial"),
          local("plate-glyph", "initial"),
          local("fill", "var(--_df-solid)"),
          local("edge", "var(--_df-paper-line)"),
        ] + SurfaceRules.declarations(PopupStyleRecipe.standard.surface)),
    ]
  }

  /// The rule of a style; variants that differ in their severity alone share it.
  static func rule(family: [PopupStyleRecipe]) -> [CSSRule] {
    guard let style = family.first, style != .standard else { return [] }
    let attribute = family.count > 1 ? "popup-style|=\(style.family)" : "popup-style=\(style.name)"
    return [
      .style(
        ":where([\(attribute)] > .df-surface)",
        SurfaceRules.declarations(style.surface) + content(style))
    ]
  }

  /// What buttons, links and badges on the surface are drawn with.
  private static func content(_ style: PopupStyleRecipe) -> [CSSDeclaration] {
    let text = "var(--_df-text)"
    switch style.surface.ground {
    case .paper(_, _, let material):
      return (material == nil ? [] : [local("link", text)])
        + (style.severity == nil
          ? []
          : [
            local("primary-fill", "var(--_df-vivid)"),
            local("primary-label", "var(--_df-on-vivid)"),
          ])
    case .fill, .inverse:
      let lead = SurfaceRules.lead(style.surface.ground)
      return [
        local("link", text), local("tint", text), local("primary-fill", text),
        local("primary-label", lead),
        local("plate", SurfaceRules.mix(text, 0.20)), local("plate-glyph", text),
      ] + secondary(style.surface.ground)
    }
  }

  /// The second button's fill, where the text's colour laid thinly would take its contrast.
  private static func secondary(_ ground: SurfaceRecipe.Ground) -> [CSSDeclaration] {
    guard case .fill = ground, let name = FillGrounds.name(of: ground) else { return [] }
    return [local("secondary-fill", "var(--_df-\(name)-secondary)")]
  }
}
