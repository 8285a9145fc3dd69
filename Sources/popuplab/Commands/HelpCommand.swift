// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// `popuplab help`: explains a command.
enum HelpCommand {
  @MainActor
  static func run(_ arguments: Arguments, _ terminal: Terminal) throws -> ExitCode {
    guard let name = arguments.positional.first else {
      terminal.print(HelpPage.overview)
      return .success
    }
    guard let command = CommandTable.command(name) else {
      throw UsageError.unknownCommand(name, known: CommandTable.commands.map(\.name))
    }
    terminal.print(HelpPage.text(for: command))
    return .success
  }
}
