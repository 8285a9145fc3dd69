// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupModel

/// CSS text of the model's numbers and colours.
///
/// Colours are written as whole bytes, the precision at which contrast is computed.
package enum CSSValue {
  /// A number with at most four decimals, no leading and no trailing zero.
  package static func number(_ value: Double) -> String {
    let scaled = Int((abs(value) * 10_000).rounded())
    guard value.isFinite, scaled != 0 else { return "0" }
    let sign = value < 0 ? "-" : ""
    let whole = scaled / 10_000
    var decimals = String(10_000 + scaled % 10_000).dropFirst()
    while decimals.last == "0" { decimals = decimals.dropLast() }
    let head = whole == 0 && !decimals.isEmpty ? "" : String(whole)
    return decimals.isEmpty ? "\(sign)\(head)" : "\(sign)\(head).\(decimals)"
  }

  /// A length that follows the reader's text size: points become sixteenths of `--df-rem`.
  package static func length(_ points: Double) -> String {
    points == 0 ? "0px" : "calc(\(number(points / 16))*var(--df-rem))"
  }

  /// A length in CSS pixels.
  package static func pixels(_ points: Double) -> String { "\(number(points))px" }

  /// A duration.
  package static func milliseconds(_ seconds: Double) -> String { "\(number(seconds * 1000))ms" }

  /// A colour: `#1c3d5a`, `#fff` or `rgb(0 0 0/.15)`.
  package static func color(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue].map(byte)
    if color.opacity < 1 {
      let alpha = number((max(0, color.opacity) * 1000).rounded() / 1000)
      return "rgb(\(channels.map(String.init).joined(separator: " "))/\(alpha))"
    }
    let digits = Array(hex(color).utf8)
    let canShorten = [1, 3, 5].allSatisfy { digits[$0] == digits[$0 + 1] }
    let kept = canShorten ? [digits[0], digits[1], digits[3], digits[5]] : digits
    return String(decoding: kept, as: UTF8.self)
  }

  /// The six digits of a colour without its opacity.
  package static func hex(_ color: Color) -> String {
    [color.red, color.green, color.blue].map(byte).reduce("#") { text, channel in
      text + (channel < 16 ? "0" : "") + String(channel, radix: 16)
    }
  }

  /// One value when the schemes agree, else the browser's choice.
  package static func scheme(_ light: String, _ dark: String) -> String {
    light == dark ? light : "light-dark(\(light),\(dark))"
  }

  private static func byte(_ channel: Double) -> Int {
    Int((min(1, max(0, channel)) * 255).rounded())
  }
}
