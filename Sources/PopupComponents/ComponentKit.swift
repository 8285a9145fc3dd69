// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupKit
import PopupMarkup
import PopupModel

/// The web component kit: everything a page needs to show popups and toasts.
///
/// ```swift
/// for file in try ComponentKit(theme: .preset("slate")).files() {
///   print(file.path)  // README.md, css/base.css, css/popup.css, …
/// }
/// ```
///
/// The same kit gives the same bytes every time.
public struct ComponentKit: Sendable {
  /// The version that `package.json` names.
  public static let version = "0.1.0"

  /// The names that `styles` may hold: a popup style, a toast style or both.
  public static var styleNames: [String] { KitStylesheets.allStyleNames }

  private let theme: KitTheme
  private let styles: [String]

  /// A kit with one theme and some or all styles.
  ///
  /// - Parameters:
  ///   - theme: The theme of `popup-kit.css`.
  ///   - styles: The names of the styles in `popup-kit.css`; all of them when `nil`. What the others
  ///     fall back to, `standard` and `default`, is always in.
  /// - Throws: ``KitError/unknownStyle(name:suggestion:known:)``.
  public init(theme: KitTheme = .standard, styles: Set<String>? = nil) throws(KitError) {
    let known = Self.styleNames
    for name in (styles ?? []).sorted() where !known.contains(name) {
      throw .unknownStyle(name: name, suggestion: NearestName.to(name, in: known), known: known)
    }
    let wanted = styles?.union(["standard", "default"])
    self.theme = theme
    self.styles = known.filter { wanted?.contains($0) ?? true }
  }

  /// The kit's files, sorted by path.
  ///
  /// - Throws: ``KitError`` when a template is missing or not readable.
  public func files() throws -> [KitFile] {
    let sources = try KitSources()
    let stylesheets = try stylesheetFiles(sources)
    let manifests = [
      KitFile("README.md", readme),
      KitFile("package.json", PackageManifest(version: Self.version).text),
      KitFile("tokens.json", TokensFile(theme: theme).text),
    ]
    return (stylesheets + (try scriptFiles(sources)) + manifests).sorted { $0.path < $1.path }
  }

  private func stylesheetFiles(_ sources: KitSources) throws -> [KitFile] {
    let stylesheets = KitStylesheets(sources: sources, theme: theme, styles: styles)
    let whole = try stylesheets.whole()
    return [
      KitFile("popup-kit.css", whole), KitFile("popup-kit.min.css", minified(whole)),
    ]
      + (try (KitStylesheets.partNames + ["preferences"]).map {
        KitFile("css/\($0).css", try stylesheets.part($0))
      })
      + styles.map { KitFile("css/styles/\($0).css", stylesheets.style($0).string()) }
      + KitTheme.presets.map {
        KitFile("themes/\($0.name).css", KitStylesheets.scopedTheme($0).string())
      }
  }

  private func minified(_ stylesheet: String) -> String {
    let declarations = ThemeDeclarations.declarations(light: theme.light, dark: theme.dark)
    return PrivateNames.shorten(
      CSSMinifier.minify(stylesheet), keeping: Set(declarations.map(\.property) + ["--_df-life"]))
  }

  private func scriptFiles(_ sources: KitSources) throws -> [KitFile] {
    let icons = try sources.icons.map { file in
      let name = String(file.name.dropLast(".svg".count))
      guard let shapes = SVGShapes(file.text) else { throw KitError.badIcon(name) }
      return (name: name, shapes: shapes)
    }
    return sources.scripts.map { KitFile($0.name, ScriptComments.strip($0.text)) }
      + [
        KitFile("icons.js", IconsModule(icons: icons).source),
        KitFile("model.js", ModelModule.source),
      ] + sources.icons.map { KitFile("icons/\($0.name)", $0.text) }
  }

  private var readme: String {
    ReadmeFile(theme: theme.name, styles: styles, themes: KitTheme.presets.map(\.name)).text
  }
}
