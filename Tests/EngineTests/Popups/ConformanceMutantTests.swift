// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Synchronization
import TestSupport
import Testing

/// Pages with one thing wrong: the conformance checks must notice each.
@Suite struct ConformanceMutantTests {
  /// In one engine: the checks are the same in all.
  @Test("A page that misbehaves is caught", arguments: Mutant.all)
  func mutants(mutant: Mutant) async throws {
    let site = try KitFixture.site(
      mutant.html + "<script type='module' src='mutant.js'></script>",
      extra: ["mutant.js": mutant.script])
    let isCaught = Mutex(false)
    try await withKnownIssue {
      try await withBrowser(.chromium) { browser in
        try PopupConformance.check(page: "mutant", at: site.url(), in: browser)
      }
    } matching: { issue in
      isCaught.withLock { $0 = true }
      return !"\(issue)".contains("apt-get")
    }
    #expect(isCaught.withLock { $0 })
  }

  struct Mutant: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var html = PopupMarkup(id: "p", flags: ["dismiss-on-outside-tap"]).html
    var script = ""

    static let all = [
      Mutant(
        testDescription: "focus is not returned",
        script: "addEventListener('df-after-hide', () => document.activeElement.blur())"),
      Mutant(
        testDescription: "focus is not in the popup",
        script:
          "addEventListener('df-show', (e) => setTimeout(() => document.activeElement.blur()))"),
      Mutant(
        testDescription: "a press outside is swallowed",
        script: "addEventListener('pointerdown', (e) => e.stopImmediatePropagation(), true)"),
      Mutant(
        testDescription: "a tap closes what it must not",
        script: """
          addEventListener('click', (e) => e.target.closest('.df-body')
            && !e.target.closest('button') && e.target.closest('df-popup').hide('tap'))
          """),
      Mutant(
        testDescription: "Escape is ignored",
        script: """
          addEventListener('keydown', (e) => e.key === 'Escape' && (e.preventDefault(),
            e.stopImmediatePropagation()), true)
          """),
      Mutant(
        testDescription: "an error is reported",
        script: "addEventListener('df-show', () => console.error('planted'))"),
      Mutant(
        testDescription: "the policy is broken",
        script: "addEventListener('df-show', (e) => e.target.setAttribute('style', 'color: red'))"),
      Mutant(
        testDescription: "a button does nothing",
        html: PopupMarkup(
          id: "p",
          content: PopupMarkup.card + "<button type='button'>Nothing</button>"
        ).html),
      Mutant(
        testDescription: "nothing opens the popup",
        html: PopupMarkup(id: "p").popup),
    ]
  }
}
