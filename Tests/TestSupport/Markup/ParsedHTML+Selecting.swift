// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension ParsedElement {
  /// The elements inside that match a selector, in document order.
  ///
  /// It knows `tag`, `*`, `#id`, `.class`, `[attribute]`, `[attribute=value]` with or without
  /// quotes, the descendant space, `>` with spaces around it, and lists with commas.
  public func select(_ selector: String) -> [ParsedElement] {
    let alternatives = selector.split(separator: ",").map { Self.steps(of: String($0)) }
    var found: [ParsedElement] = []
    visit(ancestors: []) { element, ancestors in
      if alternatives.contains(where: { Self.matches(element, ancestors, $0) }) {
        found.append(element)
      }
    }
    return found
  }

  /// The first element inside that matches a selector.
  public func first(_ selector: String) -> ParsedElement? { select(selector).first }

  /// Whether this element matches a selector without combinators.
  public func matches(_ compound: String) -> Bool {
    Self.conditions(of: compound).allSatisfy { $0(self) }
  }

  /// Calls `body` with every element inside and the elements around it, outermost first.
  public func visit(
    ancestors: [ParsedElement] = [], _ body: (ParsedElement, [ParsedElement]) -> Void
  ) {
    for element in elements {
      body(element, ancestors)
      element.visit(ancestors: ancestors + [element], body)
    }
  }

  private struct Step {
    let compound: String
    let isChild: Bool
  }

  private static func steps(of selector: String) -> [Step] {
    var steps: [Step] = []
    var isChild = false
    for part in selector.split(separator: " ") {
      if part == ">" {
        isChild = true
      } else {
        steps.append(Step(compound: String(part), isChild: isChild))
        isChild = false
      }
    }
    return steps
  }

  private static func matches(
    _ element: ParsedElement, _ ancestors: [ParsedElement], _ steps: [Step]
  ) -> Bool {
    guard let last = steps.last, element.matches(last.compound) else { return false }
    let rest = Array(steps.dropLast())
    guard !rest.isEmpty else { return true }
    let candidates = last.isChild ? ancestors.indices.suffix(1) : ancestors.indices
    return candidates.contains { matches(ancestors[$0], Array(ancestors[..<$0]), rest) }
  }

  private static func conditions(of compound: String) -> [(ParsedElement) -> Bool] {
    compound.matches(of: /([#.]?)([\w*-]+)|\[([\w:-]+)(?:=["']?([^"'\]]*)["']?)?\]/).map { match in
      if let attribute = match.3.map(String.init) {
        let value = match.4.map(String.init)
        return { element in element[attribute].map { value == nil || $0 == value } ?? false }
      }
      let name = String(match.2 ?? "")
      switch match.1 {
      case "#": return { $0.id == name }
      case ".": return { $0.classes.contains(name) }
      default: return { name == "*" || $0.name == name }
      }
    }
  }
}

extension ParsedHTML {
  /// The elements that match a selector, in document order.
  public func select(_ selector: String) -> [ParsedElement] { root.select(selector) }

  /// The first element that matches a selector.
  public func first(_ selector: String) -> ParsedElement? { root.first(selector) }
}
