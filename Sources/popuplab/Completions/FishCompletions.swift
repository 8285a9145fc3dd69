// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Completions for fish.
enum FishCompletions {
  static var script: String {
    let names = CommandTable.commands.map(\.name)
    var lines = [
      "# popuplab completions for fish: popuplab --completions fish | source",
      "complete -c popuplab -f",
      "set -l commands \(names.joined(separator: " "))",
    ]
    let none = "\"not __fish_seen_subcommand_from $commands\""
    for command in CommandTable.commands {
      lines.append(
        "complete -c popuplab -n \(none) -a \(command.name) -d \(quoted(command.summary))")
    }
    lines += CommandTable.root.options.map { line(for: $0, condition: none) }
    for command in CommandTable.commands {
      let condition = quoted("__fish_seen_subcommand_from \(command.name)")
      if !command.argumentWords.isEmpty {
        let words = quoted(command.argumentWords.joined(separator: " "))
        lines.append("complete -c popuplab -n \(condition) -a \(words)")
      }
      lines += command.allOptions.map { line(for: $0, condition: condition) }
    }
    return lines.joined(separator: "\n")
  }

  private static func line(for option: OptionSpec, condition: String) -> String {
    var parts = [
      "complete -c popuplab -n \(condition) -l \(option.name) -d \(quoted(option.summary))"
    ]
    // -x: a value, and no files among its suggestions.
    if option.placeholder != nil { parts.append(option.completesFiles ? "-r" : "-x") }
    if option.completesDirectories { parts.append("-a '(__fish_complete_directories)'") }
    if option.completesFiles { parts.append("-F") }
    if !option.words.isEmpty { parts.append("-a \(quoted(option.words.joined(separator: " ")))") }
    return parts.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    return "'\(escaped)'"
  }
}
