// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Everything the renderer can report; all wording is here.
enum DiagnosticKind {
  case emptyAction(name: String)
  case unexploredState(action: String, state: String)
  case unsupportedValue(action: String, state: String)
  case unknownIcon(name: String, near: [String])
  case unnamedPopup
  case unboundPopup
  case alertWithoutBackdrop
  case stateDependentContent(state: String)
  case timedModal
  case toastWithoutLayer
  case timedActionToast(title: String)
  case customToastStyle(type: String)
  case unboundControl(label: String)
  case forbiddenURL(String)

  var severity: Diagnostic.Severity {
    switch self {
    case .emptyAction, .toastWithoutLayer, .timedActionToast: .note
    case .unexploredState, .unnamedPopup, .alertWithoutBackdrop, .stateDependentContent,
      .timedModal, .customToastStyle, .unboundControl, .unknownIcon:
      .warning
    case .unsupportedValue, .unboundPopup, .forbiddenURL: .error
    }
  }

  var message: String {
    switch self {
    case .emptyAction(let name):
      "the action ‘\(name)’ did nothing that can be recorded."
    case .unexploredState(let action, let state):
      "the action ‘\(action)’ depends on ‘\(state)’, whose values are not all known."
    case .unsupportedValue(let action, let state):
      "the action ‘\(action)’ gives ‘\(state)’ a value that a page cannot hold."
    case .unknownIcon(let name, _):
      "there is no icon named ‘\(name)’."
    case .unnamedPopup:
      "the popup has no title, heading or short text to be named by."
    case .unboundPopup:
      "the popup's binding does not lead to a state, so nothing in the page can open it."
    case .alertWithoutBackdrop:
      "a popup with a destructive action needs a backdrop, so it is dimmed."
    case .stateDependentContent(let state):
      "a view's content depends on ‘\(state)’, which actions change; the page shows its first value."
    case .timedModal:
      "a popup over a backdrop closes by itself after a time that a reader may need."
    case .toastWithoutLayer:
      "a toast is shown where no .dfToast() is above; it appears in the default style."
    case .timedActionToast(let title):
      "the toast's action ‘\(title)’ is gone when its time is over."
    case .customToastStyle(let type):
      "the toast style \(type) draws itself, which a static page cannot; the default style is used."
    case .unboundControl(let label):
      "the control ‘\(label)’ is not bound to a state."
    case .forbiddenURL(let url):
      "the address ‘\(url)’ has a scheme that a page may not link to."
    }
  }

  var suggestion: String {
    switch self {
    case .emptyAction(let name):
      "The page fires df-action with the name ‘\(name)’; listen to it, or change a state."
    case .unexploredState:
      "The page does what the action does at first; use a Bool, or several actions."
    case .unsupportedValue:
      "Use a Bool, a number, a String, an enumeration or an Identifiable item."
    case .unknownIcon(_, let near):
      near.isEmpty
        ? "Nothing is drawn in its place."
        : "Nothing is drawn in its place; did you mean \(near.map { "‘\($0)’" }.joined(separator: " or "))?"
    case .unnamedPopup:
      "It is called ‘Dialog’; add a title or .accessibilityLabel(_:)."
    case .unboundPopup:
      "Pass the projected value of a @State property."
    case .alertWithoutBackdrop:
      "Remove backdrop: .none from its configuration."
    case .stateDependentContent:
      "Content that follows a state is not generated yet; keep it the same for every value."
    case .timedModal:
      "Remove autoDismissAfter, or show it without a backdrop."
    case .toastWithoutLayer:
      "Add .dfToast() to the outermost view."
    case .timedActionToast:
      "Offer the action elsewhere too, or set timing=\"readable\" on the region."
    case .customToastStyle:
      "Use one of the eight styles of the kit."
    case .unboundControl:
      "Pass the projected value of a @State property."
    case .forbiddenURL:
      "Use http, https, mailto, tel or a relative address."
    }
  }
}
