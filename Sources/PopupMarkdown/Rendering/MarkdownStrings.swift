// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The words that rendering adds to a page, replaceable per language.
public struct MarkdownStrings: Sendable {
  public var footnotes = "Footnotes"
  public var linkToSection: @Sendable (_ title: String) -> String = { "Link to “\($0)”" }
  public var footnoteReference: @Sendable (_ number: Int) -> String = { "Footnote \($0)" }
  public var backToReference: @Sendable (_ number: Int, _ occurrence: Int) -> String = {
    $1 == 1 ? "Back to reference \($0)" : "Back to reference \($0), occurrence \($1)"
  }
  public var table: @Sendable (_ columns: [String]) -> String = {
    "Table: \($0.joined(separator: ", "))"
  }
  public var code: @Sendable (_ language: String) -> String = {
    $0.isEmpty ? "Code" : "Code, \($0)"
  }
  public var alert: @Sendable (_ kind: MarkdownAlert.Kind) -> String = { kind in
    kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
  }
  public var task: @Sendable (_ isDone: Bool) -> String = { $0 ? "Done" : "To do" }

  public init() {}
}
