// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension Color {
  /// The colour at a part of its brightness, with its saturation raised so that it stays vivid.
  ///
  /// - Parameter factor: What the brightness is multiplied by, from 0 to 1.
  /// - Returns: The deeper colour, opaque.
  func deepened(_ factor: Double) -> Color {
    let brightness = max(red, green, blue)
    let range = brightness - min(red, green, blue)
    let saturation = brightness == 0 ? 0 : range / brightness
    let raised = saturation + (1 - saturation) * min(1, 1.6 * (1 - factor))
    // A grey has no hue to raise.
    let target = range == 0 ? 0 : raised
    func channel(_ value: Double) -> Double {
      let distance = range == 0 ? 0 : (brightness - value) / range
      return brightness * factor * (1 - target * distance)
    }
    return Color(red: channel(red), green: channel(green), blue: channel(blue))
  }

  /// The first of ever deeper colours that passes, in steps of a fiftieth.
  ///
  /// - Parameters:
  ///   - floor: The lowest factor that is tried.
  ///   - passes: Whether a colour will do.
  /// - Returns: The colour in whole bytes, or `nil` when none passes.
  func deepened(downTo floor: Double, until passes: (Color) -> Bool) -> Color? {
    var factor = 1.0
    while factor >= floor - 0.000_1 {
      let color = deepened(factor)
      if passes(color) { return color.inWholeBytes }
      factor -= 0.02
    }
    return nil
  }
}
