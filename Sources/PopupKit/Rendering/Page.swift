// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup

/// A rendered view: the fragment, the style sheet it needs, and what was noticed.
public struct Page: Sendable {
  /// The fragment, without inline styles or scripts.
  public let html: String
  /// What the fragment needs beyond the kit's style sheet, in `@layer df.instance`; often empty.
  public let css: String
  /// What was noticed, in the order of the source.
  public let diagnostics: [Diagnostic]
  /// The fragment as a tree, for those who print it in another way.
  package let nodes: [HTMLNode]

  /// The name to save ``css`` under; equal sheets have equal names.
  public var stylesheetName: String {
    "df-\(Base32.encode(SHA256.hash(Array(css.utf8))).prefix(12)).css"
  }

  /// What `style-src` needs for ``document(title:styles:)`` with ``Styles/inlineHashed``.
  public var styleHash: String {
    "'sha256-\(Base64.encode(SHA256.hash(Array(css.utf8))))'"
  }

  /// Where a document's instance style sheet is.
  public enum Styles: Sendable, Hashable {
    /// In a file of its own, ``Page/stylesheetName`` below the base, which the strict policy allows.
    case linked(base: String)
    /// In a style element, whose ``Page/styleHash`` the policy has to name.
    case inlineHashed

    /// In a file beside the page.
    public static let linked = Styles.linked(base: "")
  }

  /// A whole document around the fragment.
  ///
  /// - Parameters:
  ///   - title: The document's title.
  ///   - language: The language of the content, as in `lang`.
  ///   - kit: The address of the kit's folder.
  ///   - styles: Where the instance style sheet is.
  /// - Returns: HTML from the doctype on.
  public func document(
    title: String, language: String = "en", kit: String = "kit/", styles: Styles = .linked
  ) -> String {
    var head: [HTMLNode] = [
      .element(HTMLElement("meta", ["charset": "utf-8"])),
      .element(
        HTMLElement(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])),
      .element(HTMLElement("title", [:], [.text(title)])),
      .element(HTMLElement("link", ["rel": "stylesheet", "href": .text(kit + "popup-kit.css")])),
    ]
    if !css.isEmpty { head.append(styleNode(styles)) }
    head.append(
      .element(HTMLElement("script", ["type": "module", "src": .text(kit + "popup-kit.js")])))
    let body = HTMLElement(
      "body", [:], [.element(HTMLElement("main", [:], [.trusted(Array(html.utf8))]))])
    let document = HTMLElement(
      "html", ["lang": .text(language)], [.element(HTMLElement("head", [:], head)), .element(body)])
    return "<!doctype html>\n" + HTMLSerializer.string([.element(document)]) + "\n"
  }

  private func styleNode(_ styles: Styles) -> HTMLNode {
    switch styles {
    case .linked(let base):
      .element(HTMLElement("link", ["rel": "stylesheet", "href": .text(base + stylesheetName)]))
    case .inlineHashed:
      // The sheet is ours: property names, numbers and class names, never user text.
      .element(HTMLElement("style", [:], [.trusted(Array(css.utf8))]))
    }
  }
}
