// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup

/// A piece of user interface that renders to HTML.
///
/// Write views as in SwiftUI: a structure with a `body`. Views, their actions and their styles
/// live on the main actor.
///
/// ```swift
/// struct Greeting: View {
///   var body: some View { Text("Hello") }   // <p class="df-text">Hello</p>
/// }
/// ```
@MainActor
public protocol View {
  /// The view that `body` is made of.
  associatedtype Body: View

  /// The content and behaviour of the view.
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  /// Never called: `Never` has no values.
  public var body: Never {
    preconditionFailure("Never has no values.")
  }
}

/// A view that turns itself into markup instead of into other views.
@MainActor
package protocol MarkupView: View where Body == Never {
  /// The view's nodes at this place of the tree.
  func markup(in context: RenderContext) -> [HTMLNode]

  /// The view's nodes, one entry for each row that a container would lay out on its own.
  func rows(in context: RenderContext) -> [[HTMLNode]]
}

extension MarkupView {
  public var body: Never {
    preconditionFailure("\(Self.self) renders itself; its body is never read.")
  }

  package func rows(in context: RenderContext) -> [[HTMLNode]] {
    let nodes = markup(in: context)
    return nodes.isEmpty ? [] : [nodes]
  }
}
