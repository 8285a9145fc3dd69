// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// WebKitGTK through WebKitWebDriver, in a window of ours on a virtual display.
///
/// Preferences and scripting are start-up options there, so that changing one starts the browser
/// again, which takes half a second.
final class WebKitSession: BrowserSession {
  let engine = BrowserEngine.webkit

  private let display: VirtualDisplay
  private let directory: TemporaryDirectory
  private let log: LogFile
  private var logStart = 0
  private var options = Options()
  private var process: ChildProcess?
  private var driver: HTTPDriver?

  private struct Options: Equatable {
    var preferences = ReaderPreferences()
    var scripting = true
    var width = 1024
    var height = 768
  }

  /// Packages apart from the driver's that the window needs.
  static let hostPackages = ["python3-gi", "gir1.2-webkit2-4.1"]

  /// Whether Debian's Python can open the window.
  static let isHostUsable: Bool = {
    let script = "import gi; gi.require_version('WebKit2', '4.1')"
    return (try? Executable.run("/usr/bin/python3", ["-c", script]).exitCode) == 0
  }()

  init() throws {
    display = try VirtualDisplay()
    directory = try TemporaryDirectory("webkit")
    log = LogFile("webkit", in: directory)
    try start()
  }

  func perform(_ command: WebDriverCommand) throws -> JSON {
    guard let driver else {
      throw WebDriverError(error: "session not created", message: "WebKit did not start")
    }
    return try driver.perform(command)
  }

  func setViewport(width: Int, height: Int) throws {
    options.width = width
    options.height = height
    try resize()
  }

  func emulate(_ preferences: ReaderPreferences) throws {
    try restart { $0.preferences = preferences }
  }

  func setScripting(enabled: Bool) throws {
    try restart { $0.scripting = enabled }
  }

  func consoleMessages() throws -> [ConsoleMessage] {
    _ = try execute("return 1")
    return log.text(from: logStart).split(separator: "\n").compactMap { line in
      line.firstMatch(of: /CONSOLE ([A-Z]+ )?(LOG|INFO|DEBUG|WARN|ERROR) ?(.*)/).map {
        let kind: ConsoleMessage.Kind =
          switch $0.2 {
          case "ERROR": .error
          case "WARN": .warning
          default: .information
          }
        return ConsoleMessage(kind, String($0.3))
      }
    }
  }

  func clearConsole() throws {
    _ = try execute("return 1")
    logStart = log.length
  }

  func quit() {
    driver?.end()
    process?.stop()
    driver = nil
    process = nil
  }

  private func restart(_ change: (inout Options) -> Void) throws {
    let old = options
    change(&options)
    guard options != old else { return }
    quit()
    try start()
  }

  private func start() throws {
    let port = try Socket.freePort()
    let process = try ChildProcess(
      "WebKitWebDriver", ["--port=\(port)"],
      environment: [
        "DISPLAY": display.name, "NO_AT_BRIDGE": "1", "WAYLAND_DISPLAY": nil, "GDK_BACKEND": "x11",
      ],
      output: log.descriptor)
    self.process = process
    do {
      driver = try HTTPDriver(
        port: port,
        capabilities: [
          "webkitgtk:browserOptions": [
            "binary": .string(try host().path), "args": .array(arguments),
          ]
        ])
      try resize()
    } catch {
      quit()
      throw error
    }
  }

  private var arguments: [JSON] {
    let flags = [
      ("dark", options.preferences.dark), ("reduced-motion", options.preferences.reducedMotion),
      ("no-scripting", !options.scripting),
    ]
    return [.string(directory.url.appendingPathComponent("data").path)]
      + flags.filter(\.1).map { .string($0.0) }
  }

  /// A program that opens the window with its output in our log; the driver would discard it.
  private func host() throws -> URL {
    let script = """
      #!/bin/sh
      exec '\(ProjectDirectory.file("Scripts/webkit-host").path)' "$@" >>'\(log.url.path)' 2>&1

      """
    let file = try directory.write(script, to: "host")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    return file
  }

  private func resize() throws {
    _ = try perform(.setWindowRect(width: options.width, height: options.height))
    try wait(until: "return innerWidth === \(options.width) && innerHeight === \(options.height)")
  }
}
