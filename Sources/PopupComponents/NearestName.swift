// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The known name that somebody probably meant.
enum NearestName {
  static func to(_ name: String, in known: [String]) -> String? {
    let ranked = known.map { (name: $0, distance: distance(name.lowercased(), $0)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(2, best.name.utf8.count / 3) ? best.name : nil
  }

  /// The Levenshtein distance.
  private static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right.utf8)
    var row = Array(0...right.count)
    for (index, byte) in left.utf8.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(diagonal + (byte == other ? 0 : 1), min(above, row[column]) + 1)
        diagonal = above
      }
    }
    return row[right.count]
  }
}
