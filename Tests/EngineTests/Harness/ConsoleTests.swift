// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// A page that misbehaves must be noticed in every engine.
@Suite struct ConsoleTests {
  @Test("A page without fault reports nothing", arguments: BrowserEngine.allCases)
  func quiet(engine: BrowserEngine) async throws {
    let problems = try await problems(of: FixtureSite.page("<p>Fine</p>"), in: engine)
    #expect(problems == [])
  }

  @Test("console.error is noticed", arguments: BrowserEngine.allCases)
  func consoleError(engine: BrowserEngine) async throws {
    let problems = try await problems(of: script, "console.error('broken thing')", in: engine)
    #expect(problems.contains { $0.kind == .error && $0.text.contains("broken thing") })
  }

  @Test("An uncaught exception is noticed", arguments: BrowserEngine.allCases)
  func exception(engine: BrowserEngine) async throws {
    let problems = try await problems(of: script, "throw new Error('unlucky')", in: engine)
    #expect(problems.contains { $0.kind == .error && $0.text.contains("unlucky") })
  }

  @Test("A rejection that nobody handles is noticed", arguments: BrowserEngine.allCases)
  func rejection(engine: BrowserEngine) async throws {
    let problems = try await problems(
      of: script, "Promise.reject(new Error('forgotten'))", in: engine)
    #expect(problems.contains { $0.kind == .error && $0.text.contains("forgotten") })
  }

  /// WebKit keeps it from everyone but its inspector.
  @Test("A missing script is noticed", arguments: [BrowserEngine.chromium, .firefox])
  func missingScript(engine: BrowserEngine) async throws {
    let page = FixtureSite.page("", head: #"<script src="nowhere.js"></script>"#)
    #expect(!(try await problems(of: page, in: engine)).isEmpty)
  }

  @Test("What the policy forbids is noticed", arguments: BrowserEngine.allCases, Violation.all)
  func policy(engine: BrowserEngine, violation: Violation) async throws {
    let problems = try await problems(of: violation.page, violation.script, in: engine)
    #expect(problems.contains { $0.kind == .policyViolation }, "\(problems)")
  }

  struct Violation: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var page = ConsoleTests.script
    var script = ""

    static let all = [
      Violation(
        testDescription: "style attribute", page: FixtureSite.page("<p style='color:red'>x</p>")),
      Violation(
        testDescription: "inline style", page: FixtureSite.page("<style>p { color: red }</style>")),
      Violation(
        testDescription: "inline script", page: FixtureSite.page("<script>window.x = 1</script>")),
      Violation(
        testDescription: "handler attribute", page: FixtureSite.page("<body onload='x()'>")),
      Violation(testDescription: "innerHTML", script: "document.body.innerHTML = '<p>x</p>'"),
      Violation(testDescription: "eval", script: "eval('1 + 1')"),
    ]
  }

  private static let script = FixtureSite.page("", head: "<script src='page.js' defer></script>")
  private var script: String { Self.script }

  private func problems(
    of page: String, _ script: String = "", in engine: BrowserEngine
  ) async throws -> [ConsoleMessage] {
    let site = try FixtureSite(["index.html": page, "page.js": script, "favicon.ico": ""])
    return try await withBrowser(engine) { browser in
      try browser.navigate(to: site.url())
      try browser.executeAsync("await new Promise((done) => setTimeout(done, 50))")
      return try browser.consoleProblems()
    }
  }
}
