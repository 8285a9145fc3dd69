// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import PopupMarkup
import PopupModel

/// The kit's style sheets: the hand-written parts with what the model adds to each.
struct KitStylesheets {
  static let layers = [
    "df.tokens", "df.base", "df.popup", "df.toast", "df.sheet", "df.style", "df.theme",
    "df.instance",
  ]

  /// The parts whose order counts, by file name without its ending.
  static let partNames = ["theme", "base", "popup", "sheet", "toast"]

  let sources: KitSources
  let theme: KitTheme
  let styles: [String]

  /// All style names, popups' first; a name that both have stands for both.
  static let allStyleNames: [String] = {
    let names = PopupStyleRecipe.all.map(\.family) + ToastStyleRecipe.all.map(\.name)
    return names.reduce(into: []) { known, name in
      if !known.contains(name) { known.append(name) }
    }
  }()

  /// One part as a file of its own.
  func part(_ name: String) throws -> String {
    switch name {
    case "theme": Self.rootTheme(theme).string()
    case "popup": try Self.text(hand("popup"), Self.popupModel)
    case "toast": try Self.text(hand("toast"), Self.toastModel)
    default: try hand(name)
    }
  }

  /// The rules of one style.
  func style(_ name: String) -> CSSStylesheet {
    CSSStylesheet([.layer("df.style", rules(name))])
  }

  private func rules(_ name: String) -> [CSSRule] {
    if name == PopupStyleRecipe.standard.name {
      return PopupStyleRules.base + [ToastStyleRules.base] + ToastStyleRules.severities
    }
    return PopupStyleRules.rule(family: PopupStyleRecipe.all.filter { $0.family == name })
      + ToastStyleRecipe.all.filter { $0.name == name }.flatMap(ToastStyleRules.rules)
  }

  /// Everything in one file.
  func whole() throws -> String {
    let order = CSSStylesheet([.layerOrder(Self.layers)]).string()
    let parts = try Self.partNames.map(part)
    let all = CSSStylesheet([.layer("df.style", styles.flatMap(rules))])
    return ([order] + parts + [all.string(), try part("preferences")]).joined(separator: "\n")
  }

  private func hand(_ name: String) throws -> String { try sources.stylesheet("\(name).css") }

  private static func text(_ hand: String, _ model: CSSStylesheet) -> String {
    hand + "\n" + model.string()
  }

  private static var popupModel: CSSStylesheet {
    CSSStylesheet([
      .layer("df.popup", PositionRules.rules + TransitionRules.rules + BackdropRules.rules)
    ])
  }

  private static var toastModel: CSSStylesheet {
    CSSStylesheet([])
  }

  /// A theme for the whole page.
  private static func rootTheme(_ theme: KitTheme) -> CSSStylesheet {
    let declarations = ThemeDeclarations.declarations(
      light: theme.light, dark: theme.dark)
    return CSSStylesheet([
      .layer(
        "df.tokens",
        [
          .style(
            ":where(:root)",
            [CSSDeclaration("color-scheme", "light dark")]
              + declarations.map { CSSDeclaration($0.property, $0.value) }
              + ToastLayer.insets),
          .style(":where([data-df-scheme=light])", [CSSDeclaration("color-scheme", "light")]),
          .style(":where([data-df-scheme=dark])", [CSSDeclaration("color-scheme", "dark")]),
        ])
    ])
  }

  /// A theme for the elements that ask for it.
  static func scopedTheme(_ theme: KitTheme) -> CSSStylesheet {
    let declarations = ThemeDeclarations.declarations(light: theme.light, dark: theme.dark)
    return CSSStylesheet([
      .layerOrder(layers),
      .layer(
        "df.theme",
        [
          .style(
            ":where([data-df-theme=\(theme.name)])",
            declarations.map { CSSDeclaration($0.property, $0.value) })
        ]),
    ])
  }
}

/// Where the toast layer ends, whatever the theme.
private enum ToastLayer {
  static let insets = [
    CSSDeclaration("--df-toast-inset-block", "var(--df-space-lg)"),
    CSSDeclaration("--df-toast-inset-inline", "var(--df-space-lg)"),
  ]
}
