// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Which addresses a generated page may point to.
public enum SafeURL {
  private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

  /// Whether an address is `http`, `https`, `mailto`, `tel`, relative or a fragment.
  ///
  /// Browsers remove tabs and line feeds before they look at the scheme (`java\nscript:` runs), so
  /// any control character makes an address unsafe, as does a colon after anything else than a
  /// known scheme before the first `/`, `?` or `#`.
  public static func isAllowed(_ url: String) -> Bool {
    var scheme = ""
    var hasScheme = false
    var isInScheme = true
    for byte in url.utf8 {
      if byte < 0x20 || byte == 0x7F { return false }
      guard isInScheme else { continue }
      switch byte {
      case UInt8(ascii: ":"):
        hasScheme = true
        isInScheme = false
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "\\"):
        isInScheme = false
      case UInt8(ascii: " ") where scheme.isEmpty: continue
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        scheme.unicodeScalars.append(Unicode.Scalar(byte + 0x20))
      default: scheme.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return !hasScheme || schemes.contains(scheme)
  }

  /// Whether an address leaves the site: it has a scheme or starts with `//`.
  public static func isExternal(_ url: String) -> Bool {
    if url.utf8.starts(with: "//".utf8) { return true }
    for byte in url.utf8 {
      switch byte {
      case UInt8(ascii: ":"): return true
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
      default: continue
      }
    }
    return false
  }
}
