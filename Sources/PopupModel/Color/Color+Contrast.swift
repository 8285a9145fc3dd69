// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

extension Color {
  /// The darkest text that is drawn on a light fill: seven hundredths of white.
  public static let nearBlack = Color(hex: 0x121212)

  /// How bright the colour is for contrast, from 0 to 1, as WCAG 2 defines it; opacity is left out.
  public var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast of two opaque colours, from 1 to 21, never rounded.
  ///
  /// - Parameter other: The other colour.
  /// - Returns: The ratio.
  public func contrast(with other: Color) -> Double {
    let (left, right) = (luminance, other.luminance)
    return (max(left, right) + 0.05) / (min(left, right) + 0.05)
  }

  /// What is seen where the colour lies over an opaque one.
  ///
  /// - Parameter under: The opaque colour.
  /// - Returns: An opaque colour of whole bytes, as a browser paints it.
  public func over(_ under: Color) -> Color { under.mixed(with: self, opacity) }

  /// A colour between two, opaque and of whole bytes.
  ///
  /// - Parameters:
  ///   - other: The other colour.
  ///   - fraction: How much of the other colour there is, from 0 to 1.
  /// - Returns: The colour between them.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    func mix(_ from: Double, _ to: Double) -> Double {
      ((from + (to - from) * fraction) * 255).rounded() / 255
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  /// The colour as a browser paints it.
  var inWholeBytes: Color { mixed(with: self, 0) }

  private static func linear(_ channel: Double) -> Double {
    channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
  }
}
