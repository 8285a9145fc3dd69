// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A way in which a popup can close.
enum ExitRoute: Sendable, Equatable, CustomStringConvertible {
  case escape
  case outside
  case tap
  case drag
  case timeout(Double)
  case button(index: Int, label: String)

  var description: String {
    switch self {
    case .escape: "Escape"
    case .outside: "a press outside"
    case .tap: "a tap"
    case .drag: "a drag"
    case .timeout(let seconds): "\(seconds) s"
    case .button(_, let label): "the button “\(label)”"
    }
  }

  /// Whether the user presses something, which moves the focus to what was pressed.
  var isPointer: Bool {
    switch self {
    case .outside, .tap, .drag, .button: true
    case .escape, .timeout: false
    }
  }

  /// What `df-hide` may give as its reason.
  var reasons: [String] {
    switch self {
    case .escape: ["escape"]
    case .outside: ["outside"]
    case .tap: ["tap"]
    case .drag: ["drag"]
    case .timeout: ["timeout"]
    case .button: ["close", "action", "programmatic"]
    }
  }

  /// The routes that a popup's attributes allow, and those that they forbid.
  static func routes(of popup: PopupDescription) -> (allowed: [ExitRoute], forbidden: [ExitRoute]) {
    var allowed: [ExitRoute] = [.escape]
    var forbidden: [ExitRoute] = []
    func sort(_ route: ExitRoute, _ isAllowed: Bool) {
      if isAllowed { allowed.append(route) } else { forbidden.append(route) }
    }
    sort(.outside, popup.dismissesOnOutsideTap)
    sort(.tap, popup.dismissesOnTap)
    sort(.drag, popup.dismissesOnDrag)
    if let seconds = popup.seconds { allowed.append(.timeout(seconds)) }
    for (index, button) in popup.buttons.enumerated() where button.closes {
      allowed.append(.button(index: index, label: button.label))
    }
    return (allowed, forbidden)
  }
}
