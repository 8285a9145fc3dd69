// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A colour in sRGB.
public struct Color: Sendable, Hashable {
  /// From 0 to 1.
  public var red: Double
  /// From 0 to 1.
  public var green: Double
  /// From 0 to 1.
  public var blue: Double
  /// From 0, invisible, to 1.
  public var opacity: Double
  /// The theme's token that the colour is, such as `primary`, so that it follows a change of theme.
  package var token: String?

  /// Creates a colour.
  ///
  /// - Parameters:
  ///   - red: From 0 to 1.
  ///   - green: From 0 to 1.
  ///   - blue: From 0 to 1.
  ///   - opacity: From 0, invisible, to 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  /// Creates a grey.
  ///
  /// - Parameters:
  ///   - white: From 0, black, to 1.
  ///   - opacity: From 0, invisible, to 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates an opaque colour from its usual notation.
  ///
  /// - Parameter hex: Such as `0x6C47FF`.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
      blue: Double(hex & 255) / 255)
  }

  /// The colour, more translucent.
  ///
  /// - Parameter opacity: What the opacity is multiplied by, from 0 to 1.
  /// - Returns: The translucent colour.
  public func opacity(_ opacity: Double) -> Color {
    var copy = self
    copy.opacity *= opacity
    return copy
  }
}

extension Color {
  /// White.
  public static let white = Color(hex: 0xFFFFFF)
  /// Black.
  public static let black = Color(hex: 0x000000)
  /// Invisible.
  public static let clear = Color(white: 0, opacity: 0)
  /// Grey.
  public static let gray = Color(hex: 0x8E8E93)
  /// Red.
  public static let red = Color(hex: 0xFF3B30)
  /// Orange.
  public static let orange = Color(hex: 0xFF9500)
  /// Yellow.
  public static let yellow = Color(hex: 0xFFCC00)
  /// Green.
  public static let green = Color(hex: 0x34C759)
  /// A light, bluish green.
  public static let mint = Color(hex: 0x00C7BE)
  /// A dark, bluish green.
  public static let teal = Color(hex: 0x30B0C7)
  /// A light, greenish blue.
  public static let cyan = Color(hex: 0x32ADE6)
  /// Blue.
  public static let blue = Color(hex: 0x007AFF)
  /// A dark, reddish blue.
  public static let indigo = Color(hex: 0x5856D6)
  /// Purple.
  public static let purple = Color(hex: 0xAF52DE)
  /// Pink.
  public static let pink = Color(hex: 0xFF2D55)
  /// Brown.
  public static let brown = Color(hex: 0xA2845E)
}
