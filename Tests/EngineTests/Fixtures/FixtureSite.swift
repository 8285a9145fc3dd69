// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import TestSupport

/// Pages written into a directory and served under the strict policy.
struct FixtureSite {
  let directory: TemporaryDirectory
  let server: StaticFileServer

  init(_ files: [String: String]) throws {
    directory = try TemporaryDirectory("fixture")
    for (path, text) in files { try directory.write(text, to: path) }
    server = try StaticFileServer(root: directory.url)
  }

  func url(_ path: String = "") -> String { "\(server.url)/\(path)" }

  /// A whole page around `body`.
  static func page(_ body: String, head: String = "") -> String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Fixture</title>\(head)</head>
    <body><main><h1>Fixture</h1>
    \(body)
    </main></body></html>

    """
  }
}
