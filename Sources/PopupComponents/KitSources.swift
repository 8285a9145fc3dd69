// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import PopupTemplates

/// The hand-written files that a kit is made from.
struct KitSources {
  /// File names and texts, sorted by name.
  typealias Files = [(name: String, text: String)]

  let stylesheets: Files
  let scripts: Files
  let icons: Files

  init(directory: URL = PopupTemplates.directory) throws {
    stylesheets = try Self.files("kit/css", withExtension: "css", in: directory)
    scripts = try Self.files("kit/js", withExtension: "js", in: directory)
    icons = try Self.files("icons", withExtension: "svg", in: directory)
  }

  func stylesheet(_ name: String) throws -> String {
    guard let file = stylesheets.first(where: { $0.name == name }) else {
      throw KitError.missingSource("kit/css/\(name)")
    }
    return file.text
  }

  private static func files(
    _ path: String, withExtension suffix: String, in directory: URL
  ) throws -> Files {
    let folder = directory.appendingPathComponent(path)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return []
    }
    return try names.filter { $0.hasSuffix(".\(suffix)") }.sorted().map { name in
      let url = folder.appendingPathComponent(name)
      guard let data = try? Data(contentsOf: url),
        let text = String(validating: data, as: UTF8.self)
      else { throw KitError.unreadableSource("\(path)/\(name)") }
      return (name, text)
    }
  }
}
