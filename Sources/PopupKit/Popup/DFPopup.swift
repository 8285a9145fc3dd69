// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
public import PopupModel

/// A view with a popup that a Bool presents.
struct BoolPopupView<Host: View, Content: View>: MarkupView {
  let host: Host
  let isPresented: Binding<Bool>
  let configuration: DFPopupConfiguration
  let onDismiss: (@MainActor () -> Void)?
  let content: () -> Content
  let source: SourceLocation

  func markup(in context: RenderContext) -> [HTMLNode] {
    let nodes = context.descend("host").render(host)
    let place = context.descend("popup")
    let scope = PopupScope(key: isPresented.key)
    let builder = PopupMarkupBuilder(
      configuration: configuration, scope: scope, source: source, context: context,
      id: context.session.id(for: place.path))
    let styled = PopupPlace(configuration: configuration, scope: scope, context: place)
    let rendered = styled.render(content())
    let isOpen = context.session.graph.untracked { isPresented.wrappedValue }
    if let key = isPresented.key {
      let isModal = builder.backdrop(for: PopupContent(rendered)) != .none
      context.session.register(
        PopupRegistration(dialogID: "\(builder.id)-d", isModal: isModal, isBool: true), for: key)
    } else if !isOpen {
      context.session.report(.unboundPopup, at: source)
    }
    let effects = PopupPlace.effects(of: onDismiss, context: place)
    return nodes + [builder.popup(content: rendered, isOpen: isOpen, onDismiss: effects)]
  }
}

/// A view with a popup that an item presents.
struct ItemPopupView<Host: View, Item: Identifiable, Content: View>: MarkupView {
  let host: Host
  let item: Binding<Item?>
  let configuration: DFPopupConfiguration
  let onDismiss: (@MainActor () -> Void)?
  let content: (Item) -> Content
  let source: SourceLocation

  func markup(in context: RenderContext) -> [HTMLNode] {
    let nodes = context.descend("host").render(host)
    let place = context.descend("popup")
    let scope = PopupScope(key: item.key)
    let builder = PopupMarkupBuilder(
      configuration: configuration, scope: scope, source: source, context: context,
      id: context.session.id(for: place.path))
    guard let key = item.key else {
      context.session.report(.unboundPopup, at: source)
      return nodes
    }
    let styled = PopupPlace(configuration: configuration, scope: scope, context: place)
    let items = (context.session.graph.items[key] ?? []).compactMap { id, value in
      (value as? Item).map { (id: id, nodes: styled.row(id).render(content($0))) }
    }
    let isModal = configuration.resolvedBackdrop != .none
    context.session.register(
      PopupRegistration(dialogID: "\(builder.id)-d", isModal: isModal, isBool: false), for: key)
    let effects = PopupPlace.effects(of: onDismiss, context: place)
    return nodes + [builder.popup(items: items, onDismiss: effects)]
  }
}

/// Where a popup's content is rendered: inside the style that is outside of the modifier.
@MainActor
struct PopupPlace {
  let configuration: DFPopupConfiguration
  let scope: PopupScope
  let context: RenderContext

  /// The place of one item's content.
  func row(_ id: String) -> PopupPlace {
    PopupPlace(configuration: configuration, scope: scope, context: context.descend("[\(id)]"))
  }

  /// The content's nodes, drawn by a style of the user's where one is set.
  func render<Content: View>(_ content: Content) -> [HTMLNode] {
    let inside = context.with {
      $0.popup = scope
      $0.isPhrasing = false
      $0.environment.font = nil
      $0.environment.foreground = nil
    }
    let style = inside.environment.popupStyle
    guard style.name == "custom" else { return inside.render(content) }
    let styleConfiguration = DFPopupStyleConfiguration(
      content: AnyView(content), kind: configuration.kind,
      position: configuration.resolvedPosition, theme: inside.environment.dfTheme)
    return inside.render(style.makeBody(configuration: styleConfiguration))
  }

  /// What happens when the popup is dismissed.
  static func effects(
    of onDismiss: (@MainActor () -> Void)?, context: RenderContext
  ) -> [Effect] {
    guard let onDismiss else { return [] }
    let layer = context.environment.toastLayer ?? context.session.toastLayer
    let recording = ActionRecording.record(
      graph: context.session.graph, toastLayer: layer, action: onDismiss)
    for key in recording.effects.flatMap(\.keys) { context.session.graph.use(key) }
    return recording.effects.isEmpty ? [.emit(name: "dismiss")] : recording.effects
  }
}

extension View {
  /// Presents a popup while a state is true.
  ///
  /// - Parameters:
  ///   - isPresented: The state that presents the popup.
  ///   - configuration: How the popup is presented and dismissed.
  ///   - onDismiss: What happens when the popup is dismissed.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - content: The popup's content.
  /// - Returns: The view, followed by a `<df-popup>` with a native `<dialog>`.
  @discardableResult
  public func dfPopup<Content: View>(
    isPresented: Binding<Bool>, configuration: DFPopupConfiguration = .centered,
    onDismiss: (@MainActor () -> Void)? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    BoolPopupView(
      host: self, isPresented: isPresented, configuration: configuration, onDismiss: onDismiss,
      content: content, source: SourceLocation(file: fileID, line: line, column: column))
  }

  /// Presents a popup while an item is chosen.
  ///
  /// Choosing another item swaps the content and starts the time anew.
  ///
  /// - Parameters:
  ///   - item: The state that holds the item.
  ///   - configuration: How the popup is presented and dismissed.
  ///   - onDismiss: What happens when the popup is dismissed.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - content: The popup's content for an item.
  /// - Returns: The view, followed by a `<df-popup>` with a `<template>` for each item that
  ///   actions choose.
  @discardableResult
  public func dfPopup<Item: Identifiable, Content: View>(
    item: Binding<Item?>, configuration: DFPopupConfiguration = .centered,
    onDismiss: (@MainActor () -> Void)? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemPopupView(
      host: self, item: item, configuration: configuration, onDismiss: onDismiss,
      content: content, source: SourceLocation(file: fileID, line: line, column: column))
  }
}

/// A popup without a view that it belongs to, for containers of your own.
public struct DFPopupHost<Content: View>: View {
  private let isPresented: Binding<Bool>
  private let configuration: DFPopupConfiguration
  private let onDismiss: (@MainActor () -> Void)?
  private let identity: AnyHashable?
  private let content: () -> Content
  private let source: SourceLocation

  /// Creates a popup.
  ///
  /// - Parameters:
  ///   - isPresented: The state that presents the popup.
  ///   - identity: What the popup shows; its state belongs to it.
  ///   - configuration: How the popup is presented and dismissed.
  ///   - onDismiss: What happens when the popup is dismissed.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - content: The popup's content.
  public init(
    isPresented: Binding<Bool>, identity: AnyHashable? = nil,
    configuration: DFPopupConfiguration, onDismiss: (@MainActor () -> Void)? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.isPresented = isPresented
    self.identity = identity
    self.configuration = configuration
    self.onDismiss = onDismiss
    self.content = content
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  /// The popup alone.
  public var body: some View {
    BoolPopupView(
      host: EmptyView(), isPresented: isPresented, configuration: configuration,
      onDismiss: onDismiss, content: content, source: source
    ).id(identity)
  }
}
