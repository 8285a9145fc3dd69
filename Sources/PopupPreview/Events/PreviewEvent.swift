// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Something that the open pages are told.
public enum PreviewEvent: Sendable, Equatable {
  /// Pages changed: load the page anew, at the same scroll position.
  case reload
  /// Only style sheets changed: fetch these, as paths from the output folder, without a reload.
  case css([String])
  /// The last edit does not build: show the text; the last good output stays.
  case error(String)
  /// A build that takes longer has begun: say so.
  case progress(String)
  /// All is well again: take errors and progress away.
  case clear

  /// The event's name on the wire.
  var name: String {
    switch self {
    case .reload: "reload"
    case .css: "css"
    case .error: "error"
    case .progress: "progress"
    case .clear: "clear"
    }
  }

  /// The event's text.
  var text: String {
    switch self {
    case .reload, .clear: ""
    case .css(let paths): paths.joined(separator: "\n")
    case .error(let text), .progress(let text): text
    }
  }

  /// Whether the output is another one after this event.
  var beginsGeneration: Bool {
    switch self {
    case .reload, .css: true
    case .error, .progress, .clear: false
    }
  }
}
