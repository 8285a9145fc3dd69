// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// The rules that instances need beyond the kit's style sheet.
///
/// A class is named by its declarations, so that equal declarations share one rule in every
/// process, and style sheets can be joined.
struct InstanceStyles {
  private var rules: [String: [CSSDeclaration]] = [:]

  /// The class that carries some declarations.
  mutating func className(for declarations: [CSSDeclaration]) -> String {
    let canonical = declarations.map { "\($0.property):\($0.value)" }.joined(separator: ";")
    let name = "df-\(Base32.encode(SHA256.hash(Array(canonical.utf8))).prefix(12))"
    rules[name] = declarations
    return name
  }

  /// The style sheet, empty when no instance needs a rule.
  var css: String {
    guard !rules.isEmpty else { return "" }
    let blocks = rules.sorted { $0.key < $1.key }.map { name, declarations in
      ".\(name) { \(declarations.map { "\($0.property): \($0.value)" }.joined(separator: "; ")) }"
    }
    return "@layer df.instance {\n\(blocks.joined(separator: "\n"))\n}\n"
  }
}
