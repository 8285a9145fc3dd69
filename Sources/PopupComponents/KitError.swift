// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Why a kit could not be written.
public enum KitError: Error, Equatable, CustomStringConvertible {
  case unknownTheme(name: String, suggestion: String?, known: [String])
  case unknownStyle(name: String, suggestion: String?, known: [String])
  case missingSource(String)
  case unreadableSource(String)
  case badIcon(String)

  /// What happened, what was expected and how to go on.
  public var description: String {
    switch self {
    case .unknownTheme(let name, let suggestion, let known):
      Self.unknown("theme", name, suggestion, known)
    case .unknownStyle(let name, let suggestion, let known):
      Self.unknown("style", name, suggestion, known)
    case .missingSource(let path):
      "The template '\(path)' is missing. Reinstall Popup Lab, or restore the file."
    case .unreadableSource(let path):
      "The template '\(path)' cannot be read as UTF-8 text."
    case .badIcon(let name):
      "The icon '\(name)' is not an svg element with plain shapes inside."
    }
  }

  private static func unknown(
    _ kind: String, _ name: String, _ suggestion: String?, _ known: [String]
  ) -> String {
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return
      "There is no \(kind) named '\(name)'.\(hint) Choose one of: \(known.joined(separator: ", "))."
  }
}
