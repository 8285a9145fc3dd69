// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup
public import PopupModel

/// A popup's composed content: an icon or media, a title, a message, and up to three actions.
///
/// ```swift
/// DFPopupCard(
///   icon: "sparkles", title: "Orbit Pro", message: "Unlimited projects.",
///   primaryAction: DFPopupAction("Upgrade") { isShown = false })
/// // <div class="df-card" data-align="center">…</div>
/// ```
public struct DFPopupCard<Media: View, Content: View>: MarkupView {
  private let icon: String?
  private let iconTint: DFPopupIconTint
  private let title: String?
  private let message: String?
  private let alignment: DFPopupCardAlignment
  private let actions: DFPopupActions
  private let onClose: (@MainActor () -> Void)?
  private let media: Media?
  private let content: Content?
  private let source: SourceLocation

  fileprivate init(
    icon: String?, iconTint: DFPopupIconTint, title: String?, message: String?,
    alignment: DFPopupCardAlignment, actions: DFPopupActions,
    onClose: (@MainActor () -> Void)?, media: Media?, content: Content?, source: SourceLocation
  ) {
    self.icon = icon
    self.iconTint = iconTint
    self.title = title
    self.message = message
    self.alignment = alignment
    self.actions = actions
    self.onClose = onClose
    self.media = media
    self.content = content
    self.source = source
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    var children: [HTMLNode] = []
    if let media {
      let nodes = context.descend("media").render(media)
      if !nodes.isEmpty {
        children.append(.element(HTMLElement("div", ["class": "df-media"], nodes)))
      }
    }
    children += DFPopupHeader(
      icon: icon, iconTint: iconTint, title: title, message: message, alignment: alignment,
      source: source
    ).markup(in: context)
    if let content {
      let nodes = context.descend("content").render(content)
      if !nodes.isEmpty {
        children.append(.element(HTMLElement("div", ["class": "df-content"], nodes)))
      }
    }
    children += actions.markup(in: context.descend("actions"))
    if let onClose {
      let lowering = ActionLowering(
        name: PopupStrings.close, source: source, context: context.descend("close"),
        action: onClose)
      children.append(CloseButton.node(lowering.attributes))
    }
    return [
      .element(
        HTMLElement(
          "div", ["class": "df-card", "data-align": .text(alignment.attributeValue)], children))
    ]
  }
}

extension DFPopupCard where Media == EmptyView, Content == EmptyView {
  /// Creates a card of text and actions.
  ///
  /// - Parameters:
  ///   - icon: The SF Symbol's name of an icon.
  ///   - iconTint: What the icon's disc is coloured with.
  ///   - title: A heading, which names the popup.
  ///   - message: What the popup is about.
  ///   - alignment: How the text is aligned.
  ///   - primaryAction: The main action, filled.
  ///   - secondaryAction: The lesser action, translucent.
  ///   - tertiaryAction: The least action, plain text.
  ///   - onClose: What the close button does; without it there is none.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    icon: String? = nil, iconTint: DFPopupIconTint = .brand, title: String? = nil,
    message: String? = nil, alignment: DFPopupCardAlignment = .center,
    primaryAction: DFPopupAction? = nil, secondaryAction: DFPopupAction? = nil,
    tertiaryAction: DFPopupAction? = nil, onClose: (@MainActor () -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      icon: icon, iconTint: iconTint, title: title, message: message, alignment: alignment,
      actions: DFPopupActions(
        primary: primaryAction, secondary: secondaryAction, tertiary: tertiaryAction),
      onClose: onClose, media: nil, content: nil,
      source: SourceLocation(file: fileID, line: line, column: column))
  }
}

extension DFPopupCard where Media == EmptyView {
  /// Creates a card with content between its message and its actions.
  ///
  /// - Parameters:
  ///   - icon: The SF Symbol's name of an icon.
  ///   - iconTint: What the icon's disc is coloured with.
  ///   - title: A heading, which names the popup.
  ///   - message: What the popup is about.
  ///   - alignment: How the text is aligned.
  ///   - primaryAction: The main action, filled.
  ///   - secondaryAction: The lesser action, translucent.
  ///   - tertiaryAction: The least action, plain text.
  ///   - onClose: What the close button does; without it there is none.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - content: What stands between the message and the actions.
  public init(
    icon: String? = nil, iconTint: DFPopupIconTint = .brand, title: String? = nil,
    message: String? = nil, alignment: DFPopupCardAlignment = .center,
    primaryAction: DFPopupAction? = nil, secondaryAction: DFPopupAction? = nil,
    tertiaryAction: DFPopupAction? = nil, onClose: (@MainActor () -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      icon: icon, iconTint: iconTint, title: title, message: message, alignment: alignment,
      actions: DFPopupActions(
        primary: primaryAction, secondary: secondaryAction, tertiary: tertiaryAction),
      onClose: onClose, media: nil, content: content(),
      source: SourceLocation(file: fileID, line: line, column: column))
  }
}

extension DFPopupCard {
  /// Creates a card with media at its upper edges and content above its actions.
  ///
  /// - Parameters:
  ///   - icon: The SF Symbol's name of an icon.
  ///   - iconTint: What the icon's disc is coloured with.
  ///   - title: A heading, which names the popup.
  ///   - message: What the popup is about.
  ///   - alignment: How the text is aligned.
  ///   - primaryAction: The main action, filled.
  ///   - secondaryAction: The lesser action, translucent.
  ///   - tertiaryAction: The least action, plain text.
  ///   - onClose: What the close button does; without it there is none.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - media: What fills the upper edges of the surface.
  ///   - content: What stands between the message and the actions.
  public init(
    icon: String? = nil, iconTint: DFPopupIconTint = .brand, title: String? = nil,
    message: String? = nil, alignment: DFPopupCardAlignment = .center,
    primaryAction: DFPopupAction? = nil, secondaryAction: DFPopupAction? = nil,
    tertiaryAction: DFPopupAction? = nil, onClose: (@MainActor () -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @ViewBuilder media: () -> Media, @ViewBuilder content: () -> Content
  ) {
    self.init(
      icon: icon, iconTint: iconTint, title: title, message: message, alignment: alignment,
      actions: DFPopupActions(
        primary: primaryAction, secondary: secondaryAction, tertiary: tertiaryAction),
      onClose: onClose, media: media(), content: content(),
      source: SourceLocation(file: fileID, line: line, column: column))
  }
}

/// The button that closes a popup.
@MainActor
enum CloseButton {
  static func node(_ extra: [(name: String, value: String)]) -> HTMLNode {
    var attributes: HTMLAttributes = ["type": "button", "class": "df-close"]
    for (name, value) in extra { attributes[name] = value }
    let icon = DFIcon.named("xmark").map { [HTMLNode.element($0)] } ?? []
    let name = HTMLElement("span", ["class": "df-visually-hidden"], [.text(PopupStrings.close)])
    return .element(HTMLElement("button", attributes, icon + [.element(name)]))
  }
}

/// The words that the renderer says itself, in the default language.
enum PopupStrings {
  static let close = "Close"
  static let dialog = "Dialog"
}
