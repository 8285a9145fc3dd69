// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
public import PopupModel

/// A message that a toast shows.
public struct DFToastMessage: Identifiable, Sendable {
  /// Which message it is; every message has its own.
  public struct ID: Hashable, Sendable {
    fileprivate let serial: UInt64
  }

  /// Which message it is.
  public let id: ID
  /// What happened.
  public let text: String
  /// The SF Symbol's name of an icon.
  public let icon: String?
  /// How long the toast stays, in seconds.
  public let duration: Double
  /// How serious the message is.
  public let severity: DFToastSeverity
  /// Where the toast stands.
  public let position: DFPopupPosition
  /// A short heading above the text.
  public let title: String?
  /// What the action is called.
  public let actionTitle: String?
  /// What the action does; the toast goes afterwards.
  public let action: (@MainActor @Sendable () -> Void)?

  /// Whether the toast has an action: both a title and a closure.
  public var hasAction: Bool { actionTitle != nil && action != nil }

  /// Creates a message.
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
  @MainActor
  public init(
    text: String, icon: String? = nil, duration: Double = DFMetrics.toastDuration,
    severity: DFToastSeverity = DFMetrics.toastSeverity,
    position: DFPopupPosition = DFMetrics.toastPosition, title: String? = nil,
    actionTitle: String? = nil, action: (@MainActor @Sendable () -> Void)? = nil
  ) {
    Self.count += 1
    id = ID(serial: Self.count)
    self.text = text
    self.icon = icon
    self.duration = duration
    self.severity = severity
    self.position = position
    self.title = title
    self.actionTitle = actionTitle
    self.action = action
  }

  @MainActor private static var count: UInt64 = 0
}

extension DFToastMessage {
  /// A message as an action's recording keeps it: everything but its identity.
  struct Recording: Equatable {
    let text: String
    let icon: String?
    let duration: Double
    let severity: DFToastSeverity
    let position: DFPopupPosition
    let title: String?
    let actionTitle: String?
    let effects: [Effect]
    /// The name of the layer's style, `nil` where no layer is above.
    let style: String?
    let theme: String?

    /// What the page's toast queue is given; what is as by default is left out.
    var json: JSONValue {
      var object = JSONObject()
      object["text"] = .string(text)
      if let title { object["title"] = .string(title) }
      if let icon { object["icon"] = .string(icon) }
      if severity != DFMetrics.toastSeverity { object["severity"] = .string(severity.rawValue) }
      if position != DFMetrics.toastPosition {
        object["position"] = .string(position.attributeValue)
      }
      if duration != DFMetrics.toastDuration { object["duration"] = .number(duration) }
      if let actionTitle {
        object["actionTitle"] = .string(actionTitle)
        object["do"] = Effect.list(effects)
      }
      if let style, style != "default" { object["style"] = .string(style) }
      if let theme { object["theme"] = .string(theme) }
      return .object(object)
    }
  }

  /// The message as the recording that runs keeps it.
  @MainActor
  func recorded(by recorder: Recorder) -> Recording {
    var effects: [Effect] = []
    if hasAction, let action {
      effects = recorder.later(action)
      if effects.isEmpty { effects = [.emit(name: actionTitle ?? text)] }
    }
    return Recording(
      text: text, icon: icon, duration: duration, severity: severity, position: position,
      title: title, actionTitle: hasAction ? actionTitle : nil, effects: effects,
      style: recorder.toastLayer?.style, theme: recorder.toastLayer?.theme)
  }
}
