// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup

/// A view without content.
public struct EmptyView: MarkupView {
  /// Creates a view without content.
  public init() {}

  package func markup(in context: RenderContext) -> [HTMLNode] { [] }
}

/// Several views, one after another.
public struct TupleView<each Content: View>: MarkupView {
  let content: (repeat each Content)

  init(_ content: (repeat each Content)) {
    self.content = content
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    var index = 0
    for view in repeat each content {
      nodes += context.descend(index).render(view)
      index += 1
    }
    return nodes
  }

  package func rows(in context: RenderContext) -> [[HTMLNode]] {
    var rows: [[HTMLNode]] = []
    var index = 0
    for view in repeat each content {
      rows += context.descend(index).rows(of: view)
      index += 1
    }
    return rows
  }
}

/// One of two views, as an `if`-`else` or a `switch` chooses.
public enum ConditionalContent<First: View, Second: View>: MarkupView {
  /// The condition held.
  case first(First)
  /// The condition did not hold.
  case second(Second)

  package func markup(in context: RenderContext) -> [HTMLNode] {
    switch self {
    case .first(let view): context.descend("if").render(view)
    case .second(let view): context.descend("else").render(view)
    }
  }

  package func rows(in context: RenderContext) -> [[HTMLNode]] {
    switch self {
    case .first(let view): context.descend("if").rows(of: view)
    case .second(let view): context.descend("else").rows(of: view)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: MarkupView where Wrapped: View {
  package func markup(in context: RenderContext) -> [HTMLNode] {
    map { context.descend("if").render($0) } ?? []
  }

  package func rows(in context: RenderContext) -> [[HTMLNode]] {
    map { context.descend("if").rows(of: $0) } ?? []
  }
}

/// A view whose type is hidden.
public struct AnyView: MarkupView {
  private let render: @MainActor (RenderContext) -> [[HTMLNode]]

  /// Hides the type of a view.
  ///
  /// - Parameter view: The view to render.
  public init<Content: View>(_ view: Content) {
    render = { $0.rows(of: view) }
  }

  package func markup(in context: RenderContext) -> [HTMLNode] { Array(rows(in: context).joined()) }

  package func rows(in context: RenderContext) -> [[HTMLNode]] {
    render(context)
  }
}

/// Several views that a modifier reaches together.
public struct Group<Content: View>: MarkupView {
  let content: Content

  /// Groups views.
  ///
  /// - Parameter content: The views to group.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func markup(in context: RenderContext) -> [HTMLNode] { context.render(content) }

  package func rows(in context: RenderContext) -> [[HTMLNode]] { context.rows(of: content) }
}
