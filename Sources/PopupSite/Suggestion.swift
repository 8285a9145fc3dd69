// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Finds the word that was probably meant.
enum Suggestion {
  /// The candidate nearest to `word` by edit distance, when one is near enough to be worth saying.
  static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    let wanted = Array(word.utf8)
    let limit = max(1, wanted.count / 3)
    var best: (distance: Int, word: String)?
    for candidate in candidates {
      let reach = min(limit, (best?.distance ?? .max) - 1)
      guard abs(candidate.utf8.count - wanted.count) <= reach else { continue }
      let distance = editDistance(wanted, Array(candidate.utf8), limit: reach)
      if distance <= reach { best = (distance, candidate) }
      if distance == 0 { break }
    }
    return best?.word
  }

  /// `; did you mean 'x'?`, or nothing.
  static func clause(for word: String, in candidates: some Sequence<String>) -> String {
    nearest(to: word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// Insertions, deletions, substitutions and swaps of neighbours between two words; any number
  /// above the limit once it is passed.
  private static func editDistance(_ left: [UInt8], _ right: [UInt8], limit: Int) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, byte) in left.enumerated() {
      var current = [row + 1]
      current.reserveCapacity(right.count + 1)
      var least = row + 1
      for (column, other) in right.enumerated() {
        let substitution = previous[column] + (lowercased(byte) == lowercased(other) ? 0 : 1)
        var distance = min(substitution, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, byte == right[column - 1], other == left[row - 1] {
          distance = min(distance, beforePrevious[column - 1] + 1)
        }
        least = min(least, distance)
        current.append(distance)
      }
      guard least <= limit + 1 else { return least }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
