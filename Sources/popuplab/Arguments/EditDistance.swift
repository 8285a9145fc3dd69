// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Finds the word that was probably meant.
enum EditDistance {
  /// The candidate nearest to the word, when it is near enough to be worth saying.
  static func nearest(to word: String, in candidates: [String]) -> String? {
    let limit = max(2, word.count / 3)
    let ranked = candidates.map { candidate in
      // Among equals the one that begins alike: people err at the end of words.
      let common = zip(word, candidate).prefix { $0 == $1 }.count
      return (word: candidate, distance: between(word, candidate), common: common)
    }
    let best = ranked.min { ($0.distance, -$0.common) < ($1.distance, -$1.common) }
    if let best, best.distance <= min(limit, 4), best.distance < word.count { return best.word }
    // `--out` is farther from `--output` than two edits and yet clear.
    let longer = candidates.filter { $0.hasPrefix(word) }
    return longer.count == 1 && word.count > 2 ? longer.first : nil
  }

  /// The insertions, deletions, replacements and swaps of neighbours that make one word the other.
  static func between(_ left: String, _ right: String) -> Int {
    let left = Array(left.lowercased().unicodeScalars)
    let right = Array(right.lowercased().unicodeScalars)
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var rows = [Array(0...right.count)]
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let cost = left[row - 1] == right[column - 1] ? 0 : 1
        var best = min(
          rows[row - 1][column] + 1, current[column - 1] + 1, rows[row - 1][column - 1] + cost)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          best = min(best, rows[row - 2][column - 2] + 1)
        }
        current.append(best)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
