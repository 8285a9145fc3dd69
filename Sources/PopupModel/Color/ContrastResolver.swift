// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Finds a fill and a text colour for it that can be read.
///
/// White text is kept where it can be read; else the fill is deepened a little; else, in a light scheme,
/// the text becomes nearly black; else the fill is deepened as far as it needs.
public struct ContrastResolver: Sendable, Hashable {
  /// What normal text needs.
  public static let minimum = 4.5
  /// What is aimed at where a colour is changed, since engines dither gradients.
  public static let target = 4.6
  /// What glyphs and large text are given; they need 3.
  public static let glyphTarget = 3.1
  /// What readers who ask for more contrast are given; they need 7.
  public static let moreTarget = 7.1

  /// A fill with the colour of the text on it.
  public struct Result: Sendable, Hashable {
    /// One colour, or the stops of a gradient.
    public let stops: [Color]
    /// The text.
    public let foreground: Color
  }

  /// Whether nearly black text is ruled out.
  public let isDark: Bool

  /// Creates a resolver.
  ///
  /// - Parameter isDark: Whether nearly black text is ruled out, as in a dark scheme.
  public init(isDark: Bool) {
    self.isDark = isDark
  }

  /// A fill and its text.
  ///
  /// - Parameter stops: One colour, or the stops of a gradient.
  /// - Returns: The colours to draw.
  public func resolve(_ stops: [Color]) -> Result {
    if LuminanceRange(stops).contrast(with: .white) >= Self.minimum {
      return Result(stops: stops, foreground: .white)
    }
    if let deeper = deepened(stops, downTo: 0.70) {
      return Result(stops: deeper, foreground: .white)
    }
    // Between two stops a gradient can be darker than both.
    if !isDark,
      LuminanceRange(Self.points(stops)).contrast(with: .nearBlack) >= Self.minimum
    {
      return Result(stops: stops, foreground: .nearBlack)
    }
    return Result(stops: deepened(stops, downTo: 0.25) ?? stops, foreground: .white)
  }

  private func deepened(_ stops: [Color], downTo floor: Double) -> [Color]? {
    let deeper = stops.compactMap { stop in
      stop.deepened(downTo: floor) { Color.white.contrast(with: $0) >= Self.target }
    }
    return deeper.count == stops.count ? deeper : nil
  }

  /// Points along a gradient, its stops included.
  ///
  /// - Parameter stops: The stops.
  /// - Returns: The stops, and sixteen points between every two.
  public static func points(_ stops: [Color]) -> [Color] {
    zip(stops, stops.dropFirst()).flatMap { from, to in
      (1..<16).map { from.mixed(with: to, Double($0) / 16) }
    } + stops
  }
}
