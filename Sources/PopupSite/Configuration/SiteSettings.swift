// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What `site.json` says about the site itself.
///
/// ```json
/// {
///   "title": "Popup Lab",
///   "description": "Popups described in Swift, drawn for the web",
///   "baseURL": "https://example.org/popup-lab/",
///   "repository": "https://example.org/popup-lab",
///   "edit": "https://example.org/popup-lab/edit/main/Docs/",
///   "sections": ["Start", "Popups", "Toasts"]
/// }
/// ```
public struct SiteSettings: Sendable, Hashable {
  public var title = "Documentation"
  public var description = ""
  /// The page language, as in `lang`.
  public var language = "en"
  public var baseURL: BaseURL?
  /// A link to the source code, shown in the header.
  public var repository: String?
  /// Where a page's Markdown can be edited; the page's path is added to it.
  public var edit: String?
  /// The sections of the sidebar in order; sections that no list names follow by name.
  public var sections: [String] = []

  public init() {}

  static let keys = [
    "title", "description", "language", "baseURL", "repository", "edit", "sections",
  ]

  /// Reads `site.json`; every wrong setting is reported with its line.
  init(json bytes: [UInt8], file: String, problems: inout [SiteDiagnostic]) {
    do {
      let root = try JSONReader.read(bytes)
      guard case .object(let members) = root.value else {
        problems.append(
          SiteDiagnostic(
            .error, file: file, line: root.line, column: root.column,
            message: "expected an object with the site's settings, found \(root.value.kind)"))
        return
      }
      for member in members {
        if let message = set(member.key, to: member.value) {
          problems.append(
            SiteDiagnostic(
              .error, file: file, line: member.line, column: member.column, message: message))
        }
      }
    } catch {
      problems.append(
        SiteDiagnostic(
          .error, file: file, line: error.line, column: error.column,
          message: "this is not JSON: expected \(error.expected) here"))
    }
  }

  /// Applies one setting; says what is wrong with it, if anything is.
  private mutating func set(_ key: String, to node: JSONReader.Node) -> String? {
    if key == "sections" {
      guard case .array(let items) = node.value else {
        return "'sections' must be a list of strings, not \(node.value.kind)"
      }
      sections = items.compactMap { if case .string(let name) = $0.value { name } else { nil } }
      return sections.count == items.count ? nil : "'sections' must hold nothing but strings"
    }
    guard Self.keys.contains(key) else {
      return "'\(key)' is not a setting of site.json; expected one of "
        + Self.keys.joined(separator: ", ") + Suggestion.clause(for: key, in: Self.keys)
    }
    guard case .string(let text) = node.value else {
      return "'\(key)' must be a string, not \(node.value.kind)"
    }
    switch key {
    case "title": title = text
    case "description": description = text
    case "language": language = text
    case "baseURL": return setBaseURL(text)
    case "repository": return setLink(text, key, \.repository)
    default: return setLink(text, key, \.edit)
    }
    return nil
  }

  private mutating func setBaseURL(_ text: String) -> String? {
    do {
      baseURL = try BaseURL(parsing: text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private mutating func setLink(
    _ text: String, _ key: String, _ target: WritableKeyPath<SiteSettings, String?>
  ) -> String? {
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else {
      return "'\(key)' must be an http or https URL, not '\(text)'"
    }
    self[keyPath: target] = text
    return nil
  }
}
