// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import PopupModel

/// The rules of the toast styles.
enum ToastStyleRules {
  private static func local(_ name: String, _ value: String) -> CSSDeclaration {
    SurfaceRules.local(name, value)
  }

  /// What the colours of a severity are, for toasts, badges and tinted popups alike.
  static var severities: [CSSRule] {
    DFToastSeverity.allCases.map { severity in
      let name = severity.attributeValue
      let fallback = severity == DFMetrics.toastSeverity ? ", df-toast:not([severity])" : ""
      let popups = PopupStyleRecipe.all.filter { $0.severity == severity }.map { style in
        ", [popup-style=\(style.name)] > .df-surface"
      }
      return .style(
        ":where([severity=\(name)], [data-tint=\(name)]\(fallback)\(popups.joined()))",
        [
          local("tint", "var(--df-\(severity.token))"),
          local("vivid", "var(--_df-\(name)-fill)"),
          local("on-vivid", "var(--_df-\(name)-label)"),
          local("glyph", "var(--_df-\(name)-glyph)"),
        ])
    }
  }

  /// What every toast starts from: the default style.
  static var base: CSSRule {
    .style(
      ":where(df-toast)",
      [
        local("text", "var(--_df-paper-text)"),
        local("message", "var(--_df-paper-message)"),
        local("solid", "var(--df-surface-elevated)"),
        local("fill", "var(--_df-solid)"),
        local("edge", "var(--_df-paper-line)"),
        local("action-front", "var(--_df-text)"),
      ] + SurfaceRules.declarations(ToastStyleRecipe.standard.surface)
        + badge(ToastStyleRecipe.standard.badge) + action(ToastStyleRecipe.standard.action))
  }

  static func rules(_ style: ToastStyleRecipe) -> [CSSRule] {
    let standard = ToastStyleRecipe.standard
    guard style != standard else { return [] }
    let declarations =
      (style.surface == standard.surface ? [] : SurfaceRules.declarations(style.surface))
      + (style.badge == standard.badge ? [] : badge(style.badge))
      + (style.action == standard.action ? [] : action(style.action))
      + (style.layout == .flush ? flush : []) + (style.isCompact ? compact : [])
    let name = "[toast-style=\(style.name)]"
    // A toast of the style, and one that the server wrote into a region of it.
    return [.style(":where(df-toast\(name), \(name) > df-toast)", declarations)]
      + parts(style).map { .style(":where(\(name) \($0))", $1) }
  }

  /// What the layout of a style changes inside of the toast.
  private static func parts(
    _ style: ToastStyleRecipe
  ) -> [(selector: String, declarations: [CSSDeclaration])] {
    (style.isCompact
      ? [(".df-toast-badge", [CSSDeclaration("zoom", "\(DFMetrics.compactBadgeScale)")])] : [])
      // There is no corner to stand on.
      + (style.layout == .flush
        ? [(".df-toast-close", [CSSDeclaration("position", "static")])] : [])
  }

  private static func badge(_ badge: ToastStyleRecipe.Badge) -> [CSSDeclaration] {
    switch badge {
    case .wash(let fraction):
      [
        local(
          "badge-fill",
          SurfaceRules.mix("var(--_df-tint)", fraction, "var(--df-surface-elevated)"))
      ]
    case .vivid:
      [local("badge-fill", "var(--_df-vivid)"), local("glyph", "var(--_df-on-vivid)")]
    case .text(let fraction):
      [
        local("badge-fill", SurfaceRules.mix("var(--_df-text)", fraction)),
        local("glyph", "var(--_df-text)"),
      ]
    }
  }

  private static func action(_ action: ToastStyleRecipe.Action) -> [CSSDeclaration] {
    switch action {
    case .primary(let fraction):
      [local("action-back", SurfaceRules.mix("var(--df-primary)", fraction))]
    case .severity(let fraction):
      [local("action-back", SurfaceRules.mix("var(--_df-tint)", fraction))]
    case .text(let fraction):
      [local("action-back", SurfaceRules.mix("var(--_df-text)", fraction))]
    case .inverted:
      [local("action-back", "var(--_df-text)"), local("action-front", "var(--_df-solid)")]
    }
  }

  /// As wide as the viewport and flush with its edge, with a stripe where reading begins.
  private static let flush: [CSSDeclaration] = [
    local("gap", "0px"),
    local("gap-inline", "0px"),
    local("corner", "0px"),
    CSSDeclaration("inset-inline", "0"),
    CSSDeclaration("inline-size", "100%"),
    CSSDeclaration("max-inline-size", "none"),
    CSSDeclaration("border-inline-width", "0"),
    CSSDeclaration("border-inline-start", "4px solid var(--_df-glyph)"),
  ]

  private static let compact: [CSSDeclaration] = [
    CSSDeclaration("gap", "var(--df-space-sm)"),
    CSSDeclaration("padding", "var(--df-space-sm) var(--df-space-md)"),
  ]
}
