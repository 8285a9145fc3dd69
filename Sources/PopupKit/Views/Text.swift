// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup
public import PopupModel

/// Text.
///
/// ```swift
/// Text("Saved")   // <p class="df-text">Saved</p>, or a <span> inside a control
/// ```
public struct Text: MarkupView {
  let content: String
  private var weight: Font.Weight?

  /// Creates text.
  ///
  /// - Parameter content: The text, shown as it is.
  public init(_ content: some StringProtocol) {
    self.content = String(content)
  }

  /// Creates text that nobody translates.
  ///
  /// - Parameter content: The text, shown as it is.
  public init(verbatim content: String) {
    self.content = content
  }

  /// The text with bold strokes.
  ///
  /// - Returns: The text.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text with strokes of a weight.
  ///
  /// - Parameter weight: How heavy the strokes are.
  /// - Returns: The text.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var copy = self
    copy.weight = weight
    return copy
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let style = TextStyling(
      font: context.environment.font, weight: weight, foreground: context.environment.foreground)
    var attributes: HTMLAttributes = ["class": "df-text"]
    if !style.declarations.isEmpty {
      attributes.addClass(context.session.instanceClass(style.declarations))
    }
    return [
      .element(HTMLElement(context.isPhrasing ? "span" : "p", attributes, [.text(content)]))
    ]
  }
}

/// The declarations that a font and a colour need.
struct TextStyling {
  let declarations: [CSSDeclaration]

  init(font: Font?, weight: Font.Weight?, foreground: ForegroundStyle?) {
    var declarations: [CSSDeclaration] = []
    if let font {
      declarations += [
        CSSDeclaration("font-size", CSSLength.text(font.size)),
        CSSDeclaration("line-height", CSSLength.number(font.lineHeight / font.size)),
      ]
      if let family = font.design.family {
        declarations.append(CSSDeclaration("font-family", family))
      }
    }
    if let weight = weight ?? font?.weight {
      declarations.append(CSSDeclaration("font-weight", String(weight.rawValue)))
    }
    if let foreground { declarations.append(CSSDeclaration("color", foreground.css)) }
    self.declarations = declarations
  }
}

extension Font.Design {
  /// The generic family, or `nil` for the one around.
  fileprivate var family: String? {
    switch self {
    case .default: nil
    case .serif: "ui-serif, serif"
    case .rounded: "ui-rounded, system-ui, sans-serif"
    case .monospaced: "ui-monospace, monospace"
    }
  }
}
