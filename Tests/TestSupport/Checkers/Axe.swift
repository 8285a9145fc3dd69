// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
public import Testing

/// axe-core, run inside a page.
public enum Axe {
  /// Everything that WCAG 2.2 AA asks and what axe recommends besides.
  public static let tags = [
    "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice",
  ]

  /// Rules that the tags leave out because they are off by default or experimental.
  public static let extraRules = [
    "target-size", "label-content-name-mismatch", "focus-order-semantics", "css-orientation-lock",
  ]

  /// Finds what is wrong with the page as it is now.
  ///
  /// - Parameters:
  ///   - scope: a selector; only what it matches is looked at.
  ///   - disabledRules: rules that do not apply, such as `region` to a fragment.
  public static func violations(
    in browser: any BrowserSession, scope: String? = nil, disabledRules: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> [AxeViolation] {
    let file = try ToolCache.file("axe.min.js", for: "axe-core", sourceLocation: sourceLocation)
    if try browser.execute("return typeof window.axe") == "undefined" {
      let source = try String(contentsOf: file, encoding: .utf8)
      try browser.execute("\(source)\nwindow.axe = axe;")
    }
    let rules = Dictionary(
      extraRules.map { ($0, ["enabled": true] as JSON) }
        + disabledRules.map { ($0, ["enabled": false] as JSON) }
    ) { _, last in last }
    let answer = try browser.executeAsync(
      """
      const [scope, tags, rules] = arguments;
      const { violations } = await window.axe.run(scope ?? document, {
        runOnly: { type: "tag", values: tags }, rules, resultTypes: ["violations"], iframes: false });
      return violations.map(({ id, impact, help, nodes }) => ({ id, impact, help,
        nodes: nodes.map(({ target, failureSummary }) => [target.join(" "), failureSummary]) }));
      """, scope.map { .string($0) } ?? .null, .array(tags.map { .string($0) }), .object(rules))
    return answer.array.map { violation in
      AxeViolation(
        rule: violation["id"].string ?? "", help: violation["help"].string ?? "",
        nodes: violation["nodes"].array.map {
          AxeViolation.Node(target: $0[0].string ?? "", summary: $0[1].string ?? "")
        })
    }
  }
}

/// A rule of axe that a page breaks, and where.
public struct AxeViolation: Sendable, Equatable, CustomStringConvertible {
  public struct Node: Sendable, Equatable {
    public let target: String
    public let summary: String
  }

  public let rule: String
  public let help: String
  public let nodes: [Node]

  public var description: String {
    let places = nodes.map { "\n  \($0.target): \($0.summary.replacing("\n", with: " "))" }
    return "\(rule): \(help)\(places.joined())"
  }
}
