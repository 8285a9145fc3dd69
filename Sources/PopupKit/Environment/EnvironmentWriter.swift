// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// A view whose inside sees a changed environment.
struct EnvironmentWriter<Content: View>: MarkupView {
  let content: Content
  let change: @MainActor (inout EnvironmentValues) -> Void

  func markup(in context: RenderContext) -> [HTMLNode] {
    context.with { change(&$0.environment) }.render(content)
  }

  func rows(in context: RenderContext) -> [[HTMLNode]] {
    context.with { change(&$0.environment) }.rows(of: content)
  }
}

extension View {
  /// Sets an environment value for the views inside.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: The new value.
  /// - Returns: The view in the changed environment.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentWriter(content: self) { $0[keyPath: keyPath] = value }
  }
}
