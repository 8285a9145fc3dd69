// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import PopupModel

/// Builds the element of one popup.
@MainActor
struct PopupMarkupBuilder {
  let configuration: DFPopupConfiguration
  let scope: PopupScope
  let source: SourceLocation
  let context: RenderContext
  /// The element's id, from which the ids inside are made.
  let id: String

  /// The popup of a content that is known.
  func popup(content nodes: [HTMLNode], isOpen: Bool, onDismiss: [Effect]) -> HTMLNode {
    let body = prepared(nodes)
    let dialog = self.dialog(body)
    return element(
      [.element(dialog)], backdrop: backdrop(for: body), isOpen: isOpen, onDismiss: onDismiss)
  }

  /// The popup of an item: an empty dialog, and a template for each item.
  func popup(items: [(id: String, nodes: [HTMLNode])], onDismiss: [Effect]) -> HTMLNode {
    let bodies = items.map { (id: $0.id, body: prepared($0.nodes)) }
    let first = bodies.first?.body ?? PopupContent([])
    let dialog = self.dialog(PopupContent([]), model: first)
    let templates = bodies.map { item in
      HTMLNode.element(
        HTMLElement("template", ["data-item": .text(item.id)], item.body.nodes))
    }
    return element(
      [.element(dialog)] + templates, backdrop: backdrop(for: first), isOpen: false,
      onDismiss: onDismiss)
  }

  /// The backdrop: what removes something always has one.
  func backdrop(for content: PopupContent) -> DFPopupBackdrop {
    let asked = configuration.resolvedBackdrop
    return asked == .none && content.isAlert ? .dim : asked
  }

  /// The content with a way to close it, and its ids.
  private func prepared(_ nodes: [HTMLNode]) -> PopupContent {
    var content = PopupContent(nodes)
    let isModal = backdrop(for: content) != .none
    if backdrop(for: content) != configuration.resolvedBackdrop {
      context.session.report(.alertWithoutBackdrop, at: source)
    }
    if isModal, configuration.autoDismissAfter != nil {
      context.session.report(.timedModal, at: source)
    }
    if !scope.hasCloser, configuration.kind != .sheet {
      let registration = PopupRegistration(dialogID: "\(id)-d", isModal: isModal, isBool: true)
      content = PopupContent(
        nodes + [CloseButton.node(registration.invokerAttributes(opens: false))])
    }
    content.identify(id)
    return content
  }

  private func dialog(_ content: PopupContent, model: PopupContent? = nil) -> HTMLElement {
    var content = content
    let shape = model ?? content
    let isModal = backdrop(for: shape) != .none
    let takesFocus = isModal || shape.isCard
    var attributes: HTMLAttributes = ["class": "df-surface", "id": .text("\(id)-d")]
    let isLight = isModal || configuration.dismissOnOutsideTap
    attributes["popover"] = isLight ? "auto" : "manual"
    if isModal {
      attributes["closedby"] = configuration.dismissOnOutsideTap ? "any" : "closerequest"
    }
    if shape.isAlert { attributes["role"] = "alertdialog" }
    var bodyAttributes: HTMLAttributes = ["class": "df-body"]
    bodyAttributes.setFlag("data-df-body")
    name(content, isItem: model != nil, attributes: &attributes, body: &bodyAttributes)
    if takesFocus, model == nil, !content.markAutofocus() {
      bodyAttributes["tabindex"] = "-1"
      bodyAttributes.setFlag("autofocus")
    }
    var children: [HTMLNode] = []
    if configuration.kind == .sheet { children.append(grabber(isModal: isModal)) }
    children.append(.element(HTMLElement("div", bodyAttributes, content.nodes)))
    if isModal { children += Self.announcers }
    return HTMLElement("dialog", attributes, children)
  }

  /// Names the dialog: by its title, its short text, its author's label, or a word.
  private func name(
    _ content: PopupContent, isItem: Bool, attributes: inout HTMLAttributes,
    body: inout HTMLAttributes
  ) {
    if let title = content.titleID, !isItem {
      attributes["aria-labelledby"] = title
      attributes["aria-describedby"] = content.messageID
    } else if let label = content.label {
      attributes["aria-label"] = label
    } else if isItem {
      attributes["aria-label"] = PopupStrings.dialog
    } else if content.isNamedByText {
      attributes["aria-label"] = content.text
    } else {
      attributes["aria-label"] = PopupStrings.dialog
      context.session.report(.unnamedPopup, at: source)
    }
  }

  private func element(
    _ children: [HTMLNode], backdrop: DFPopupBackdrop, isOpen: Bool, onDismiss: [Effect]
  ) -> HTMLNode {
    var attributes: HTMLAttributes = [
      "id": .text(id), "kind": .text(configuration.kind.attributeValue),
      "position": .text(configuration.resolvedPosition.attributeValue),
      "transition": .text(configuration.transition.attributeValue),
      "backdrop": .text(backdrop.attributeValue),
      "popup-style": .text(context.environment.popupStyle.name),
    ]
    if let seconds = configuration.autoDismissAfter {
      attributes["auto-dismiss"] = CSSLength.number(seconds)
    }
    attributes.setFlag("dismiss-on-tap", configuration.dismissOnTap)
    attributes.setFlag("dismiss-on-outside-tap", configuration.dismissOnOutsideTap)
    attributes.setFlag("dismiss-on-drag", configuration.dismissOnDrag)
    attributes.setFlag("open", isOpen)
    attributes["data-df-key"] = scope.key
    if !onDismiss.isEmpty {
      attributes["data-df-on-dismiss"] = Effect.list(onDismiss).serialized()
    }
    return .element(HTMLElement("df-popup", attributes, children))
  }

  private func grabber(isModal: Bool) -> HTMLNode {
    let registration = PopupRegistration(dialogID: "\(id)-d", isModal: isModal, isBool: true)
    var attributes: HTMLAttributes = ["type": "button", "class": "df-grabber"]
    for (name, value) in registration.invokerAttributes(opens: false) { attributes[name] = value }
    let name = HTMLElement("span", ["class": "df-visually-hidden"], [.text(PopupStrings.close)])
    return .element(HTMLElement("button", attributes, [.element(name)]))
  }

  /// What is said while the dialog hides the page from assistive technology.
  private static let announcers: [HTMLNode] = [
    .element(
      HTMLElement(
        "div",
        [
          "class": "df-visually-hidden", "data-df-live": "polite", "role": "status",
          "aria-live": "polite",
        ])),
    .element(
      HTMLElement(
        "div",
        [
          "class": "df-visually-hidden", "data-df-live": "assertive", "role": "alert",
          "aria-live": "assertive",
        ])),
  ]
}
