// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A shell that completion scripts are written for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script to be sourced, made from the table of commands.
  var completionScript: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}

extension OptionSpec {
  /// Whether the value is a path.
  var completesFiles: Bool {
    switch value {
    case .file: true
    case .choice(_, _, let orFile): orFile
    default: false
    }
  }

  var completesDirectories: Bool {
    if case .directory = value { true } else { false }
  }
}

extension CommandSpec {
  /// The words that the argument after the command may be.
  var argumentWords: [String] {
    if case .choice(_, let words, _) = argument { words } else { [] }
  }
}
