// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupModel

/// What a toast style is given to draw.
public struct DFToastStyleConfiguration {
  /// The message.
  public let message: DFToastMessage
  /// The theme around.
  public let theme: DFTheme
  /// Dismisses the toast.
  public let dismiss: @MainActor @Sendable () -> Void

  /// Runs the message's action, then dismisses the toast.
  @MainActor public func performAction() {
    message.action?()
    dismiss()
  }
}

/// The look of toasts.
@MainActor
public protocol DFToastStyle {
  /// The view that a toast is drawn with.
  associatedtype Body: View

  /// Whether toasts stand free or flush with an edge.
  var layout: DFToastLayout { get }

  /// Draws a toast.
  ///
  /// - Parameter configuration: The message and its surroundings.
  /// - Returns: The view that a toast is drawn with.
  @ViewBuilder func makeBody(configuration: DFToastStyleConfiguration) -> Body
}

extension DFToastStyle {
  /// Free, with space around.
  public var layout: DFToastLayout { .floating }
}

/// A toast style that the kit's style sheet draws.
protocol SheetToastStyle {
  /// The name in `toast-style`.
  var styleName: String { get }
}

/// A toast style whose type is hidden.
public struct AnyDFToastStyle: DFToastStyle {
  /// The name in `toast-style`, or `nil` for a style that draws itself.
  let name: String?
  /// The hidden style's type.
  let typeName: String
  private let make: @MainActor (DFToastStyleConfiguration) -> AnyView
  private let hiddenLayout: @MainActor () -> DFToastLayout

  /// Hides the type of a style.
  ///
  /// - Parameter style: The style.
  nonisolated public init<Style: DFToastStyle & Sendable>(_ style: Style) {
    name = (style as? any SheetToastStyle)?.styleName
    typeName = String(describing: Style.self)
    make = { AnyView(style.makeBody(configuration: $0)) }
    hiddenLayout = { style.layout }
  }

  /// The hidden style's layout.
  public var layout: DFToastLayout { hiddenLayout() }

  /// Draws a toast with the hidden style.
  public func makeBody(configuration: DFToastStyleConfiguration) -> AnyView {
    make(configuration)
  }
}

/// A toast's words, for styles that the style sheet draws.
struct ToastContent: View {
  let message: DFToastMessage

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      if let title = message.title { DFText(title, scale: .labelLarge) }
      DFText(message.text, scale: message.title == nil ? .label : .bodySmall)
    }
  }
}

extension View {
  /// Restyles the toasts of layers inside.
  ///
  /// Apply it after ``dfToast(queue:)``; before it, it has no effect.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view; its toasts carry the style's name in `toast-style`.
  public func dfToastStyle<Style: DFToastStyle & Sendable>(_ style: Style) -> some View {
    EnvironmentWriter(content: self) { $0.toastStyle = AnyDFToastStyle(style) }
  }
}
