// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// A popup's content, and what its dialog takes from it: a name, a description, the first focus.
struct PopupContent {
  private(set) var nodes: [HTMLNode]
  private(set) var titleID: String?
  private(set) var messageID: String?

  init(_ nodes: [HTMLNode]) {
    self.nodes = nodes
  }

  /// Whether an action inside removes something.
  var isAlert: Bool {
    contains { $0.name == "button" && $0.attributes["data-role"] == "destructive" }
  }

  /// Whether something inside can be focused.
  var isInteractive: Bool { contains(Self.isFocusable) }

  /// Whether the content is a composed card, which takes the focus even beside a usable page.
  var isCard: Bool { contains { $0.attributes.hasClass("df-card") } }

  /// The words of the content, without those of its controls.
  var text: String {
    var words: [String] = []
    var waiting = nodes
    while !waiting.isEmpty {
      switch waiting.removeFirst() {
      case .element(let element) where !["df-popup", "button", "svg"].contains(element.name):
        waiting.insert(contentsOf: element.children, at: 0)
      case .fragment(let children): waiting.insert(contentsOf: children, at: 0)
      case .text(let text): words.append(text)
      default: continue
      }
    }
    return words.joined(separator: " ")
  }

  /// Whether the content's words are short enough to name the popup.
  var isNamedByText: Bool { !text.isEmpty && text.utf8.count <= Self.nameLimit }

  /// The name that the author gave the content.
  var label: String? {
    guard nodes.count == 1, case .element(let element) = nodes[0] else { return nil }
    return element.attributes["aria-label"]
  }

  /// Names longer than this are not read as names.
  private static let nameLimit = 120
  /// A message longer than this is read from its title on.
  private static let longMessage = 280

  /// Gives the title and the message ids, so that the dialog can refer to them.
  mutating func identify(_ id: String) {
    var found: String?
    change(first: { $0.attributes.hasClass("df-title") || Self.isHeading($0) }) { element in
      element.attributes["id"] = element.attributes["id"] ?? "\(id)-t"
      found = element.attributes["id"]
    }
    titleID = found
    found = nil
    change(first: { $0.attributes.hasClass("df-message") }) { element in
      element.attributes["id"] = element.attributes["id"] ?? "\(id)-m"
      found = element.attributes["id"]
    }
    messageID = found
  }

  /// Marks the one element that takes the focus when the popup opens.
  ///
  /// An alert begins at its least destructive action, so that Enter destroys nothing; long
  /// content begins at its title, so that it is read from there.
  ///
  /// - Returns: Whether there was an element to mark.
  mutating func markAutofocus() -> Bool {
    let choices: [(HTMLElement) -> Bool] =
      if isAlert {
        [
          { Self.isAction($0) && $0.attributes["data-role"] == "cancel" },
          { Self.isAction($0) && $0.attributes["data-role"] != "destructive" },
          { $0.attributes.hasClass("df-close") },
        ]
      } else if isLong {
        []
      } else {
        [Self.isField, Self.isAction, Self.isFocusable]
      }
    for choice in choices {
      if change(first: choice, by: { $0.attributes.setFlag("autofocus") }) { return true }
    }
    return change(first: { $0.attributes.hasClass("df-title") || Self.isHeading($0) }) {
      $0.attributes["tabindex"] = "-1"
      $0.attributes.setFlag("autofocus")
    }
  }

  private var isLong: Bool {
    var length = 0
    visit { element in
      if element.attributes.hasClass("df-message") {
        length += HTMLNode.fragment(element.children).textContent.utf8.count
      }
    }
    return length > Self.longMessage
  }

  private static func isHeading(_ element: HTMLElement) -> Bool {
    ["h1", "h2", "h3", "h4", "h5", "h6"].contains(element.name)
  }

  private static func isField(_ element: HTMLElement) -> Bool {
    ["input", "select", "textarea"].contains(element.name) && isEnabled(element)
  }

  private static func isAction(_ element: HTMLElement) -> Bool {
    element.name == "button" && isEnabled(element) && !element.attributes.hasClass("df-close")
  }

  private static func isFocusable(_ element: HTMLElement) -> Bool {
    isEnabled(element)
      && (isField(element) || element.name == "button"
        || element.name == "a" && element.attributes.contains("href"))
  }

  private static func isEnabled(_ element: HTMLElement) -> Bool {
    !element.attributes.contains("disabled")
  }
}

extension PopupContent {
  private func contains(_ test: (HTMLElement) -> Bool) -> Bool {
    var found = false
    visit { found = found || test($0) }
    return found
  }

  /// Visits every element of the popup itself, not of popups inside.
  private func visit(_ body: (HTMLElement) -> Void) {
    var waiting = nodes
    while let node = waiting.popLast() {
      switch node {
      case .element(let element) where element.name != "df-popup":
        body(element)
        waiting += element.children
      case .fragment(let children): waiting += children
      default: break
      }
    }
  }

  @discardableResult
  private mutating func change(
    first test: (HTMLElement) -> Bool, by body: (inout HTMLElement) -> Void
  ) -> Bool {
    Self.change(&nodes, test, body)
  }

  private static func change(
    _ nodes: inout [HTMLNode], _ test: (HTMLElement) -> Bool,
    _ body: (inout HTMLElement) -> Void
  ) -> Bool {
    for index in nodes.indices {
      switch nodes[index] {
      case .element(var element) where element.name != "df-popup":
        let isMatch = test(element)
        if isMatch { body(&element) }
        guard isMatch || change(&element.children, test, body) else { continue }
        nodes[index] = .element(element)
        return true
      case .fragment(var children):
        guard change(&children, test, body) else { continue }
        nodes[index] = .fragment(children)
        return true
      default: continue
      }
    }
    return false
  }
}
