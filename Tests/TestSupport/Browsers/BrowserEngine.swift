// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The engines that decide what the kit may do.
public enum BrowserEngine: String, CaseIterable, Sendable, CustomStringConvertible {
  case chromium
  case firefox
  case webkit

  public var description: String {
    switch self {
    case .chromium: "Chromium"
    case .firefox: "Firefox"
    case .webkit: "WebKit"
    }
  }

  /// Debian's packages that bring the engine and its driver.
  public var packages: [String] {
    switch self {
    case .chromium: ["chromium", "chromium-driver"]
    case .firefox: ["firefox-esr"]
    case .webkit: ["webkit2gtk-driver", "xvfb"] + WebKitSession.hostPackages
    }
  }

  /// Programs of the engine that are not on this machine.
  public var missingPrograms: [String] {
    switch self {
    case .chromium: ["chromium", "chromedriver"].filter { Executable.find($0) == nil }
    case .firefox: ["firefox-esr"].filter { Executable.find($0) == nil }
    case .webkit:
      ["WebKitWebDriver", "Xvfb"].filter { Executable.find($0) == nil }
        + (WebKitSession.isHostUsable ? [] : WebKitSession.hostPackages)
    }
  }

  /// The engines that can run here.
  public static var available: [BrowserEngine] { allCases.filter(\.missingPrograms.isEmpty) }

  func makeSession() throws -> any BrowserSession {
    switch self {
    case .chromium: try ChromiumSession()
    case .firefox: try FirefoxSession()
    case .webkit: try WebKitSession()
    }
  }
}
