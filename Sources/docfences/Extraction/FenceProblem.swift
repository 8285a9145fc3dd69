// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkdown

/// Everything that can be wrong with a fence, in one tone.
enum FenceProblem {
  case unknownWord(String, nearest: String?, known: [String])
  case severalModes([String])
  case liveWithoutCompiling
  case rootMissing(example: String?)
  case rootWithoutFile
  case labelWithoutStatements
  case nameTaken(String, file: String, line: Int)

  func diagnostic(file: String, line: Int) -> MarkdownDiagnostic {
    let (message, suggestion) = wording
    return MarkdownDiagnostic(.error, file: file, line: line, message, suggestion: suggestion)
  }

  private var wording: (message: String, suggestion: String) {
    switch self {
    case .unknownWord(let word, let nearest, let known):
      (
        "'\(word)' says nothing about a swift fence, expected \(known.joined(separator: ", "))",
        nearest.map { "did you mean '\($0)'?" } ?? "remove it"
      )
    case .severalModes(let modes):
      ("a fence cannot be \(modes.joined(separator: " and ")) at once", "keep one of them")
    case .liveWithoutCompiling:
      ("a demo has to compile to be shown", "remove 'demo' or 'nocompile'")
    case .rootMissing(let example):
      (
        "a demo of declarations does not say what to show",
        "add root=\"\(example ?? "MyView")()\" after 'file demo'"
      )
    case .rootWithoutFile:
      ("root= names the view of a file fence, and this is none", "add 'file', or remove root=")
    case .labelWithoutStatements:
      (
        "label= titles the button that runs statements, and this fence has none",
        "add 'statements', or remove label="
      )
    case .nameTaken(let name, let file, let line):
      (
        "'\(name)' is declared already in \(file):\(line), and all pages share one module",
        "rename one of the two"
      )
    }
  }
}

/// The known word that takes the fewest edits, at most two.
func nearest(_ word: String, _ known: [String]) -> String? {
  let ranked = known.map { ($0, editDistance(word.lowercased(), $0)) }
  guard let best = ranked.min(by: { $0.1 < $1.1 }), best.1 <= 2 else { return nil }
  return best.0
}

private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second.utf8)
  var row = Array(0...second.count)
  for (index, byte) in first.utf8.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in second.indices {
      let substitution = diagonal + (byte == second[column] ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(substitution, diagonal + 1, row[column] + 1)
    }
  }
  return row[second.count]
}
