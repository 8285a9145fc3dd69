// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// What one rendering of a page collects, over as many passes as it needs.
@MainActor
package final class RenderSession {
  let graph = StateGraph()
  let idPrefix: String
  /// The popups by the key of the state that presents them, from the pass before.
  private(set) var popups: [String: PopupRegistration] = [:]
  /// The style of the page's toasts where no layer is above, from the pass before.
  private(set) var toastLayer: ToastLayer?
  private(set) var styles = InstanceStyles()
  private(set) var diagnostics: [Diagnostic] = []

  private var found: [String: PopupRegistration] = [:]
  private var foundLayer: ToastLayer?

  init(idPrefix: String) {
    self.idPrefix = idPrefix
  }

  /// Renders until a pass finds nothing that the one before did not know.
  func run(_ pass: () -> [HTMLNode]) -> [HTMLNode] {
    var nodes: [HTMLNode] = []
    for _ in 0..<Self.passLimit {
      let before = (popups, toastLayer, graph.itemCount)
      found = [:]
      foundLayer = nil
      styles = InstanceStyles()
      diagnostics = []
      graph.beginPass()
      nodes = pass()
      popups = found
      toastLayer = foundLayer
      if before.0 == popups, before.1 == toastLayer, before.2 == graph.itemCount { break }
    }
    return nodes
  }

  /// Each pass finds the items that the actions of the one before presented.
  private static let passLimit = 8

  /// An id that only an edit of its surroundings changes.
  func id(for path: String) -> String {
    "\(idPrefix)-\(Base32.encode(SHA256.hash(Array(path.utf8))).prefix(6))"
  }

  /// Makes a popup known to the actions that present it.
  func register(_ popup: PopupRegistration, for key: String) {
    if var known = found[key] {
      known.isShared = true
      found[key] = known
    } else {
      found[key] = popup
    }
    graph.use(key)
  }

  /// Makes a toast layer known to actions outside of it.
  func register(_ layer: ToastLayer) {
    foundLayer = foundLayer ?? layer
  }

  /// Notes what the toasts among some effects need.
  func noteToasts(_ effects: [Effect], source: SourceLocation) {
    for case .toast(let toast) in effects {
      if let icon = toast.icon, DFIcon.named(icon) == nil {
        report(.unknownIcon(name: icon, near: DFIcon.nearest(to: icon)), at: source)
      }
      if toast.style == nil { report(.toastWithoutLayer, at: source) }
      if let title = toast.actionTitle { report(.timedActionToast(title: title), at: source) }
      noteToasts(toast.effects, source: source)
    }
  }

  /// The class that carries some declarations.
  func instanceClass(_ declarations: [CSSDeclaration]) -> String {
    styles.className(for: declarations)
  }

  /// Reports once what was found at a place.
  func report(_ kind: DiagnosticKind, at source: SourceLocation) {
    let diagnostic = Diagnostic(kind, at: source)
    if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
