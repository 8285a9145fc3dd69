// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

extension StructureValidator {
  /// What the strict content security policy would stop, noticed before a browser does.
  ///
  /// Engines do not all report `style` attributes inside templates.
  mutating func checkPolicy(_ element: ParsedElement) {
    if element.has("style") { report(.inlineStyle, element, "has a style attribute") }
    if element.name == "style" { report(.inlineStyle, element, "is an inline style sheet") }
    if element.name == "script", !element.has("src"), !Self.isData(element) {
      report(.inlineScript, element, "is an inline script")
    }
    for attribute in element.attributes {
      if attribute.name.hasPrefix("on") {
        report(.handler, element, "has the handler attribute \(attribute.name)")
      }
      if Self.urls.contains(attribute.name), !Self.isSafe(attribute.value) {
        report(.url, element, "has the unsafe \(attribute.name)=\"\(attribute.value)\"")
      }
    }
  }

  private static let urls: Set<String> = [
    "href", "src", "action", "formaction", "poster", "data", "xlink:href", "cite", "ping",
  ]

  private static func isData(_ script: ParsedElement) -> Bool {
    ["application/json", "application/ld+json"].contains(script["type"] ?? "")
  }

  /// Relative, or one of the schemes that a page of ours may use, read as browsers read them.
  private static func isSafe(_ url: String) -> Bool {
    let scalars = url.unicodeScalars.drop { $0.value <= 0x20 }.filter {
      !["\t", "\n", "\r"].contains($0)
    }
    let scheme = scalars.prefix { !":/?#".unicodeScalars.contains($0) }
    guard scalars.dropFirst(scheme.count).first == ":" else { return true }
    let name = String(String.UnicodeScalarView(scheme)).lowercased()
    return ["http", "https", "mailto", "tel"].contains(name)
  }
}
