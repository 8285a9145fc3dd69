// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
public import PopupModel

/// The class that gives a subtree a theme of its own.
@MainActor
struct ThemeScope {
  /// The class of the theme's declarations alone.
  let instanceClass: String

  /// Everything the subtree's element is classed.
  var classes: String { "df-theme-scope \(instanceClass)" }

  init(light: DFTheme, dark: DFTheme?, session: RenderSession) {
    let declarations = ThemeDeclarations.declarations(light: light, dark: dark)
    instanceClass = session.instanceClass(
      declarations.map { CSSDeclaration($0.property, $0.value) })
  }
}

/// A view whose inside has a theme of its own.
struct ThemedView<Content: View>: MarkupView {
  let content: Content
  let light: DFTheme
  let dark: DFTheme?

  func markup(in context: RenderContext) -> [HTMLNode] {
    let scope = ThemeScope(light: light, dark: dark, session: context.session)
    let inside = context.with {
      $0.environment.dfTheme = $0.environment.colorScheme == .dark ? dark ?? light : light
      $0.environment.themeClass = scope.classes
    }
    return [
      .element(HTMLElement("div", ["class": .text(scope.classes)], inside.render(content)))
    ]
  }
}

extension View {
  /// Gives the views inside a theme of their own.
  ///
  /// Popups and toasts take the theme that is outside of their modifier.
  ///
  /// - Parameter theme: The theme.
  /// - Returns: `<div class="df-theme-scope …">` around the view; the theme's custom properties
  ///   are in the page's style sheet.
  public func dfTheme(_ theme: DFTheme) -> some View {
    ThemedView(content: self, light: theme, dark: nil)
  }

  /// Gives the views inside a light and a dark theme, between which the browser chooses.
  ///
  /// - Parameter preset: The two themes.
  /// - Returns: `<div class="df-theme-scope …">` around the view.
  public func dfThemePreset(_ preset: DFThemePreset) -> some View {
    ThemedView(content: self, light: preset.light, dark: preset.dark)
  }
}
