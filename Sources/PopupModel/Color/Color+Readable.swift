// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension Color {
  /// The colour, changed just as far as it needs to be read on a ground.
  ///
  /// Its hue is kept while it becomes deeper on light grounds or lighter on dark ones; then it gives way
  /// to another colour.
  ///
  /// - Parameters:
  ///   - ground: What it lies on.
  ///   - ratio: The contrast that it needs everywhere.
  ///   - last: What it gives way to, such as the main text colour.
  /// - Returns: An opaque colour.
  public func readable(on ground: LuminanceRange, ratio: Double, last: Color) -> Color {
    func passes(_ color: Color) -> Bool { ground.contrast(with: color) >= ratio }
    if passes(self) { return self }
    let isOnLight = last.luminance < ground.highest
    if isOnLight, let deeper = deepened(downTo: 0.4, until: passes) { return deeper }
    if !isOnLight, let lighter = mixed(toward: .white, downTo: 0.6, until: passes) {
      return lighter
    }
    return mixed(toward: last, downTo: 1, until: passes) ?? Self.best(on: ground, preferring: last)
  }

  /// The colour, given to another just as far as it needs to be read.
  ///
  /// - Parameters:
  ///   - ground: What it lies on.
  ///   - ratio: The contrast that it needs everywhere.
  ///   - last: What it gives way to.
  /// - Returns: An opaque colour.
  public func softened(on ground: LuminanceRange, ratio: Double, last: Color) -> Color {
    mixed(toward: last, downTo: 1) { ground.contrast(with: $0) >= ratio }
      ?? Self.best(on: ground, preferring: last)
  }

  private func mixed(
    toward other: Color, downTo end: Double, until passes: (Color) -> Bool
  ) -> Color? {
    stride(from: 0, through: end + 0.000_1, by: 0.02).lazy
      .map { mixed(with: other, $0) }.first(where: passes)
  }

  /// Of the theme's colour, white and black, the one that is read best.
  private static func best(on ground: LuminanceRange, preferring preferred: Color) -> Color {
    [.white, .black].reduce(preferred) { best, color in
      ground.contrast(with: color) > ground.contrast(with: best) ? color : best
    }
  }
}
