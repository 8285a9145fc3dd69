// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A key, by WebDriver's code points.
public struct Key: RawRepresentable, Sendable {
  public let rawValue: Character

  public init(rawValue: Character) { self.rawValue = rawValue }

  public static let tab = Key(rawValue: "\u{E004}")
  public static let enter = Key(rawValue: "\u{E007}")
  public static let space = Key(rawValue: " ")
  public static let escape = Key(rawValue: "\u{E00C}")
  public static let shift = Key(rawValue: "\u{E008}")
  public static let control = Key(rawValue: "\u{E009}")
  public static let end = Key(rawValue: "\u{E010}")
  public static let home = Key(rawValue: "\u{E011}")
  public static let left = Key(rawValue: "\u{E012}")
  public static let up = Key(rawValue: "\u{E013}")
  public static let right = Key(rawValue: "\u{E014}")
  public static let down = Key(rawValue: "\u{E015}")
  public static let f8 = Key(rawValue: "\u{E038}")

  func action(_ type: String) -> JSON {
    ["type": .string(type), "value": .string(String(rawValue))]
  }
}
