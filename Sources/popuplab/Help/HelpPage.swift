// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The text of `--help`, made from the table of commands.
enum HelpPage {
  private static let width = 80

  /// All commands.
  static var overview: String {
    let commands = CommandTable.commands
    let column = (commands.map(\.name.count).max() ?? 0) + 4
    var lines = [
      "popuplab makes popups and toasts for web pages, and documents them.", "",
      "Usage: popuplab COMMAND [OPTIONS]", "", "Commands:",
    ]
    for command in commands { lines += entry(command.name, command.summary, column) }
    lines += ["", "Options:"]
    for option in CommandTable.root.options { lines += self.lines(for: option, column: 24) }
    lines += ["", "Examples:"]
    for example in CommandTable.root.examples { lines += self.lines(for: example) }
    lines += ["", "Exit codes: 0 done, 1 the input has errors, 2 the command line is wrong."]
    lines += ["'popuplab help COMMAND' explains a command with all its options."]
    return lines.joined(separator: "\n")
  }

  /// One command with its options, defaults and examples.
  static func text(for command: CommandSpec) -> String {
    var lines = ["\(command.summary).", "", "Usage: \(usage(of: command))", ""]
    lines += wrapped(command.discussion, indent: 0)
    lines += ["", "Options:"]
    let column = (command.allOptions.map(\.usage.count).max() ?? 0) + 4
    for option in command.allOptions { lines += self.lines(for: option, column: column) }
    lines += ["", "Examples:"]
    for example in command.examples { lines += self.lines(for: example) }
    return lines.joined(separator: "\n")
  }

  private static func usage(of command: CommandSpec) -> String {
    let options = command.options.map { option in
      "[\(option.usage)]" + (option.isRepeatable ? "..." : "")
    }
    var words = ["popuplab", command.name] + options
    if case .choice(let name, _, _) = command.argument { words.append("[\(name)]") }
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      if last.count + word.count + 1 > width - 7 {
        lines.append(String(repeating: " ", count: 7 + "popuplab ".count) + word)
      } else {
        lines[lines.count - 1] = last.isEmpty ? word : last + " " + word
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(for option: OptionSpec, column: Int) -> [String] {
    var text = option.summary
    if !option.words.isEmpty { text += ": " + option.words.joined(separator: ", ") }
    if option.isRepeatable { text += "; may be repeated" }
    if let value = option.defaultValue { text += " (default: \(value))" }
    return entry(option.usage, text, column)
  }

  private static func lines(for example: CommandSpec.Example) -> [String] {
    ["  \(example.command)"] + wrapped(example.summary, indent: 6)
  }

  /// A term and its explanation in two columns.
  private static func entry(_ term: String, _ text: String, _ column: Int) -> [String] {
    var lines = wrapped(text, indent: column + 2)
    let start = "  " + term
    guard let first = lines.first, start.count < column + 1 else { return [start] + lines }
    lines[0] = start + first.dropFirst(start.count)
    return lines
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = margin
      for word in paragraph.split(separator: " ") {
        if line.count + word.count + 1 > width, line != margin {
          lines.append(line)
          line = margin
        }
        line += line == margin ? String(word) : " " + word
      }
      lines.append(line == margin ? "" : line)
    }
    return lines
  }
}
