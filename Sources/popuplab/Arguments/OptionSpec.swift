// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One option of a command, for parsing, help and completions alike.
struct OptionSpec: Sendable {
  /// What stands after the option.
  enum Value: Sendable {
    /// Nothing: the option is on or absent.
    case none
    case directory
    case file
    case text(String)
    case number(String, ClosedRange<Int>)
    /// One of the words, or with `orFile` the path of a file.
    case choice(String, of: [String], orFile: Bool = false)
    /// Several of the words with commas between them.
    case list(String, of: [String])
  }

  /// The name without the dashes.
  var name: String
  var value: Value = .none
  /// What the option is for, in a few words.
  var summary: String
  /// What holds when the option is absent.
  var defaultValue: String?
  var isRepeatable = false

  /// The name as it is written: `--output`.
  var flag: String { "--\(name)" }

  /// What stands for the value in the help: `DIR`.
  var placeholder: String? {
    switch value {
    case .none: nil
    case .directory: "DIR"
    case .file: "FILE"
    case .text(let name), .number(let name, _), .choice(let name, _, _), .list(let name, _): name
    }
  }

  /// The words that the value may be, for completions.
  var words: [String] {
    switch value {
    case .choice(_, let words, _), .list(_, let words): words
    default: []
    }
  }

  /// How the option is written: `--output DIR`.
  var usage: String { placeholder.map { "\(flag) \($0)" } ?? flag }
}
