// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import PopupModel

/// What each backdrop draws between the page and a modal popup.
enum BackdropRules {
  static var rules: [CSSRule] {
    [
      .style(
        ":where(df-popup)", [scrim("rgb(0 0 0/var(--df-popup-backdrop-opacity))"), filter("none")]),
      .style(
        ":where(\(attribute(.none)), :is([kind=toast], [kind=floater]):not([backdrop]))",
        [scrim("none")]),
      // A thin material: the page's colours stay, its shapes do not.
      .style(
        ":where(\(attribute(.blur)))",
        [scrim("rgb(0 0 0/.08)"), filter("blur(14px) saturate(1.4)")]
      ),
    ]
  }

  private static func attribute(_ backdrop: DFPopupBackdrop) -> String {
    "[backdrop=\(backdrop.attributeValue)]"
  }

  private static func scrim(_ value: String) -> CSSDeclaration {
    CSSDeclaration("--_df-scrim", value)
  }

  private static func filter(_ value: String) -> CSSDeclaration {
    CSSDeclaration("--_df-scrim-filter", value)
  }
}
