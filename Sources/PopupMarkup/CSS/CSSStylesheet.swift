// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A style sheet as a tree.
///
/// ```swift
/// let sheet = CSSStylesheet([
///   .layer("df.instance", [.style(".df-a", [CSSDeclaration("width", "3rem")])])
/// ])
/// sheet.string(.minified)  // @layer df.instance{.df-a{width:3rem}}
/// ```
public struct CSSStylesheet: Sendable, Equatable {
  public var rules: [CSSRule]

  public init(_ rules: [CSSRule] = []) {
    self.rules = rules
  }

  public func serialized(_ format: CSSFormat = .readable) -> [UInt8] {
    var serializer = CSSSerializer(format: format)
    serializer.append(rules)
    return serializer.bytes
  }

  public func string(_ format: CSSFormat = .readable) -> String {
    String(decoding: serialized(format), as: UTF8.self)
  }
}

public enum CSSFormat: Sendable {
  /// One declaration a line, two spaces of indentation.
  case readable
  /// No white space and no comments that the browser can do without.
  case minified
}
