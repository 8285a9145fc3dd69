// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// A view inside an element that carries a class of its own.
struct WrapperView<Content: View>: MarkupView {
  let content: Content
  let name: String
  let declarations: [CSSDeclaration]

  func markup(in context: RenderContext) -> [HTMLNode] {
    let nodes = context.render(content)
    guard !nodes.isEmpty else { return [] }
    let instance = context.session.instanceClass(declarations)
    return [
      .element(
        HTMLElement(
          context.isPhrasing ? "span" : "div", ["class": "\(name) \(instance)"], nodes))
    ]
  }
}

/// A view whose elements get further attributes.
struct AttributedView<Content: View>: MarkupView {
  let content: Content
  let change: @MainActor (inout HTMLAttributes) -> Void

  func markup(in context: RenderContext) -> [HTMLNode] {
    var nodes = context.render(content)
    if nodes.count == 1, case .element(var element) = nodes[0] {
      change(&element.attributes)
      return [.element(element)]
    }
    var attributes: HTMLAttributes = [:]
    change(&attributes)
    nodes = [.element(HTMLElement(context.isPhrasing ? "span" : "div", attributes, nodes))]
    return nodes
  }
}
