// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// An error or a warning about the site's input, as `file:line:column: error: …`.
public struct SiteDiagnostic: Error, Sendable, Hashable {
  public enum Severity: String, Sendable {
    case error, warning
  }

  public var severity: Severity
  /// The file as the user would write it: the path they gave, and the rest below it.
  public var file: String
  /// From 1; `nil` when the whole file is meant.
  public var line: Int?
  /// From 1, in UTF-8 bytes.
  public var column: Int?
  /// What is wrong, what was expected and how to put it right.
  public var message: String

  public init(
    _ severity: Severity, file: String, line: Int? = nil, column: Int? = nil, message: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension SiteDiagnostic: CustomStringConvertible {
  public var description: String {
    var place = file
    if let line {
      place += ":\(line)"
      if let column { place += ":\(column)" }
    }
    return "\(place): \(severity.rawValue): \(message)"
  }
}

extension SiteDiagnostic: Comparable {
  /// By file, then by place, errors before warnings.
  public static func < (left: SiteDiagnostic, right: SiteDiagnostic) -> Bool {
    let leftKey = (left.file, left.line ?? 0, left.column ?? 0, left.severity.rawValue)
    let rightKey = (right.file, right.line ?? 0, right.column ?? 0, right.severity.rawValue)
    return leftKey == rightKey ? left.message < right.message : leftKey < rightKey
  }
}

/// A build that stopped: every error that was found, not only the first.
///
/// Nothing was written; the last good output is untouched.
public struct SiteError: Error, Sendable, CustomStringConvertible {
  /// Errors and warnings, sorted by file and line.
  public let diagnostics: [SiteDiagnostic]

  init(_ diagnostics: [SiteDiagnostic]) {
    self.diagnostics = Array(Set(diagnostics)).sorted()
  }

  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}

/// Finds the word that was probably meant.
enum Suggestion {
  /// The candidate nearest to `word` by edit distance, when one is near enough to be worth saying.
  static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let distance = editDistance(Array(word.lowercased()), Array(candidate.lowercased()))
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.word
  }

  /// `; did you mean 'x'?`, or nothing.
  static func clause(for word: String, in candidates: some Sequence<String>) -> String {
    nearest(to: word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Insertions, deletions, substitutions and swaps of neighbours between two words.
  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        let substitution = previous[column] + (character == other ? 0 : 1)
        var distance = min(substitution, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, character == right[column - 1], other == left[row - 1] {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        current.append(distance)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
