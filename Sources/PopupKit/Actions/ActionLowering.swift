// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// Chooses how a page carries out an action: a native command, a list of operations, an event.
@MainActor
struct ActionLowering {
  /// What a control does, for its attributes and for the checks of a popup.
  let attributes: [(name: String, value: String)]

  /// - Parameters:
  ///   - name: What the control is called, for the event of an action that does nothing visible.
  ///   - source: Where the action is written.
  init(
    name: String, source: SourceLocation, context: RenderContext, action: @MainActor () -> Void
  ) {
    let session = context.session
    let layer = context.environment.toastLayer ?? session.toastLayer
    let recording = ActionRecording.record(
      graph: session.graph, toastLayer: layer, action: action)
    Self.report(recording, name: name, source: source, session: session)
    Self.noteClosers(recording.effects, context: context)
    session.noteToasts(recording.effects, source: source)
    if let native = Self.native(recording.effects, session: session) {
      attributes = native
      return
    }
    var effects = recording.effects
    if effects.isEmpty || !recording.unsupported.isEmpty { effects.append(.emit(name: name)) }
    for key in effects.flatMap(\.keys) { session.graph.use(key) }
    attributes = [("data-df-do", Effect.list(effects).serialized())]
  }

  /// Opening or closing one popup needs no script.
  private static func native(
    _ effects: [Effect], session: RenderSession
  ) -> [(name: String, value: String)]? {
    guard effects.count == 1, case .set(let key, .bool(let opens)) = effects[0],
      let popup = session.popups[key], popup.isBool, !popup.isShared
    else { return nil }
    return popup.invokerAttributes(opens: opens)
  }

  /// Tells the popup around a control that the control closes it.
  private static func noteClosers(_ effects: [Effect], context: RenderContext) {
    guard let popup = context.popup, let key = popup.key else { return }
    let closes = effects.contains {
      $0 == .set(key: key, value: false) || $0 == .set(key: key, value: .null)
        || $0 == .toggle(key: key)
    }
    if closes { popup.hasCloser = true }
  }

  private static func report(
    _ recording: ActionRecording, name: String, source: SourceLocation, session: RenderSession
  ) {
    if recording.effects.isEmpty, recording.unsupported.isEmpty {
      session.report(.emptyAction(name: name), at: source)
    }
    for key in recording.unexplored {
      session.report(
        .unexploredState(action: name, state: session.graph.entries[key]?.name ?? key), at: source)
    }
    for key in recording.unsupported {
      session.report(
        .unsupportedValue(action: name, state: session.graph.entries[key]?.name ?? key), at: source)
    }
  }
}
