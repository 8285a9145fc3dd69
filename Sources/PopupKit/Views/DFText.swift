// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup
public import PopupModel

/// The rank of a theme's text.
public enum DFTextViewStyle: String, Sendable, Hashable {
  /// Main text.
  case standard
  /// Lesser text.
  case secondary
  /// The weakest text.
  case muted
}

/// Text in one of the theme's scales.
///
/// ```swift
/// DFText("Share project", scale: .headline)   // <p class="df-text" data-scale="headline">…
/// ```
public struct DFText: MarkupView {
  private let content: String
  private let scale: DFTextScale

  /// Creates text in a scale.
  ///
  /// - Parameters:
  ///   - content: The text.
  ///   - scale: The size, weight and spacing.
  public init(_ content: String, scale: DFTextScale = .body) {
    self.content = content
    self.scale = scale
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    var attributes: HTMLAttributes = [
      "class": "df-text", "data-scale": .text(scale.attributeValue),
    ]
    let tone = context.environment.isEnabled ? context.environment.textTone : .muted
    if tone != .standard { attributes["data-tone"] = tone.rawValue }
    return [
      .element(HTMLElement(context.isPhrasing ? "span" : "p", attributes, [.text(content)]))
    ]
  }
}

extension View {
  /// Sets the rank of the ``DFText`` inside.
  ///
  /// - Parameter style: The rank.
  /// - Returns: The view; text inside carries `data-tone`.
  public func dfTextViewStyle(_ style: DFTextViewStyle) -> some View {
    EnvironmentWriter(content: self) { $0.textTone = style }
  }
}
