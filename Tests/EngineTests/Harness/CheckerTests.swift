// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport
import Testing

/// The checkers find a planted fault, and nothing on a page without one.
@Suite struct CheckerTests {
  private static let good = FixtureSite.page(
    """
    <p>Text</p>
    <button type="button" commandfor="d" command="show-modal" popovertarget="d">Open</button>
    <dialog id="d" popover="auto" closedby="any" aria-label="D"><button type="button">Close</button>
    </dialog>
    """)

  @Test("axe finds nothing on a good page", arguments: BrowserEngine.allCases)
  func axeGood(engine: BrowserEngine) async throws {
    #expect(try await axe(Self.good, in: engine) == [])
  }

  @Test(
    "axe finds a planted fault", arguments: BrowserEngine.allCases,
    [
      (#"<button type="button"></button>"#, "button-name"),
      (#"<p class="pale">Pale</p>"#, "color-contrast"),
      (#"<img src="favicon.ico">"#, "image-alt"),
      (
        #"<button type="button" class="tiny">a</button><button class="tiny">b</button>"#,
        "target-size"
      ),
    ])
  func axeFault(engine: BrowserEngine, fault: (html: String, rule: String)) async throws {
    let page = Self.good.replacing("<p>Text</p>", with: fault.html)
    #expect(try await axe(page, in: engine).map(\.rule).contains(fault.rule))
  }

  private func axe(_ page: String, in engine: BrowserEngine) async throws -> [AxeViolation] {
    let site = try FixtureSite([
      "favicon.ico": "",
      "index.html": page.replacing(
        "</head>", with: "<link rel='stylesheet' href='page.css'></head>"),
      "page.css": """
      .pale { color: #aaa; background: #fff }
      .tiny { inline-size: 10px; block-size: 10px; padding: 0; overflow: hidden }
      """,
    ])
    return try await withBrowser(engine) { browser in
      try browser.navigate(to: site.url())
      return try Axe.violations(in: browser)
    }
  }

  @Test("The Nu checker finds only what is wrong")
  func nuChecker() throws {
    let directory = try TemporaryDirectory("nu")
    let good = try directory.write(Self.good, to: "good.html")
    let none = try NuChecker.problems(in: [good])
    #expect(none.isEmpty, "\(none)")
    let bad = try directory.write(
      Self.good.replacing("<p>Text</p>", with: "<p>Text</div><img src='x'>"), to: "bad.html")
    let problems = try NuChecker.problems(in: [good, bad])
    #expect(problems.map(\.file).allSatisfy { $0 == "bad.html" })
    #expect(problems.contains { $0.message.contains("Stray end tag “div”") })
    #expect(problems.contains { $0.message.contains("alt") })
  }

  @Test("Firefox names the faults of a style sheet")
  func stylesheet() async throws {
    let page = FixtureSite.page("", head: "<link rel='stylesheet' href='page.css'>")
    let site = try FixtureSite([
      "index.html": page,
      "page.css": "@layer a { p { colr: red; color: light-dark(red, oklch(50% 0.1 20)) } }",
    ])
    let errors = try await withBrowser(.firefox) { browser in
      try StylesheetErrors.inPage(at: site.url(), browser)
    }
    #expect(errors.count == 1)
    #expect(errors.first?.contains("‘colr’") == true)
  }
}
