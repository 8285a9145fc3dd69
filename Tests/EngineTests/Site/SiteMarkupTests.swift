// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

/// The markup of every page of the built site, without a browser.
@Suite struct SiteMarkupTests {
  @Test("The site has its pages")
  func pages() throws {
    let pages = try BuiltSite.output().pages
    #expect(pages.contains("index.html"))
    let docs = try FileManager.default.contentsOfDirectory(
      atPath: ProjectDirectory.file("Docs").path)
    #expect(pages.count >= docs.filter { $0.hasSuffix(".md") }.count)
  }

  @Test("Every page's structure is sound", arguments: try BuiltSite.output().pages)
  func structure(page: String) throws {
    try expectValidStructure(document: try BuiltSite.output().html(page))
  }

  @Test("The Nu checker finds nothing in any page")
  func nuChecker() throws {
    let site = try BuiltSite.output()
    let problems = try NuChecker.problems(in: site.pages.map(site.file))
    #expect(problems.isEmpty, "\(problems.map(\.description).joined(separator: "\n"))")
  }
}
