// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import PopupPreview

/// What the client script does in real browsers.
@Suite(.serialized) struct ClientScriptTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(page("first"), to: "index.html")
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "icon.svg")
    try folder.write("h1 { color: rgb(1, 2, 3); }", to: "css/a.css")
    try folder.write("p { color: rgb(4, 5, 6); }", to: "css/b.css")
    try folder.write(
      "main { min-height: 4000px; } html { scroll-behavior: smooth; }", to: "css/page.css")
  }

  private func page(_ title: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
    <link rel="icon" href="/icon.svg"><link rel="stylesheet" href="css/page.css">
    <link rel="stylesheet" href="/css/a.css"><link rel="stylesheet" href="css/b.css"></head>
    <body><main><h1>\(title)</h1><p>Text</p><dialog>A dialog</dialog></main></body></html>
    """
  }

  private func start(port: UInt16 = 0) throws -> PreviewServer {
    var options = PreviewServer.Options()
    options.port = port
    return try PreviewServer(output: folder.path, options: options)
  }

  /// Opens the page and waits until it listens.
  private func open(_ server: PreviewServer, _ browser: any BrowserSession) throws {
    try browser.navigate(to: server.url)
    for _ in 0..<200 where server.listenerCount == 0 { Pause.milliseconds(20) }
    #expect(server.listenerCount == 1)
    try browser.execute("window.isSamePage = true")
  }

  /// Waits for what is true after a reload, which would end a script that waits in the page.
  private func wait(
    _ browser: any BrowserSession, until script: String, seconds: Double = 5,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for _ in 0..<Int(seconds * 50) {
      if (try? browser.execute(script)) == true { return }
      Pause.milliseconds(20)
    }
    Issue.record("waited \(seconds) s for: \(script)", sourceLocation: sourceLocation)
  }

  @Test(arguments: BrowserEngine.allCases)
  func swapsAStyleSheetInPlace(_ engine: BrowserEngine) async throws {
    let server = try start()
    defer { server.stop() }
    try await withBrowser(engine) { browser in
      try open(server, browser)
      try folder.write("h1 { color: rgb(7, 8, 9); }", to: "css/a.css")
      server.publish(.css(["css/a.css"]))
      try browser.wait(
        until: "return getComputedStyle(document.querySelector('h1')).color === 'rgb(7, 8, 9)'")
      try browser.wait(
        until: "return document.querySelectorAll('link[href*=\"a.css\"]').length === 1")
      #expect(try browser.execute("return window.isSamePage") == true)
      // The others were left alone.
      #expect(
        try browser.execute("return document.querySelectorAll('link[href$=\"b.css\"]').length") == 1
      )
      #expect(try browser.consoleProblems() == [])
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func reloadsAtTheSameScrollPosition(_ engine: BrowserEngine) async throws {
    let server = try start()
    defer { server.stop() }
    try await withBrowser(engine) { browser in
      try open(server, browser)
      try browser.execute("window.scrollTo({ top: 700, behavior: 'instant' })")
      try folder.write(page("second"), to: "index.html")
      server.publish(.reload)
      try wait(browser, until: "return document.title === 'second' && window.scrollY === 700")
      #expect(try browser.execute("return window.isSamePage ?? false") == false)
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func showsAnErrorAsTextAndTakesItAway(_ engine: BrowserEngine) async throws {
    let server = try start()
    defer { server.stop() }
    try await withBrowser(engine) { browser in
      try open(server, browser)
      try browser.execute("document.querySelector('dialog').showModal()")
      server.publish(.error("Docs/a.md:1:2: error: <b>no</b>\n  second line"))
      let text = try browser.wait(
        until: "return document.querySelector('#popuplab-preview')?.shadowRoot"
          + ".querySelector('pre').textContent")
      #expect(text == "Docs/a.md:1:2: error: <b>no</b>\n  second line")
      let root = "document.querySelector('#popuplab-preview').shadowRoot"
      #expect(try browser.execute("return \(root).querySelectorAll('b').length") == 0)
      // Above the modal dialog, and not inert.
      let isOnTop = """
        const host = document.querySelector('#popuplab-preview');
        const box = host.shadowRoot.querySelector('button').getBoundingClientRect();
        return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === host;
        """
      try browser.wait(until: isOnTop)
      #expect(try browser.execute("return window.isSamePage") == true)
      server.publish(.clear)
      try browser.wait(until: "return !document.querySelector('#popuplab-preview')")
      #expect(try browser.consoleProblems() == [])
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func showsAStandingErrorInAPageThatOpensLater(_ engine: BrowserEngine) async throws {
    let server = try start()
    defer { server.stop() }
    server.publish(.error("wrong"))
    try await withBrowser(engine) { browser in
      try open(server, browser)
      try browser.wait(until: "return document.querySelector('#popuplab-preview')")
      server.publish(.reload)
      try wait(
        browser,
        until: "return !window.isSamePage && !document.querySelector('#popuplab-preview')")
    }
  }

  @Test(arguments: BrowserEngine.allCases)
  func findsAServerThatWasStartedAgain(_ engine: BrowserEngine) async throws {
    let first = try start()
    let port = first.port
    try await withBrowser(engine) { browser in
      try open(first, browser)
      first.stop()
      try folder.write(page("second"), to: "index.html")
      let second = try start(port: port)
      // Browsers wait between three and five seconds before they connect again.
      try wait(browser, until: "return document.title === 'second'", seconds: 15)
      second.stop()
    }
  }
}
