// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The `key: value` lines between two `---` lines at the start of a page.
public struct FrontMatter: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    case string(String)
    case list([String])
  }

  public struct Entry: Sendable, Equatable {
    public let key: String
    public var value: Value
    public let line: Int
  }

  public var entries: [Entry]

  public init(entries: [Entry] = []) {
    self.entries = entries
  }

  public func entry(_ key: String) -> Entry? { entries.first { $0.key == key } }

  /// The text of a key; a list is joined with commas.
  public subscript(key: String) -> String? {
    switch entry(key)?.value {
    case .string(let text): text
    case .list(let items): items.joined(separator: ", ")
    case nil: nil
    }
  }

  /// The items of a key; a single value is a list of one.
  public func list(_ key: String) -> [String] {
    switch entry(key)?.value {
    case .string(let text): text.isEmpty ? [] : [text]
    case .list(let items): items
    case nil: []
    }
  }
}
