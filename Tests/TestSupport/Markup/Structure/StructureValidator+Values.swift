// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension StructureValidator {
  private static let values: [String: Set<String>] = [
    "popover": ["", "auto", "manual", "hint"],
    "popovertargetaction": ["show", "hide", "toggle"],
    "closedby": ["any", "closerequest", "none"],
    "command": [
      "show-modal", "close", "request-close", "show-popover", "hide-popover", "toggle-popover",
    ],
    "aria-live": ["off", "polite", "assertive"],
    "aria-modal": ["true", "false"], "aria-hidden": ["true", "false"],
    "aria-expanded": ["true", "false"], "aria-pressed": ["true", "false", "mixed"],
    "aria-checked": ["true", "false", "mixed"],
    "aria-haspopup": ["true", "false", "dialog", "menu", "listbox", "tree", "grid"],
    "dir": ["ltr", "rtl", "auto"],
    "kind": ["center", "toast", "floater", "sheet"],
    "backdrop": ["none", "dim", "blur"],
    "severity": ["info", "success", "warning", "error"],
  ]

  private static let buttonTypes: Set<String> = ["button", "submit", "reset"]

  /// The values of attributes that the packaged Nu checker does not know.
  mutating func checkValues(_ element: ParsedElement) {
    for attribute in element.attributes {
      // The kit's own words mean something on the kit's own elements only.
      let isOurs = ["kind", "backdrop", "severity"].contains(attribute.name)
      guard let allowed = Self.values[attribute.name], !isOurs || element.name.hasPrefix("df-")
      else { continue }
      let isCustom = attribute.name == "command" && attribute.value.hasPrefix("--")
      if !isCustom, !allowed.contains(attribute.value) {
        report(
          .enumeratedValue, element,
          "has the unknown value \(attribute.name)=\"\(attribute.value)\"")
      }
    }
    if element.name == "button", !Self.buttonTypes.contains(element["type"] ?? "") {
      report(.enumeratedValue, element, "has no type, so that it would submit a form")
    }
    if element.has("commandfor") != element.has("command") {
      report(.enumeratedValue, element, "needs command and commandfor together")
    }
  }
}
