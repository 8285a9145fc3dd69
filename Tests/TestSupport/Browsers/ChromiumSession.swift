// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// Chromium through chromedriver, with the DevTools protocol for what WebDriver lacks.
final class ChromiumSession: BrowserSession {
  let engine = BrowserEngine.chromium

  private let process: ChildProcess
  private let driver: HTTPDriver

  init() throws {
    let directory = try TemporaryDirectory("chromium")
    let log = LogFile("chromedriver", in: directory)
    process = try ChildProcess("chromedriver", ["--port=0"], output: log.descriptor)
    do {
      let port = try log.wait(for: process) { text in
        text.firstMatch(of: /successfully on port (\d+)/).flatMap { UInt16($0.1) }
      }
      let arguments: JSON = [
        "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
        "--window-size=1024,768", "--force-color-profile=srgb", "--no-first-run",
        "--disable-background-networking",
        .string("--user-data-dir=\(directory.url.appendingPathComponent("profile").path)"),
      ]
      driver = try HTTPDriver(
        port: port,
        capabilities: [
          "goog:chromeOptions": [
            "binary": .string(Executable.find("chromium") ?? "chromium"), "args": arguments,
          ],
          "goog:loggingPrefs": ["browser": "ALL"],
        ])
    } catch {
      process.stop()
      throw error
    }
  }

  func perform(_ command: WebDriverCommand) throws -> JSON { try driver.perform(command) }

  func setViewport(width: Int, height: Int) throws {
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      ["width": JSON(width), "height": JSON(height), "deviceScaleFactor": 1, "mobile": false])
  }

  func emulate(_ preferences: ReaderPreferences) throws {
    func feature(_ name: String, _ value: String) -> JSON {
      ["name": .string(name), "value": .string(value)]
    }
    try devTools(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          feature("prefers-color-scheme", preferences.dark ? "dark" : "light"),
          feature(
            "prefers-reduced-motion", preferences.reducedMotion ? "reduce" : "no-preference"),
          feature("forced-colors", preferences.forcedColors ? "active" : "none"),
          feature("prefers-contrast", preferences.moreContrast ? "more" : "no-preference"),
        ]
      ])
  }

  func setScripting(enabled: Bool) throws {
    try devTools("Emulation.setScriptExecutionDisabled", ["value": .bool(!enabled)])
  }

  func consoleMessages() throws -> [ConsoleMessage] {
    messages += try driver.post("/se/log", ["type": "browser"]).array.map { entry in
      let text = entry["message"].string ?? ""
      switch entry["level"].string {
      case "SEVERE": return ConsoleMessage(.error, text)
      case "WARNING": return ConsoleMessage(.warning, text)
      default: return ConsoleMessage(.information, text)
      }
    }
    return messages
  }

  func clearConsole() throws {
    _ = try consoleMessages()
    messages = []
  }

  func quit() {
    driver.end()
    process.stop()
  }

  private var messages: [ConsoleMessage] = []

  /// Sends a command of the DevTools protocol.
  @discardableResult
  func devTools(_ command: String, _ parameters: JSON = [:]) throws -> JSON {
    try driver.post("/goog/cdp/execute", ["cmd": .string(command), "params": parameters])
  }
}
