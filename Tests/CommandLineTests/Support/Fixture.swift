// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// A small site in a folder of its own.
enum Fixture {
  /// The folder of this package.
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A folder with two pages, settings, and the project's own templates.
  static func site() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: Start\n---\nSee [the guide](guide.md).\n", to: "Docs/index.md")
    try folder.write("---\ntitle: Guide\n---\n# Guide\n\nText.\n", to: "Docs/guide.md")
    try folder.write("{\"title\": \"Fixture\"}\n", to: "Site/site.json")
    try FileManager.default.copyItem(
      at: package.appendingPathComponent("Templates"),
      to: URL(fileURLWithPath: folder.path("Templates")))
    return folder
  }
}
