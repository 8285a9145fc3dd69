// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension ParsedElement {
  /// Whether a user can operate this element.
  public var isInteractive: Bool {
    switch name {
    case "a", "area": has("href")
    case "input": self["type"] != "hidden"
    case "button", "select", "textarea", "summary", "iframe", "embed": true
    case "audio", "video": has("controls")
    default:
      has("contenteditable") || (Int(self["tabindex"] ?? "") ?? -1) >= 0
        || Self.widgets.contains(self["role"] ?? "")
    }
  }

  private static let widgets: Set<String> = [
    "button", "checkbox", "link", "menuitem", "option", "radio", "slider", "spinbutton", "switch",
    "tab", "textbox", "combobox", "searchbox",
  ]
}

extension StructureValidator {
  mutating func checkNesting(_ element: ParsedElement, inside ancestors: [ParsedElement]) {
    guard element.isInteractive || element.name == "label" || element.name == "dialog" else {
      return
    }
    // A template's content is another tree.
    let start = ancestors.lastIndex { $0.name == "template" }.map { $0 + 1 } ?? 0
    let around = ancestors[start...]
    for ancestor in around {
      let isOperated =
        ["a", "button", "summary"].contains(ancestor.name) && ancestor.isInteractive
        || ["button", "link", "switch"].contains(ancestor["role"] ?? "")
      if isOperated { report(.nesting, element, "is inside \(ancestor.startTag)") }
      if ancestor.name == "label", element.name == "label" || element.name == "dialog" {
        report(.nesting, element, "is inside a label")
      }
      if ancestor.name == "form", element.name == "form" {
        report(.nesting, element, "is inside a form")
      }
    }
    if let index = Int(element["tabindex"] ?? ""), index > 0 {
      report(.tabindex, element, "changes the order of the Tab key with tabindex=\(index)")
    }
    if element.name == "dialog", element.has("tabindex") {
      report(.tabindex, element, "has a tabindex, which HTML forbids on a dialog")
    }
  }
}
