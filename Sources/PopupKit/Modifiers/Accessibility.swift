// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

extension View {
  /// Names the view for assistive technology.
  ///
  /// - Parameter label: The name.
  /// - Returns: The view with `aria-label`; an element without a role becomes a `group`.
  public func accessibilityLabel(_ label: String) -> some View {
    AttributedView(content: self) { attributes in
      attributes["aria-label"] = label
    }
  }

  /// Hides the view from assistive technology.
  ///
  /// - Parameter isHidden: Whether it is hidden.
  /// - Returns: The view with `aria-hidden`.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    AttributedView(content: self) { attributes in
      attributes["aria-hidden"] = isHidden ? "true" : nil
    }
  }

  /// Says what using the view does.
  ///
  /// - Parameter hint: The hint.
  /// - Returns: The view with `title`.
  public func accessibilityHint(_ hint: String) -> some View {
    AttributedView(content: self) { attributes in
      attributes["title"] = hint
    }
  }

  /// Gives the view an identity of its own, to which its state belongs.
  ///
  /// - Parameter id: The identity.
  /// - Returns: The same markup.
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, id: "\(id)")
  }
}

/// A view whose state belongs to an identity.
struct IdentifiedView<Content: View>: MarkupView {
  let content: Content
  let id: String

  func markup(in context: RenderContext) -> [HTMLNode] {
    context.descend("#" + id).render(content)
  }
}
