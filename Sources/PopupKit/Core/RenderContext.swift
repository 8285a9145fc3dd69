// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup

/// Where in the tree a view is rendered, and what surrounds it.
@MainActor
package struct RenderContext {
  /// What one rendering of a whole page collects.
  let session: RenderSession
  /// Builder index, branch arm, row id and view type, from the root down.
  private(set) var path: String
  /// The values that flow down from outside.
  var environment: EnvironmentValues
  /// Whether only phrasing content may stand here, as inside a button.
  var isPhrasing = false
  /// The popup whose content this is.
  var popup: PopupScope?

  init(session: RenderSession, path: String, environment: EnvironmentValues) {
    self.session = session
    self.path = path
    self.environment = environment
  }

  /// The same surroundings one step further down.
  func descend(_ component: String) -> RenderContext {
    var copy = self
    copy.path += "/" + component
    return copy
  }

  /// The same surroundings at a builder's child.
  func descend(_ index: Int) -> RenderContext { descend(String(index)) }

  /// The same place with other surroundings.
  func with(_ change: (inout RenderContext) -> Void) -> RenderContext {
    var copy = self
    change(&copy)
    return copy
  }

  /// The nodes of a view at this place.
  package func render<Content: View>(_ view: Content) -> [HTMLNode] {
    if let primitive = view as? any MarkupView { return primitive.markup(in: self) }
    let inside = descend(String(describing: Content.self))
    return inside.render(inside.installed(view).body)
  }

  /// The nodes of a view, one entry for each row.
  func rows<Content: View>(of view: Content) -> [[HTMLNode]] {
    if let primitive = view as? any MarkupView { return primitive.rows(in: self) }
    let inside = descend(String(describing: Content.self))
    return inside.rows(of: inside.installed(view).body)
  }

  /// A copy of the view whose dynamic properties know where they stand.
  private func installed<Content: View>(_ view: Content) -> Content {
    var copy = view
    DynamicFields.install(in: &copy, context: self)
    return copy
  }
}
