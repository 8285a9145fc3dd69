// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// Firefox through Marionette, with the browser's own scripts for what WebDriver lacks.
final class FirefoxSession: BrowserSession {
  let engine = BrowserEngine.firefox

  private let process: ChildProcess
  private let marionette: Marionette
  private let log: LogFile
  private var logStart = 0

  init() throws {
    let directory = try TemporaryDirectory("firefox")
    log = LogFile("firefox", in: directory)
    let profile = directory.url.appendingPathComponent("profile", isDirectory: true)
    try directory.write(Self.preferences, to: "profile/user.js")
    process = try ChildProcess(
      "firefox-esr",
      [
        "--headless", "--no-remote", "--profile", profile.path, "--marionette",
        "--remote-allow-system-access", "about:blank",
      ],
      environment: [
        "MOZ_HEADLESS_WIDTH": "1024", "MOZ_HEADLESS_HEIGHT": "853",
        "MOZ_CRASHREPORTER_DISABLE": "1",
      ],
      output: log.descriptor)
    do {
      let portFile = profile.appendingPathComponent("MarionetteActivePort")
      let port = try log.wait(for: process, seconds: 60) { _ in
        (try? String(contentsOf: portFile, encoding: .utf8)).flatMap { UInt16($0) }
      }
      marionette = try Marionette(port: port)
      try setViewport(width: 1024, height: 768)
    } catch {
      process.stop()
      throw error
    }
  }

  func perform(_ command: WebDriverCommand) throws -> JSON {
    try marionette.send(command.marionette, command.parameters)
  }

  func setViewport(width: Int, height: Int) throws {
    try inChrome(
      """
      const browser = gBrowser.selectedBrowser;
      browser.style.cssText = `width:${arguments[0]}px;height:${arguments[1]}px;flex:none`;
      """, JSON(width), JSON(height))
    try wait(until: "return innerWidth === \(width) && innerHeight === \(height)")
  }

  func emulate(_ preferences: ReaderPreferences) throws {
    try inChrome(
      """
      const [dark, reduced, forced, more] = arguments;
      Services.prefs.setIntPref("layout.css.prefers-color-scheme.content-override", dark ? 0 : 1);
      Services.prefs.setIntPref("ui.prefersReducedMotion", reduced ? 1 : 0);
      Services.prefs.setIntPref("browser.display.document_color_use", more ? 2 : 0);
      gBrowser.selectedBrowser.browsingContext.forcedColorsOverride = forced ? "active" : "none";
      """, .bool(preferences.dark), .bool(preferences.reducedMotion),
      .bool(preferences.forcedColors), .bool(preferences.moreContrast))
  }

  func setScripting(enabled: Bool) throws {
    try inChrome(
      "gBrowser.selectedBrowser.browsingContext.allowJavascript = arguments[0]", .bool(enabled))
  }

  func consoleMessages() throws -> [ConsoleMessage] {
    let reported = try inChrome(
      """
      return Services.console.getMessageArray()
        .filter((message) => message instanceof Ci.nsIScriptError)
        .filter((message) => !/^(chrome|resource):/.test(message.sourceName))
        .filter((message) => !/chrome|XPConnect|system/.test(message.category))
        .map((message) => [
          message.flags & 1 && !message.errorMessage.startsWith("Loading failed") ? "warning" : "error", message.category,
          message.errorMessage, message.sourceName, message.lineNumber, message.columnNumber]);
      """
    ).array.map { entry in
      let parts = entry.array.map { $0.string ?? "\($0)" }
      return ConsoleMessage(
        parts[0] == "error" ? .error : .warning,
        "[\(parts[1])] \(parts[2]) (\(parts[3]):\(parts[4]):\(parts[5]))")
    }
    let printed = log.text(from: logStart).split(separator: "\n").compactMap { line in
      // The browser's own modules print their name before the message.
      line.firstMatch(of: /^console\.(error|warn): (?![A-Z]\w+: )(.*)/).map {
        ConsoleMessage($0.1 == "error" ? .error : .warning, String($0.2))
      }
    }
    return reported + printed
  }

  func clearConsole() throws {
    try inChrome("Services.console.reset()")
    logStart = log.length
  }

  /// Runs a script with the browser's own powers.
  @discardableResult
  func inChrome(_ script: String, _ arguments: JSON...) throws -> JSON {
    _ = try marionette.send("Marionette:SetContext", ["value": "chrome"])
    defer { _ = try? marionette.send("Marionette:SetContext", ["value": "content"]) }
    return try marionette.send(
      "WebDriver:ExecuteScript", ["script": .string(script), "args": .array(arguments)])
  }

  func quit() {
    _ = try? marionette.send("Marionette:Quit", ["flags": ["eForceQuit"]])
    process.stop()
  }

  /// No network of its own, and the page's console on standard output.
  private static let preferences = """
    user_pref("marionette.port", 0);
    user_pref("devtools.console.stdout.content", true);
    user_pref("services.settings.server", "data:,#remote-settings-dummy/v1");
    user_pref("app.normandy.enabled", false);
    user_pref("nimbus.rollouts.enabled", false);
    user_pref("browser.shell.checkDefaultBrowser", false);
    user_pref("datareporting.policy.dataSubmissionEnabled", false);
    user_pref("toolkit.telemetry.enabled", false);
    user_pref("browser.safebrowsing.downloads.enabled", false);
    user_pref("browser.safebrowsing.malware.enabled", false);
    user_pref("browser.safebrowsing.phishing.enabled", false);
    user_pref("network.captive-portal-service.enabled", false);
    user_pref("network.connectivity-service.enabled", false);
    """
}
