// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The harness itself: what the other engine tests take for granted.
@Suite struct DriverTests {
  private static let dialog = FixtureSite.page(
    """
    <button id="open">Open</button> <button id="other">Other</button> <input id="field">
    <dialog id="dialog" aria-label="Greeting"><button id="ok" autofocus>OK</button></dialog>
    <div id="pad"></div>
    """, head: #"<script src="page.js" defer></script><link rel="stylesheet" href="page.css">"#)

  private static let files = [
    "favicon.ico": "",
    "index.html": dialog,
    "page.css": "#pad { width: 200px; height: 200px; background: lightgray; touch-action: none }",
    "page.js": """
    const dialog = document.getElementById("dialog");
    document.getElementById("open").addEventListener("click", (e) => {
      window.trusted = e.isTrusted; dialog.showModal(); });
    document.getElementById("ok").addEventListener("click", () => dialog.close());
    window.moves = [];
    for (const type of ["pointerdown", "pointermove", "pointerup"])
      document.getElementById("pad").addEventListener(type, (e) =>
        window.moves.push([type, e.clientX, e.clientY, e.pointerType, e.buttons]));
    """,
  ]

  @Test(
    "A real click opens a dialog and a real Escape returns the focus",
    arguments: BrowserEngine.allCases)
  func clickAndEscape(engine: BrowserEngine) async throws {
    let site = try FixtureSite(Self.files)
    try await withBrowser(engine) { browser in
      try browser.navigate(to: site.url())
      try browser.click("#open")
      #expect(try browser.execute("return window.trusted") == true)
      #expect(try browser.focusMatches("#ok"))
      #expect(try browser.computedRole(of: "#dialog") == "dialog")
      #expect(try browser.computedLabel(of: "#dialog") == "Greeting")
      try browser.press(.escape)
      try browser.wait(until: "return !document.getElementById('dialog').open")
      #expect(try browser.focusDescription() == #"button#open "Open""#)
      #expect(try browser.consoleMessages() == [])
    }
  }

  @Test("Keys type, move the focus and press buttons", arguments: BrowserEngine.allCases)
  func keyboard(engine: BrowserEngine) async throws {
    let site = try FixtureSite(Self.files)
    try await withBrowser(engine) { browser in
      try browser.navigate(to: site.url())
      try browser.press(.tab)
      #expect(try browser.focusMatches("#open"))
      try browser.press(.enter)
      try browser.wait(until: "return document.getElementById('dialog').open")
      try browser.press(.space)
      try browser.wait(until: "return !document.getElementById('dialog').open")
      try browser.press(.tab)
      #expect(try browser.focusMatches("#other"))
      try browser.press(.tab)
      try browser.type("Hé")
      #expect(try browser.execute("return document.getElementById('field').value") == "Hé")
      try browser.press(.tab, holding: .shift)
      #expect(try browser.focusMatches("#other"))
    }
  }

  @Test("A drag arrives with its moves between", arguments: BrowserEngine.allCases)
  func drag(engine: BrowserEngine) async throws {
    let site = try FixtureSite(Self.files)
    try await withBrowser(engine) { browser in
      try browser.navigate(to: site.url())
      let start = try browser.clickablePoint(of: "#pad")
      try browser.drag(from: start, by: Point(x: 0, y: 60), steps: 6)
      let events = try browser.execute("return window.moves").array
      let pressed = events.filter { $0[0] == "pointermove" && $0[4] == 1 }
      #expect(pressed.count >= 6)
      #expect(events.last?[0] == "pointerup")
      #expect(events.last?[2].number == start.y + 60)
    }
  }

  @Test("A click on something covered is refused", arguments: BrowserEngine.allCases)
  func coveredClick(engine: BrowserEngine) async throws {
    let site = try FixtureSite(Self.files)
    try await withBrowser(engine) { browser in
      try browser.navigate(to: site.url())
      try browser.click("#open")
      #expect(throws: WebDriverError.self) { try browser.click("#other") }
    }
  }

  @Test("The viewport has the size asked for", arguments: BrowserEngine.allCases)
  func viewport(engine: BrowserEngine) async throws {
    let site = try FixtureSite(Self.files)
    try await withBrowser(engine) { browser in
      try browser.navigate(to: site.url())
      try browser.setViewport(width: 320, height: 640)
      let size = try browser.execute("return [innerWidth, innerHeight]")
      #expect(size == [320, 640])
      #expect(try browser.screenshot().starts(with: [0x89, 0x50, 0x4E, 0x47]))
    }
  }

  @Test("The reader's preferences reach the page", arguments: BrowserEngine.allCases)
  func preferences(engine: BrowserEngine) async throws {
    let site = try FixtureSite(Self.files)
    let script = """
      return ["(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)",
        "(forced-colors: active)", "(prefers-contrast: more)"]
        .map((query) => matchMedia(query).matches)
      """
    try await withBrowser(engine) { browser in
      try browser.navigate(to: site.url())
      #expect(try browser.execute(script) == [false, false, false, false])
      try browser.emulate(ReaderPreferences(dark: true, reducedMotion: true))
      try browser.navigate(to: site.url())
      #expect(try browser.execute(script) == [true, true, false, false])
      guard engine != .webkit else { return }
      try browser.emulate(ReaderPreferences(forcedColors: true))
      try browser.wait(until: "return matchMedia('(forced-colors: active)').matches")
      try browser.emulate(ReaderPreferences(moreContrast: true))
      try browser.wait(until: "return matchMedia('(prefers-contrast: more)').matches")
    }
  }

  @Test("With scripting off the page's scripts do not run", arguments: BrowserEngine.allCases)
  func scriptingOff(engine: BrowserEngine) async throws {
    let site = try FixtureSite(Self.files)
    try await withBrowser(engine) { browser in
      try browser.setScripting(enabled: false)
      try browser.navigate(to: site.url())
      #expect(try browser.execute("return document.title") == "Fixture")
      #expect(try browser.execute("return typeof window.moves") == "undefined")
      try browser.press(.tab)
      #expect(try browser.focusMatches("#open"))
    }
  }
}
