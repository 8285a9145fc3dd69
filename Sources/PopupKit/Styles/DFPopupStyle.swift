// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupModel

/// What a popup style is given to draw.
public struct DFPopupStyleConfiguration {
  /// The popup's content.
  public let content: AnyView
  /// What the popup is.
  public let kind: DFPopupKind
  /// Where the popup stands.
  public let position: DFPopupPosition
  /// The theme around.
  public let theme: DFTheme
}

/// The look of popups.
///
/// The kit's styles are rules of its style sheet. A style of your own draws the surface itself:
/// its body becomes the content of an otherwise invisible dialog.
@MainActor
public protocol DFPopupStyle {
  /// The view that a popup is drawn with.
  associatedtype Body: View

  /// Draws a popup.
  ///
  /// - Parameter configuration: The popup's content and surroundings.
  /// - Returns: The view that a popup is drawn with.
  @ViewBuilder func makeBody(configuration: DFPopupStyleConfiguration) -> Body
}

/// A popup style that the kit's style sheet draws.
protocol SheetPopupStyle {
  /// The name in `popup-style`.
  var styleName: String { get }
}

/// A popup style whose type is hidden.
public struct AnyDFPopupStyle: DFPopupStyle {
  /// The name in `popup-style`, `custom` for a style that draws itself.
  let name: String
  private let make: @MainActor (DFPopupStyleConfiguration) -> AnyView

  /// Hides the type of a style.
  ///
  /// - Parameter style: The style.
  nonisolated public init<Style: DFPopupStyle & Sendable>(_ style: Style) {
    name = (style as? any SheetPopupStyle)?.styleName ?? "custom"
    make = { AnyView(style.makeBody(configuration: $0)) }
  }

  /// Draws a popup with the hidden style.
  public func makeBody(configuration: DFPopupStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

extension View {
  /// Restyles every popup that modifiers inside present.
  ///
  /// Apply it after the presenting modifier; before it, it has no effect.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view; its popups carry the style's name in `popup-style`.
  public func dfPopupStyle<Style: DFPopupStyle & Sendable>(_ style: Style) -> some View {
    EnvironmentWriter(content: self) { $0.popupStyle = AnyDFPopupStyle(style) }
  }
}
