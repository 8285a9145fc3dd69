// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What actions need to know of a popup to open and close it.
struct PopupRegistration: Equatable {
  /// The id of the popup's dialog.
  let dialogID: String
  /// Whether the popup blocks the page behind.
  let isModal: Bool
  /// Whether opening it is the same as setting its state to true.
  let isBool: Bool
  /// Whether another popup has the same state, so that one command cannot open both.
  var isShared = false

  /// The attributes of a button that opens or closes the popup without a script.
  ///
  /// Both ways are given: engines without `command` know `popovertarget`.
  func invokerAttributes(opens: Bool) -> [(name: String, value: String)] {
    let command =
      switch (opens, isModal) {
      case (true, true): "show-modal"
      case (true, false): "show-popover"
      case (false, true): "request-close"
      case (false, false): "hide-popover"
      }
    return [
      ("command", command), ("commandfor", dialogID), ("popovertarget", dialogID),
      ("popovertargetaction", opens ? "show" : "hide"),
    ]
  }
}

/// What the renderer learns about a popup while it renders the popup's content.
@MainActor
final class PopupScope {
  /// The state that presents the popup.
  let key: String?
  /// Whether a control inside closes the popup.
  var hasCloser = false

  init(key: String?) {
    self.key = key
  }
}
