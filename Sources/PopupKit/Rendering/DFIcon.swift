// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
public import PopupMarkup
import PopupTemplates

/// The project's icons, looked up by the name of the SF Symbol they stand for.
public enum DFIcon {
  /// The names of all icons, sorted.
  public static let allNames: [String] = files.keys.sorted()

  /// An icon as an inline SVG element, hidden from assistive technology.
  ///
  /// - Parameter name: The SF Symbol's name.
  /// - Returns: `<svg class="df-icon" …>`, or `nil` when no icon has the name.
  public static func named(_ name: String) -> HTMLElement? {
    files[name].map { content in
      HTMLElement(
        "svg",
        ["class": "df-icon", "viewBox": "0 0 24 24", "aria-hidden": "true", "focusable": "false"],
        [.trusted(content)])
    }
  }

  /// The content of an icon's SVG element.
  package static func content(of name: String) -> [UInt8]? { files[name] }

  /// The icons whose names are nearest to a name, at most three.
  ///
  /// - Parameter name: A name that no icon has.
  /// - Returns: Names to suggest, the nearest first.
  public static func nearest(to name: String) -> [String] {
    allNames.map { ($0, EditDistance.between($0, name)) }
      .filter { $0.1 <= max(2, name.count / 3) || $0.0.hasPrefix(name) || name.hasPrefix($0.0) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      .prefix(3).map(\.0)
  }

  /// The inner markup of every file in `Templates/icons`, read once.
  private static let files: [String: [UInt8]] = {
    let folder = PopupTemplates.directory.appendingPathComponent("icons")
    let urls =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    var files: [String: [UInt8]] = [:]
    for url in urls where url.pathExtension == "svg" {
      guard let data = try? Data(contentsOf: url), let content = inner([UInt8](data)) else {
        continue
      }
      files[url.deletingPathExtension().lastPathComponent] = content
    }
    return files
  }()

  /// What stands between the SVG element's tags.
  private static func inner(_ file: [UInt8]) -> [UInt8]? {
    guard let open = file.firstIndex(of: UInt8(ascii: ">")),
      let close = file.lastIndex(of: UInt8(ascii: "<")), open < close
    else { return nil }
    return Array(file[(open + 1)..<close])
  }
}

/// How many edits lead from one name to another.
package enum EditDistance {
  /// The Levenshtein distance of two names.
  package static func between(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.utf8), Array(right.utf8))
    var row = Array(0...right.count)
    for (index, byte) in left.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in right.enumerated() {
        let above = row[column + 1]
        row[column + 1] = min(
          diagonal + (byte == other ? 0 : 1), min(above, row[column]) + 1)
        diagonal = above
      }
    }
    return row[right.count]
  }
}
