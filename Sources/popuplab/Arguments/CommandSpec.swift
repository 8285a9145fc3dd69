// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One command, for parsing, help and completions alike.
struct CommandSpec: Sendable {
  struct Example: Sendable {
    var command: String
    var summary: String
  }

  var name: String
  /// One line for the list of commands.
  var summary: String
  /// A paragraph or more for the command's own help.
  var discussion: String
  var options: [OptionSpec]
  /// What stands after the options, `COMMAND` for instance, and which words it may be.
  var argument: OptionSpec.Value = .none
  var examples: [Example]
  var run: @MainActor @Sendable (Arguments, Terminal) async throws -> ExitCode

  /// The command's own options and those that every command has.
  var allOptions: [OptionSpec] { options + CommandTable.commonOptions }
}

/// How the process ends.
enum ExitCode: Int32 {
  case success = 0
  /// The input has errors.
  case failure = 1
  /// The command line is wrong.
  case usage = 2
}
