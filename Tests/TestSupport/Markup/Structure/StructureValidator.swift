// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import Testing

/// Checks what must hold for everything the generators write, beyond what a parser notices.
///
/// axe-core does not see nameless native dialogs, dangling references or duplicate ids, and the
/// packaged Nu checker does not know the attributes of popovers and invokers.
public struct StructureValidator {
  public static func problems(in html: ParsedHTML) -> [StructureProblem] {
    var validator = StructureValidator(html)
    validator.checkIDs()
    html.root.visit { element, ancestors in
      validator.check(element, inside: ancestors)
    }
    return validator.problems
  }

  /// Parses a whole page and checks it.
  public static func problems(inDocument html: String) throws -> [StructureProblem] {
    problems(in: try HTMLParserBridge.parse(document: html))
  }

  /// Parses what could stand in a body and checks it.
  public static func problems(inFragment html: String) throws -> [StructureProblem] {
    problems(in: try HTMLParserBridge.parse(fragment: html))
  }

  let html: ParsedHTML
  var problems: [StructureProblem]
  /// Elements by id, those in templates included.
  let byID: [String: ParsedElement]

  private init(_ html: ParsedHTML) {
    self.html = html
    problems = html.errors.map { StructureProblem($0) }
    byID = Dictionary(html.elements.compactMap { element in element.id.map { ($0, element) } }) {
      first, _ in first
    }
  }

  mutating func report(_ rule: StructureRule, _ element: ParsedElement, _ message: String) {
    problems.append(StructureProblem(rule, at: element, message))
  }

  private mutating func check(_ element: ParsedElement, inside ancestors: [ParsedElement]) {
    checkReferences(element)
    checkRole(element)
    checkNesting(element, inside: ancestors)
    checkPolicy(element)
    checkValues(element)
    checkName(element, inside: ancestors)
    checkAutofocus(element)
  }
}

/// Records an issue for every structural problem of an HTML fragment, and returns it parsed.
@discardableResult
public func expectValidStructure(
  fragment html: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> ParsedHTML {
  let parsed = try HTMLParserBridge.parse(fragment: html, sourceLocation: sourceLocation)
  for problem in StructureValidator.problems(in: parsed) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
  return parsed
}

/// Records an issue for every structural problem of a page, and returns it parsed.
@discardableResult
public func expectValidStructure(
  document html: String, sourceLocation: SourceLocation = #_sourceLocation
) throws -> ParsedHTML {
  let parsed = try HTMLParserBridge.parse(document: html, sourceLocation: sourceLocation)
  for problem in StructureValidator.problems(in: parsed) {
    Issue.record("\(problem)", sourceLocation: sourceLocation)
  }
  return parsed
}
