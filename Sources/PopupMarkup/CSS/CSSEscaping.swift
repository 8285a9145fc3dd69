// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Strings and identifiers in CSS syntax.
public enum CSSEscaping {
  /// A CSS string in double quotes.
  public static func string(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\u{0}": result += "\u{FFFD}"
      // `<` would let a sheet that is put inline end its own element.
      case "<": result += "\\3C "
      case "\u{1}"..."\u{1F}", "\u{7F}": result += hexadecimal(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// An identifier, as `CSS.escape` writes it in a browser.
  public static func identifier(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let followsStart = index == 0 || (index == 1 && scalars[0] == "-")
      switch scalar {
      case "\u{0}": result += "\u{FFFD}"
      case "\u{1}"..."\u{1F}", "\u{7F}": result += hexadecimal(scalar)
      case "0"..."9" where followsStart: result += hexadecimal(scalar)
      case "-" where scalars.count == 1: result += "\\-"
      case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "\u{80}"...:
        result.unicodeScalars.append(scalar)
      default: result += "\\\(scalar)"
      }
    }
    return result
  }

  /// Whether a value closes what it opens and ends nothing else: no `;`, `{`, `}`, `!` or unmatched
  /// bracket outside strings, no open string or comment, and no `</`.
  public static func isSelfContained(_ value: String) -> Bool {
    var open: [UInt8] = []
    var quote: UInt8 = 0
    var previous: UInt8 = 0
    for byte in value.utf8 {
      defer { previous = previous == UInt8(ascii: "\\") ? 0 : byte }
      if byte == UInt8(ascii: "/"), previous == UInt8(ascii: "<") { return false }
      if previous == UInt8(ascii: "\\") {
        if byte == UInt8(ascii: "\n") { return false }
        continue
      }
      if quote != 0 {
        if byte == UInt8(ascii: "\n") { return false }
        if byte == quote { quote = 0 }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        if open.popLast() != byte { return false }
      case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "!"): return false
      case UInt8(ascii: "*") where previous == UInt8(ascii: "/"): return false
      default: continue
      }
    }
    return open.isEmpty && quote == 0 && previous != UInt8(ascii: "\\")
  }

  private static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    "\\\(String(scalar.value, radix: 16)) "
  }
}
