// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Testing

@testable import PopupPreview

@Suite struct RequestPathTests {
  @Test(arguments: [
    ("/", [], true), ("/a.html", ["a.html"], false), ("/a/", ["a"], true),
    ("/a%20b/c", ["a b", "c"], false), ("/%C3%BC", ["ü"], false),
    // Decoded once only.
    ("/%252e%252e", ["%2e%2e"], false),
  ])
  func decodesNames(_ raw: String, _ segments: [String], _ isDirectory: Bool) throws {
    let path = try #require(RequestPath(raw))
    #expect(path.segments == segments)
    #expect(path.isDirectory == isDirectory)
  }

  @Test(arguments: [
    "", "a", "http://localhost/a", "/..", "/../a", "/a/../b", "/a/..", "/.", "/./a", "/%2e%2e/a",
    "/%2E%2e", "/a%2fb", "/a%2Fb", "/a%5cb", "/a\\b", "//a", "/a//b", "/a//", "/%00", "/a%0ab",
    "/%", "/%4", "/%zz", "/%ff", "/.popuplab", "/a/.git/config",
  ])
  func refusesWhatCouldLeaveTheOutput(_ raw: String) {
    #expect(RequestPath(raw) == nil)
  }
}
