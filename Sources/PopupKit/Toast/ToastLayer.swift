// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
import PopupModel

/// What the toasts of a subtree look like.
struct ToastLayer: Equatable {
  /// The style's name in `toast-style`.
  let style: String
  /// The classes of the theme scope around, if there is one.
  let theme: String?
}

/// A view whose actions show their toasts in a layer above it.
struct ToastLayerView<Content: View>: MarkupView {
  let content: Content
  /// The layer's own style, or `nil` for the one outside.
  let style: AnyDFToastStyle?
  let source: SourceLocation

  func markup(in context: RenderContext) -> [HTMLNode] {
    let style = style ?? context.environment.toastStyle
    if style.name == nil {
      context.session.report(.customToastStyle(type: style.typeName), at: source)
    }
    let layer = ToastLayer(
      style: style.name ?? "default", theme: context.environment.themeClass)
    context.session.register(layer)
    return context.with { $0.environment.toastLayer = layer }.render(content)
  }
}

extension View {
  /// Puts a layer for toasts above the view.
  ///
  /// - Parameters:
  ///   - queue: The queue whose messages the layer shows.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  /// - Returns: The view; the page's script makes one `<df-toast-region>` on demand.
  public func dfToast(
    queue: DFToastQueue = .shared, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    ToastLayerView(
      content: self, style: nil, source: SourceLocation(file: fileID, line: line, column: column))
  }

  /// Puts a layer for toasts of a style above the view.
  ///
  /// - Parameters:
  ///   - queue: The queue whose messages the layer shows.
  ///   - style: The style of the layer's toasts.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  /// - Returns: The view; its toasts carry the style's name in `toast-style`.
  public func dfToast<Style: DFToastStyle & Sendable>(
    queue: DFToastQueue = .shared, style: Style, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) -> some View {
    ToastLayerView(
      content: self, style: AnyDFToastStyle(style),
      source: SourceLocation(file: fileID, line: line, column: column))
  }
}
