// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup
public import PopupModel

/// A popup's icon on a coloured disc.
///
/// ```swift
/// DFPopupIconBadge(systemImage: "bell.badge", tint: .soft)   // <span class="df-badge" …>
/// ```
public struct DFPopupIconBadge: MarkupView {
  private let systemImage: String
  private let tint: DFPopupIconTint
  private let source: SourceLocation

  /// Creates a badge, hidden from assistive technology.
  ///
  /// - Parameters:
  ///   - systemImage: The SF Symbol's name; an unknown one is reported.
  ///   - tint: What the disc is coloured with.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    systemImage: String, tint: DFPopupIconTint = .brand, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.init(
      systemImage: systemImage, tint: tint,
      source: SourceLocation(file: fileID, line: line, column: column))
  }

  init(systemImage: String, tint: DFPopupIconTint, source: SourceLocation) {
    self.systemImage = systemImage
    self.tint = tint
    self.source = source
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    guard let icon = Image.icon(systemImage, source: source, context: context) else { return [] }
    let attributes: HTMLAttributes = [
      "class": "df-badge", "data-tint": .text(tint.attributeValue), "aria-hidden": "true",
    ]
    return [.element(HTMLElement("span", attributes, [.element(icon)]))]
  }
}

/// A popup's icon, title and message.
public struct DFPopupHeader: MarkupView {
  private let icon: String?
  private let iconTint: DFPopupIconTint
  private let title: String?
  private let message: String?
  private let alignment: DFPopupCardAlignment
  private let source: SourceLocation

  /// Creates a header.
  ///
  /// - Parameters:
  ///   - icon: The SF Symbol's name of an icon.
  ///   - iconTint: What the icon's disc is coloured with.
  ///   - title: A heading, which names the popup.
  ///   - message: What the popup is about.
  ///   - alignment: How the text is aligned.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    icon: String? = nil, iconTint: DFPopupIconTint = .brand, title: String? = nil,
    message: String? = nil, alignment: DFPopupCardAlignment = .center,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(
      icon: icon, iconTint: iconTint, title: title, message: message, alignment: alignment,
      source: SourceLocation(file: fileID, line: line, column: column))
  }

  init(
    icon: String?, iconTint: DFPopupIconTint, title: String?, message: String?,
    alignment: DFPopupCardAlignment, source: SourceLocation
  ) {
    self.icon = icon
    self.iconTint = iconTint
    self.title = title
    self.message = message
    self.alignment = alignment
    self.source = source
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    var children: [HTMLNode] = []
    if let icon {
      children += DFPopupIconBadge(systemImage: icon, tint: iconTint, source: source)
        .markup(in: context)
    }
    if let title {
      children.append(.element(HTMLElement("h2", ["class": "df-title"], [.text(title)])))
    }
    if let message {
      children.append(.element(HTMLElement("p", ["class": "df-message"], [.text(message)])))
    }
    guard !children.isEmpty else { return [] }
    return [
      .element(
        HTMLElement(
          "div", ["class": "df-header", "data-align": .text(alignment.attributeValue)], children))
    ]
  }
}

/// A popup's buttons.
public struct DFPopupActions: MarkupView {
  private let primary: DFPopupAction?
  private let secondary: DFPopupAction?
  private let tertiary: DFPopupAction?

  /// Creates up to three buttons.
  ///
  /// - Parameters:
  ///   - primary: The main action, filled.
  ///   - secondary: The lesser action, translucent.
  ///   - tertiary: The least action, plain text.
  public init(
    primary: DFPopupAction? = nil, secondary: DFPopupAction? = nil,
    tertiary: DFPopupAction? = nil
  ) {
    self.primary = primary
    self.secondary = secondary
    self.tertiary = tertiary
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let buttons =
      button(secondary, "secondary", context) + button(primary, "primary", context)
      + button(tertiary, "tertiary", context)
    guard !buttons.isEmpty else { return [] }
    return [.element(HTMLElement("div", ["class": "df-actions"], buttons))]
  }

  private func button(
    _ action: DFPopupAction?, _ rank: String, _ context: RenderContext
  ) -> [HTMLNode] {
    guard let action else { return [] }
    var attributes: HTMLAttributes = [
      "type": "button", "class": "df-button", "data-action": .text(rank),
    ]
    if let role = action.role { attributes["data-role"] = role.attributeValue }
    attributes.setFlag("disabled", !context.environment.isEnabled)
    let lowering = ActionLowering(
      name: action.title, source: action.source, context: context.descend(rank),
      action: action.action)
    for (name, value) in lowering.attributes { attributes[name] = value }
    return [.element(HTMLElement("button", attributes, [.text(action.title)]))]
  }
}
