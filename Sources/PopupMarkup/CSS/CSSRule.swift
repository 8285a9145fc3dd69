// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One rule of a style sheet.
///
/// Selectors, preludes and values are CSS text that the caller composed; strings and identifiers from outside go through `CSSEscaping` first.
public enum CSSRule: Sendable, Equatable {
  case style(CSSStyleRule)
  /// Any at-rule with a block of rules: `@media (width < 30rem) { … }`.
  indirect case atRule(name: String, prelude: String, rules: [CSSRule])
  /// An at-rule with a block of declarations: `@property --df-x { … }`.
  case descriptors(name: String, prelude: String, declarations: [CSSDeclaration])
  /// An at-rule without a block: `@layer a, b;`.
  case statement(name: String, prelude: String)
  /// Declarations directly inside a nested at-rule.
  case declarations([CSSDeclaration])
  /// A comment, left out of minified output.
  case comment(String)

  public static func style(
    _ selector: String, _ declarations: [CSSDeclaration], nested: [CSSRule] = []
  ) -> CSSRule {
    .style(CSSStyleRule([selector], declarations, nested: nested))
  }

  public static func layer(_ name: String, _ rules: [CSSRule]) -> CSSRule {
    .atRule(name: "layer", prelude: name, rules: rules)
  }

  public static func layerOrder(_ names: [String]) -> CSSRule {
    .statement(name: "layer", prelude: names.joined(separator: ", "))
  }

  public static func media(_ query: String, _ rules: [CSSRule]) -> CSSRule {
    .atRule(name: "media", prelude: query, rules: rules)
  }

  public static func supports(_ condition: String, _ rules: [CSSRule]) -> CSSRule {
    .atRule(name: "supports", prelude: condition, rules: rules)
  }

  public static func container(_ query: String, _ rules: [CSSRule]) -> CSSRule {
    .atRule(name: "container", prelude: query, rules: rules)
  }

  public static func startingStyle(_ rules: [CSSRule]) -> CSSRule {
    .atRule(name: "starting-style", prelude: "", rules: rules)
  }

  /// Key frames: each frame is a style rule whose selector is an offset, `from` or `to`.
  public static func keyframes(_ name: String, _ frames: [CSSRule]) -> CSSRule {
    .atRule(name: "keyframes", prelude: name, rules: frames)
  }

  public static func property(_ name: String, _ declarations: [CSSDeclaration]) -> CSSRule {
    .descriptors(name: "property", prelude: name, declarations: declarations)
  }
}

/// Selectors with declarations and, for CSS nesting, further rules.
public struct CSSStyleRule: Sendable, Equatable {
  public var selectors: [String]
  public var declarations: [CSSDeclaration]
  public var nested: [CSSRule]

  public init(
    _ selectors: [String], _ declarations: [CSSDeclaration] = [], nested: [CSSRule] = []
  ) {
    self.selectors = selectors
    self.declarations = declarations
    self.nested = nested
  }
}

/// A property and its value.
public struct CSSDeclaration: Sendable, Hashable {
  public var property: String
  public var value: String
  public var isImportant: Bool

  public init(_ property: String, _ value: String, isImportant: Bool = false) {
    self.property = property
    self.value = value
    self.isImportant = isImportant
  }

  /// Whether the value stays inside its declaration; others are not written.
  public var isWellFormed: Bool { CSSEscaping.isSelfContained(value) }
}
