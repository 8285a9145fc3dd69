// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupComponents
import TestSupport

/// The kit's files as a site serves them.
enum KitFixture {
  /// By path, below `kit/`.
  static func files() throws -> [String: String] {
    Dictionary(uniqueKeysWithValues: try kit.get())
  }

  /// Made once for the whole run.
  private static let kit = Result {
    try ComponentKit().files().map { file in
      ("kit/\(file.path)", String(decoding: file.bytes, as: UTF8.self))
    }
  }

  /// A page with these popups, linked as the site links the kit.
  static func page(_ body: String, attributes: String = "") -> String {
    FixtureSite.page(
      body,
      head: """
        <link rel="icon" href="data:,"><link rel="stylesheet" href="kit/popup-kit.css">\
        <script type="module" src="kit/popup-kit.js"></script>
        """
    ).replacing("<html lang=\"en\">", with: "<html lang=\"en\" \(attributes)>")
  }

  /// A site of one page with the kit.
  static func site(
    _ body: String, attributes: String = "", extra: [String: String] = [:]
  ) throws -> FixtureSite {
    var files = try files().merging(extra) { _, extra in extra }
    files["index.html"] = page(body, attributes: attributes).replacing(
      #"<link rel="icon" href="data:,">"#, with: "")
    files["favicon.ico"] = ""
    return try FixtureSite(files)
  }
}
