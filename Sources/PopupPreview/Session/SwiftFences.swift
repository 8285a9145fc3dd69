// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PopupMarkdown

/// The Swift code of the documentation, remembered to tell an edit of code from one of prose.
struct SwiftFences {
  /// The compiled fences of each page, by the page's path.
  private var fences: [String: [String]] = [:]

  /// Reads all pages of a scope.
  init(_ scope: WatchScope) {
    for root in scope.roots {
      scope.walk(root) { path, isDirectory in
        if !isDirectory, Self.isPage(path) { fences[path] = Self.read(path) }
      }
    }
  }

  /// Whether the changed pages hold other Swift code than before; they are read anew.
  ///
  /// A page that cannot be parsed keeps its old code: the site's build reports what is wrong.
  mutating func update(_ changed: Set<String>) -> Bool {
    var isChanged = false
    for path in changed where Self.isPage(path) {
      let exists = PathName.kind(path, followingLinks: true) != nil
      guard let now = exists ? Self.read(path) : [] else { continue }
      isChanged = isChanged || now != fences[path, default: []]
      fences[path] = now
    }
    return isChanged
  }

  private static func isPage(_ path: String) -> Bool { path.hasSuffix(".md") }

  private static func read(_ path: String) -> [String]? {
    guard let data = FileManager.default.contents(atPath: path),
      let document = try? MarkdownDocument(parsing: Array(data), path: path)
    else { return nil }
    return document.codeBlocks.compactMap { block in
      guard block.info.language == "swift", !block.info.has("nocompile") else { return nil }
      return block.info.words.joined(separator: " ") + "\n" + block.code
    }
  }
}
