// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Completions for zsh.
enum ZshCompletions {
  static var script: String {
    var lines = [
      "#compdef popuplab",
      "# popuplab completions for zsh: popuplab --completions zsh > ~/.zfunc/_popuplab",
      "_popuplab() {",
      "  local -a commands",
      "  commands=(",
    ]
    for command in CommandTable.commands {
      lines.append("    \(quoted("\(command.name):\(command.summary)"))")
    }
    lines += [
      "  )",
      "  if (( CURRENT == 2 )); then",
      "    if [[ $words[2] == -* ]]; then",
      "      _arguments \(CommandTable.root.options.map(specification).joined(separator: " "))",
      "    else",
      "      _describe command commands",
      "    fi",
      "    return",
      "  fi",
      "  local command=$words[2]",
      "  shift words",
      "  (( CURRENT-- ))",
      "  case $command in",
    ]
    for command in CommandTable.commands {
      var parts = command.allOptions.map(specification)
      if !command.argumentWords.isEmpty {
        parts.append(quoted("1:command:(\(command.argumentWords.joined(separator: " ")))"))
      }
      lines.append("    \(command.name)) _arguments \(parts.joined(separator: " ")) ;;")
    }
    // What is not a command takes the shell's words as they come, as `--completions` does.
    lines.append(
      "    --completions) compadd \(Shell.allCases.map(\.rawValue).joined(separator: " ")) ;;")
    lines += [
      "  esac", "}", "if [ \"$funcstack[1]\" = \"_popuplab\" ]; then", "  _popuplab \"$@\"", "else",
      "  compdef _popuplab popuplab", "fi",
    ]
    return lines.joined(separator: "\n")
  }

  private static func specification(_ option: OptionSpec) -> String {
    let summary = option.summary.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    var text = (option.isRepeatable ? "*" : "") + option.flag + "[\(summary)]"
    if let placeholder = option.placeholder {
      text += ":\(placeholder):\(values(of: option))"
    }
    return quoted(text)
  }

  private static func values(of option: OptionSpec) -> String {
    if option.completesDirectories { return "_files -/" }
    let words = option.words.joined(separator: " ")
    if option.completesFiles {
      return option.words.isEmpty ? "_files" : "{compadd \(words); _files}"
    }
    if case .list = option.value { return "{_values -s , value \(words)}" }
    return option.words.isEmpty ? " " : "(\(words))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
