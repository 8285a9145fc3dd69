// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupSite

/// Finds the command that the arguments name, and runs it.
@MainActor
enum CommandLineInterface {
  static func run(_ words: [String]) async -> ExitCode {
    do {
      return try await dispatch(words)
    } catch let error as UsageError {
      let terminal = Terminal(isQuiet: true)
      let command = words.first.flatMap(CommandTable.command)
      terminal.diagnose("popuplab: error: \(error.message)")
      terminal.diagnose("See 'popuplab \(command.map { "help \($0.name)" } ?? "--help")'.")
      return .usage
    } catch let error as SiteDiagnostic {
      Terminal(isQuiet: true).diagnose("\(error)")
      return .failure
    } catch {
      Terminal(isQuiet: true).diagnose("popuplab: error: \(error)")
      return .failure
    }
  }

  private static func dispatch(_ words: [String]) async throws -> ExitCode {
    guard let first = words.first else {
      throw UsageError.missingCommand(known: CommandTable.commands.map(\.name))
    }
    if first.hasPrefix("-") { return try runGlobal(words) }
    guard let command = CommandTable.command(first) else {
      throw UsageError.unknownCommand(first, known: CommandTable.commands.map(\.name))
    }
    // Help is given whatever else is wrong with the line.
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      Terminal(isQuiet: false).print(HelpPage.text(for: command))
      return .success
    }
    let arguments = try ArgumentParser(command: command).parse(words.dropFirst())
    return try await command.run(arguments, Terminal(isQuiet: arguments.has("quiet")))
  }

  /// `popuplab --help`, `--version` and `--completions SHELL`.
  private static func runGlobal(_ words: [String]) throws -> ExitCode {
    let arguments = try ArgumentParser(command: CommandTable.root).parse(words[...])
    let terminal = Terminal(isQuiet: false)
    if arguments.has("help") {
      terminal.print(HelpPage.overview)
    } else if let name = arguments["completions"], let shell = Shell(rawValue: name) {
      terminal.print(shell.completionScript)
    } else if arguments.has("version") {
      terminal.print("popuplab \(CommandTable.version)")
    } else {
      throw UsageError.missingCommand(known: CommandTable.commands.map(\.name))
    }
    return .success
  }
}
