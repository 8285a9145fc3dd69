// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import PopupMarkup
import PopupModel

/// The rules of the toast styles.
enum ToastStyleRules {
  private static func local(_ name: String, _ value: String) -> CSSDeclaration {
    SurfaceRules.local(name, value)
  }

  /// What the colours of a severity are, for every style.
  static var severities: [CSSRule] {
    DFToastSeverity.allCases.map { severity in
      let name = severity.rawValue
      let fallback = severity == .info ? ", df-toast:not([severity])" : ""
      return .style(
        ":where([severity=\(name)], [data-tint=\(name)]\(fallback), [popup-style=tinted-\(name)] > .df-surface)",
        [
          local("tint", "var(--df-\(severity.token))"),
          local("vivid", "var(--_df-\(name)-fill)"),
          local("on-vivid", "var(--_df-\(name)-label)"),
          local("glyph", "var(--_df-\(name)-glyph)"),
        ])
    }
  }

  /// What every toast starts from: the default style.
  static let base = CSSRule.style(
    ":where(df-toast)",
    [
      local("text", "var(--_df-paper-text)"),
      local("message", "var(--_df-paper-message)"),
      local("solid", "var(--df-surface-elevated)"),
      local("fill", "var(--_df-solid)"),
      local("edge", "var(--_df-paper-line)"),
      local("shadow", SurfaceRules.layeredShadow),
      local("badge-fill", SurfaceRules.mix("var(--_df-tint)", 16, "var(--df-surface-elevated)")),
      local("action-back", SurfaceRules.mix("var(--df-primary)", 16)),
      local("action-front", "var(--_df-text)"),
    ])

  static func rules(_ style: DFToastSurface) -> [CSSRule] {
    let declarations = declarations(style)
    let rule = declarations.isEmpty ? [] : [CSSRule.style(selector(style), declarations)]
    return rule + layout(style)
  }

  private static func selector(_ style: DFToastSurface) -> String {
    ":where(\(subject(style)))"
  }

  /// A toast of a style, and a toast written by the server into a region of that style.
  static func subject(_ style: DFToastSurface) -> String {
    let name = "[toast-style=\(style.rawValue)]"
    return "df-toast\(name), \(name) > df-toast"
  }

  private static func declarations(_ style: DFToastSurface) -> [CSSDeclaration] {
    func wash(_ fill: Int, _ edge: Int, _ glow: Int, _ badge: Int, _ action: Int)
      -> [CSSDeclaration]
    {
      [
        local("solid", SurfaceRules.mix("var(--_df-tint)", fill, "var(--df-surface-elevated)")),
        local("edge", SurfaceRules.mix("var(--_df-tint)", edge)),
        SurfaceRules.glow("var(--_df-tint)", glow, "0 6px 28px"),
        local(
          "badge-fill", SurfaceRules.mix("var(--_df-tint)", badge, "var(--df-surface-elevated)")),
        local("action-back", SurfaceRules.mix("var(--_df-tint)", action)),
      ]
    }
    switch style {
    case .default: return []
    case .compact, .banner: return []
    case .tinted: return wash(12, 40, 16, 24, 18)
    case .filled:
      return [
        local("text", "var(--_df-on-vivid)"),
        local("message", "var(--_df-text)"),
        local("solid", "var(--_df-vivid)"),
        local("edge", SurfaceRules.mix("var(--_df-text)", 14)),
        SurfaceRules.glow("var(--_df-vivid)", 35, "0 8px 32px"),
        local("badge-fill", SurfaceRules.mix("var(--_df-text)", 20)),
        local("glyph", "var(--_df-text)"),
        local("action-back", "var(--_df-text)"),
        local("action-front", "var(--_df-vivid)"),
      ]
    case .inverse:
      return [
        local("text", "var(--_df-inverse-text)"),
        local("message", "var(--_df-inverse-message)"),
        local("solid", "var(--_df-inverse-fill)"),
        local("edge", SurfaceRules.mix("var(--_df-text)", 12)),
        local("badge-fill", "var(--_df-vivid)"),
        local("glyph", "var(--_df-on-vivid)"),
        local("action-back", "var(--_df-text)"),
        local("action-front", "var(--_df-solid)"),
      ]
    case .frosted, .glass:
      let tint =
        style == .glass
        ? [local("solid", SurfaceRules.mix("var(--_df-tint)", 14, "var(--df-surface-elevated)"))]
        : []
      return tint + [
        local("action-back", SurfaceRules.mix("var(--_df-text)", 12))
      ]
    }
  }

  /// The geometry of the styles that are no capsule and no card.
  private static func layout(_ style: DFToastSurface) -> [CSSRule] {
    switch style {
    case .banner:
      [
        .style(
          selector(style),
          [
            local("shadow", "var(--df-shadow-md)"),
            local("gap", "0px"),
            local("gap-inline", "0px"),
            local("corner", "0px"),
            CSSDeclaration("inset-inline", "0"),
            CSSDeclaration("inline-size", "100%"),
            CSSDeclaration("max-inline-size", "none"),
            CSSDeclaration("border-inline-width", "0"),
            CSSDeclaration("border-inline-start", "4px solid var(--_df-glyph)"),
          ])
      ]
    case .compact:
      [
        .style(
          selector(style),
          [
            CSSDeclaration("gap", "var(--df-space-sm)"),
            CSSDeclaration("padding", "var(--df-space-sm) var(--df-space-md)"),
          ]),
        .style(
          ":where([toast-style=compact] .df-toast-badge)",
          [CSSDeclaration("zoom", ".8")]),
      ]
    default: []
    }
  }
}
