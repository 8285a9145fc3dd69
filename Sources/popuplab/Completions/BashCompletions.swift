// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Completions for bash.
enum BashCompletions {
  static var script: String {
    var lines = [
      "# popuplab completions for bash: source <(popuplab --completions bash)",
      "_popuplab() {",
      "  local current=\"${COMP_WORDS[COMP_CWORD]}\" previous=\"${COMP_WORDS[COMP_CWORD-1]}\"",
      "  COMPREPLY=()",
      "  if [[ $COMP_CWORD -eq 1 ]]; then",
      "    " + reply(CommandTable.commands.map(\.name) + CommandTable.root.options.map(\.flag)),
      "    return",
      "  fi",
      "  case \"${COMP_WORDS[1]} $previous\" in",
    ]
    for command in [CommandTable.root] + CommandTable.commands {
      for option in command.options where option.placeholder != nil {
        let words =
          command.name.isEmpty ? "\(option.flag) \(option.flag)" : "\(command.name) \(option.flag)"
        lines.append("    \"\(words)\") \(values(of: option)); return ;;")
      }
    }
    lines += ["  esac", "  case \"${COMP_WORDS[1]}\" in"]
    for command in CommandTable.commands {
      let words = command.argumentWords + command.allOptions.map(\.flag)
      lines.append("    \(command.name)) \(reply(words)) ;;")
    }
    lines += ["  esac", "}", "complete -F _popuplab popuplab"]
    return lines.joined(separator: "\n")
  }

  private static func reply(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
  }

  private static func values(of option: OptionSpec) -> String {
    if option.completesDirectories { return "COMPREPLY=($(compgen -d -- \"$current\"))" }
    guard option.completesFiles else { return reply(option.words) }
    let words = option.words.joined(separator: " ")
    return "COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\") $(compgen -f -- \"$current\"))"
  }
}
