// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Firefox as a validator of style sheets: it tells line, column and reason.
public enum StylesheetErrors {
  /// What Firefox ESR does not know but other engines do; each with a fallback in our sheets.
  public static let unsupported = [
    "interpolate-size", "calc-size", "corner-shape", "overlay", "field-sizing", "text-box",
    "text-wrap",
    "text-size-adjust",
    "prefers-reduced-transparency", "-webkit-",
  ]

  /// Loads a page and tells what Firefox drops from its style sheets.
  ///
  /// - Precondition: the session is one of Firefox.
  public static func inPage(at url: String, _ browser: any BrowserSession) throws -> [String] {
    guard let firefox = browser as? FirefoxSession else { return [] }
    try firefox.inChrome(
      """
      Services.mm.loadFrameScript("data:,docShell.cssErrorReportingEnabled=true", true);
      Services.console.reset();
      """)
    try firefox.navigate(to: url)
    try firefox.execute("getComputedStyle(document.body).color")
    return try firefox.consoleMessages().map(\.text)
      .filter { $0.hasPrefix("[CSS Parser]") }
      .filter { text in !unsupported.contains { text.contains($0) } }
  }
}
