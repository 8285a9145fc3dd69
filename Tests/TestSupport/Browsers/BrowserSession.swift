// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One browser under control, driven with real input.
///
/// Get one from ``withBrowser(_:_:)``. All members block the engine's own thread, so a test body
/// reads from top to bottom without `await`.
public protocol BrowserSession: AnyObject {
  var engine: BrowserEngine { get }

  /// Sends one command to the driver.
  func perform(_ command: WebDriverCommand) throws -> JSON

  /// Gives the page a viewport of this size in CSS pixels.
  func setViewport(width: Int, height: Int) throws

  /// Pretends that the reader has set these preferences, and no others.
  func emulate(_ preferences: ReaderPreferences) throws

  /// Turns the page's own scripts on or off from the next navigation on.
  ///
  /// `execute` goes on working.
  func setScripting(enabled: Bool) throws

  /// What the page has reported since the last ``clearConsole()``.
  func consoleMessages() throws -> [ConsoleMessage]

  /// Forgets what the page has reported so far.
  func clearConsole() throws

  /// Ends the browser.
  func quit()
}

/// A reader's preferences that a page can ask for in a media query.
public struct ReaderPreferences: Sendable, Hashable {
  public var dark = false
  public var reducedMotion = false
  /// WebKitGTK has no forced colours: there it does nothing.
  public var forcedColors = false
  /// WebKitGTK needs a high contrast desktop theme: there it does nothing.
  public var moreContrast = false

  public init(
    dark: Bool = false, reducedMotion: Bool = false, forcedColors: Bool = false,
    moreContrast: Bool = false
  ) {
    self.dark = dark
    self.reducedMotion = reducedMotion
    self.forcedColors = forcedColors
    self.moreContrast = moreContrast
  }
}

extension BrowserSession {
  public func navigate(to url: String) throws {
    _ = try perform(.navigate(url))
  }

  /// Runs the body of a function in the page; `arguments[0]` is the first of `arguments`.
  ///
  /// In Firefox a page's `let` and `const` at top level are out of reach; `window.x` is not.
  @discardableResult
  public func execute(_ script: String, _ arguments: JSON...) throws -> JSON {
    try perform(.executeScript(script, arguments))
  }

  /// Runs the body of an `async` function in the page and waits for what it returns.
  @discardableResult
  public func executeAsync(_ script: String, _ arguments: JSON...) throws -> JSON {
    let wrapped = """
      const done = arguments[arguments.length - 1];
      (async function () { \(script) }).apply(null, arguments).then(
        (value) => done({ value: value === undefined ? null : value }),
        (error) => done({ error: String(error && error.stack || error) }));
      """
    let answer = try perform(.executeAsyncScript(wrapped, arguments))
    if let error = answer["error"].string { throw WebDriverError(error: "script", message: error) }
    return answer["value"]
  }

  /// Waits until a script returns something true.
  @discardableResult
  public func wait(
    until script: String, seconds: Double = 5, _ arguments: JSON...
  ) throws -> JSON {
    let answer = try perform(
      .executeAsyncScript(
        """
        const given = [...arguments], done = given.pop(), end = performance.now() + \(seconds * 1000);
        const check = function () { \(script) };
        (function poll() {
          let value, error = null;
          try { value = check.apply(null, given); } catch (problem) { error = String(problem); }
          if (value) { done({ value }); }
          else if (performance.now() > end) { done({ timeout: true, error }); }
          else { setTimeout(poll, 15); }
        })();
        """, arguments))
    if answer["timeout"] == true {
      throw WebDriverError(
        error: "timeout", message: "waited \(seconds) s for `\(script)` \(answer["error"])")
    }
    return answer["value"]
  }

  /// The picture of the viewport as PNG.
  public func screenshot() throws -> [UInt8] {
    Base64.decode(try perform(.screenshot).string ?? "")
  }

  /// Ends all key and pointer input that is still held.
  public func releaseInput() throws {
    _ = try perform(.releaseActions)
  }
}
