// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension StructureValidator {
  private static let dialogRoles: Set<String> = ["dialog", "alertdialog"]

  /// Everything that a user can operate, and every dialog, has a name.
  mutating func checkName(_ element: ParsedElement, inside ancestors: [ParsedElement]) {
    guard needsName(element, inside: ancestors), name(of: element).isEmpty else { return }
    if Self.isLabelable(element), isLabelled(element, inside: ancestors) { return }
    report(.name, element, "has no accessible name")
  }

  mutating func checkAutofocus(_ element: ParsedElement) {
    guard element.name == "dialog" else { return }
    // Each template is shown by itself, in the place of the others.
    var counts = [count(in: element)]
    for template in element.descendants where template.name == "template" {
      counts.append(count(in: template))
    }
    if let most = counts.max(), most > 1 {
      report(.autofocus, element, "has \(most) elements with autofocus")
    }

    func count(in element: ParsedElement) -> Int {
      element.elements.reduce(0) { sum, child in
        let own = child.has("autofocus") ? 1 : 0
        return sum + own
          + (child.name == "template" || child.name == "dialog" ? 0 : count(in: child))
      }
    }
  }

  private func needsName(_ element: ParsedElement, inside ancestors: [ParsedElement]) -> Bool {
    switch element.name {
    case "button", "select", "textarea", "iframe", "summary", "img": true
    case "a": element.has("href")
    case "input": !["hidden", "submit", "reset", "image"].contains(element["type"] ?? "text")
    case "dialog": isDialog(element, inside: ancestors)
    case "svg": element["role"] == "img"
    default: Self.dialogRoles.union(["img", "region", "switch"]).contains(element["role"] ?? "")
    }
  }

  /// A text-only popup that takes no focus is read by the announcer and is no dialog to anybody.
  private func isDialog(_ element: ParsedElement, inside ancestors: [ParsedElement]) -> Bool {
    if Self.dialogRoles.contains(element["role"] ?? "") { return true }
    let popup = ancestors.last { $0.name == "df-popup" }
    let isPassive =
      popup?["backdrop"] == "none" && ["floater", "toast"].contains(popup?["kind"] ?? "")
      && !element.descendants.contains(where: \.isInteractive)
    return !isPassive && element["role"] == nil
  }

  private static func isLabelable(_ element: ParsedElement) -> Bool {
    ["input", "select", "textarea", "button"].contains(element.name)
  }

  private func isLabelled(_ element: ParsedElement, inside ancestors: [ParsedElement]) -> Bool {
    if let around = ancestors.last(where: { $0.name == "label" }), !visibleText(around).isEmpty {
      return true
    }
    return element.id.map { id in
      html.elements.contains { $0["for"] == id && $0.name == "label" && !visibleText($0).isEmpty }
    } ?? false
  }

  /// The name in the order of "Accessible Name and Description Computation", as far as we use it.
  private func name(of element: ParsedElement) -> String {
    let labels = (element["aria-labelledby"] ?? "").split(whereSeparator: \.isWhitespace)
      .compactMap { byID[String($0)] }
    let fromLabels = labels.map { $0["aria-label"] ?? visibleText($0) }.joined(separator: " ")
    let candidates = [
      fromLabels, element["aria-label"] ?? "", element["alt"] ?? "", ownText(element),
      element["title"] ?? "",
    ]
    if element.name == "img", element["alt"] == "" { return "decoration" }
    return candidates.map(\.trimmed).first { !$0.isEmpty } ?? ""
  }

  private func ownText(_ element: ParsedElement) -> String {
    switch element.name {
    case "button", "a", "summary": visibleText(element)
    case "svg": element.elements.first { $0.name == "title" }?.text ?? ""
    default: ""
    }
  }

  private func visibleText(_ element: ParsedElement) -> String {
    element.children.map { node in
      switch node {
      case .text(let text): text
      case .comment: ""
      case .element(let child):
        if child["aria-hidden"] == "true" || child.has("hidden") || child.name == "template" {
          ""
        } else {
          child["aria-label"] ?? child["alt"] ?? visibleText(child)
        }
      }
    }.joined().trimmed
  }
}

extension String {
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
