// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport

/// What the attributes of a popup that is open promise.
struct PopupDescription: Sendable {
  struct Button: Sendable {
    let control: String
    let label: String
    let closes: Bool
    /// Nothing says what the button does.
    let isInert: Bool
  }

  let kind: String
  let position: String
  let isModal: Bool
  let isRightToLeft: Bool
  let role: String?
  let dismissesOnTap: Bool
  let dismissesOnOutsideTap: Bool
  let dismissesOnDrag: Bool
  let seconds: Double?
  let surface: String
  let hasControls: Bool
  let hasAutofocus: Bool
  let buttons: [Button]

  init(_ json: JSON) {
    kind = json["kind"].string ?? ""
    position = json["position"].string ?? ""
    isModal = json["backdrop"] != "none"
    isRightToLeft = json["direction"] == "rtl"
    role = json["role"].string
    dismissesOnTap = json["tap"] == true
    dismissesOnOutsideTap = json["outside"] == true
    dismissesOnDrag = json["drag"] == true
    seconds = json["timeout"].number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    surface = json["surface"].string ?? ""
    hasControls = json["hasControls"] == true
    hasAutofocus = json["hasAutofocus"] == true
    buttons = json["buttons"].array.map { button in
      Button(
        control: button["control"].string ?? "", label: button["label"].string ?? "",
        closes: button["closes"] == true, isInert: button["isInert"] == true)
    }
  }

  /// What two popups share that behave alike, whatever they look like and say.
  var behaviour: String {
    let flags = [isModal, dismissesOnTap, dismissesOnOutsideTap, dismissesOnDrag, takesFocus]
    let closers = buttons.map { $0.closes ? "x" : "-" }.joined()
    return "\(kind) \(position) \(role ?? "") \(flags) \(seconds ?? 0) \(closers)"
  }

  /// Whether opening it moves the focus into it.
  var takesFocus: Bool { isModal || hasAutofocus }

  /// Which way a drag dismisses it, as a unit of the viewport's axes.
  var exitDirection: Point {
    let leading: Double = isRightToLeft ? 1 : -1
    if kind == "sheet" || position.hasPrefix("bottom") || position == "center" {
      return Point(x: 0, y: 1)
    }
    if position.hasPrefix("top") { return Point(x: 0, y: -1) }
    return Point(x: position == "leading" ? leading : -leading, y: 0)
  }
}
