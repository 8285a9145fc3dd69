// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// Reads a generated style sheet as far as the tests need it.
struct StylesheetReader {
  let text: String

  /// Every declaration outside of comments, in order.
  var declarations: [(property: String, value: String)] {
    blocks.flatMap { block in
      block.body.split(separator: ";").compactMap { part in
        guard let colon = part.firstIndex(of: ":") else { return nil }
        return (
          part[..<colon].trimmingCharacters(in: .whitespacesAndNewlines),
          part[part.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
        )
      }
    }
  }

  /// The selectors of all style rules.
  var selectors: [String] { blocks.map(\.head) }

  /// Names in `var()`, with whether a fallback follows.
  var references: [(name: String, hasFallback: Bool)] {
    text.matches(of: /var\((--[\w-]+)\s*(,)?/).map { (String($0.1), $0.2 != nil) }
  }

  private var blocks: [(head: String, body: String)] {
    text.replacing(/\/\*[\s\S]*?\*\//, with: "").matches(of: /([^{};]+)\{([^{}]*)\}/).map { match in
      (match.1.trimmingCharacters(in: .whitespacesAndNewlines), String(match.2))
    }
  }
}
