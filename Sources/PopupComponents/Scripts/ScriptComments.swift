// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Takes the comments that fill whole lines out of a script.
///
/// The licence lines at the top stay. What stands behind code on a line stays too, so that no string
/// or expression is ever taken for a comment.
enum ScriptComments {
  static func strip(_ source: String) -> String {
    var lines: [Substring] = []
    var isInside = false
    var isHeader = true
    for line in source.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = line.drop(while: { $0 == " " })
      if isInside {
        isInside = !text.contains("*/")
        continue
      }
      if isHeader, text.hasPrefix("// SPDX-") {
        lines.append(line)
        continue
      }
      if !text.isEmpty { isHeader = false }
      if text.hasPrefix("//") { continue }
      if text.hasPrefix("/*") {
        isInside = !text.contains("*/")
        if !isInside, !text.hasSuffix("*/") { lines.append(line) }
        continue
      }
      if text.isEmpty, lines.last?.isEmpty ?? true { continue }
      lines.append(line)
    }
    return lines.joined(separator: "\n")
  }
}
