// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupModel

/// Shows one toast at a time, each at its own position, first in, first out.
///
/// Inside an action a call is recorded, and the page shows the toast when the action runs:
///
/// ```swift
/// Button("Save") { DFToastQueue.shared.show(text: "Saved", severity: .success) }
/// // data-df-do='[["toast",{"text":"Saved","severity":"success"}]]'
/// ```
@MainActor
public final class DFToastQueue {
  /// The queue of the page.
  public static let shared = DFToastQueue()

  /// The messages that wait, the one on screen first.
  public private(set) var messages: [DFToastMessage] = []

  /// Creates a queue of its own.
  public init() {}

  /// Shows a message when those before it have gone.
  ///
  /// - Parameter message: The message.
  public func show(_ message: DFToastMessage) {
    if let recorder = Recorder.current {
      recorder.record(.toast(message.recorded(by: recorder)))
    } else {
      messages.append(message)
    }
  }

  /// Shows a message when those before it have gone.
  ///
  /// - Parameters:
  ///   - text: What happened.
  ///   - icon: The SF Symbol's name of an icon.
  ///   - duration: How long the toast stays, in seconds.
  ///   - severity: How serious the message is.
  ///   - position: Where the toast stands.
  ///   - title: A short heading above the text.
  ///   - actionTitle: What the action is called.
  ///   - action: What the action does; the toast goes afterwards.
  public func show(
    text: String, icon: String? = nil, duration: Double = DFMetrics.toastDuration,
    severity: DFToastSeverity = DFMetrics.toastSeverity,
    position: DFPopupPosition = DFMetrics.toastPosition, title: String? = nil,
    actionTitle: String? = nil, action: (@MainActor @Sendable () -> Void)? = nil
  ) {
    show(
      DFToastMessage(
        text: text, icon: icon, duration: duration, severity: severity, position: position,
        title: title, actionTitle: actionTitle, action: action))
  }

  /// Removes a message, shown or waiting.
  ///
  /// - Parameter id: The message's identity.
  public func dismiss(id: DFToastMessage.ID) {
    messages.removeAll { $0.id == id }
  }
}
