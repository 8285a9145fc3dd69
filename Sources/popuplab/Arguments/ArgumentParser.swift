// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Reads the arguments of one command by its table of options.
struct ArgumentParser {
  let command: CommandSpec

  /// Reads `--name value`, `--name=value`, flags, and after `--` positional arguments only.
  func parse(_ words: ArraySlice<String>) throws(UsageError) -> Arguments {
    var arguments = Arguments()
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        arguments.positional += rest
        break
      }
      if word == "-h" {
        arguments.add("help", "")
      } else if word.hasPrefix("-"), word != "-" {
        try takeOption(word, &rest, &arguments)
      } else {
        arguments.positional.append(word)
      }
    }
    try checkPositional(arguments)
    return arguments
  }

  private func takeOption(
    _ word: String, _ rest: inout ArraySlice<String>, _ arguments: inout Arguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let flag = String(parts[0])
    guard let option = command.allOptions.first(where: { $0.flag == flag }) else {
      let name = command.name.isEmpty ? nil : command.name
      throw .unknownOption(flag, command: name, known: command.allOptions.map(\.flag))
    }
    guard option.isRepeatable || !arguments.has(option.name) else {
      throw .repeatedOption(option.flag)
    }
    guard option.placeholder != nil else {
      guard parts.count == 1 else { throw .unexpectedValue(option.flag, String(parts[1])) }
      arguments.add(option.name, "")
      return
    }
    let value: String
    if parts.count == 2 {
      value = String(parts[1])
    } else if let next = rest.first, !next.hasPrefix("--") {
      value = next
      rest.removeFirst()
    } else {
      throw .missingValue(option.usage)
    }
    guard !value.isEmpty else { throw .missingValue(option.usage) }
    try check(value, for: option)
    arguments.add(option.name, value)
  }

  private func check(_ value: String, for option: OptionSpec) throws(UsageError) {
    switch option.value {
    case .none, .directory, .file, .text:
      break
    case .number(_, let range):
      guard let number = Int(value), range.contains(number) else {
        throw .notANumber(option.flag, value, range)
      }
    case .choice(_, let words, let orFile):
      // A word without a dot or a slash was meant as a name, not as a file's path.
      let isPath = orFile && value.contains { $0 == "/" || $0 == "." }
      if !words.contains(value), !isPath {
        throw .unknownChoice(option.flag, value, known: words, orFile: orFile)
      }
    case .list(_, let words):
      for word in value.split(separator: ",", omittingEmptySubsequences: false)
      where !words.contains(String(word)) {
        throw .unknownChoice(option.flag, String(word), known: words, orFile: false)
      }
    }
  }

  private func checkPositional(_ arguments: Arguments) throws(UsageError) {
    let allowed: Int
    if case .none = command.argument { allowed = 0 } else { allowed = 1 }
    if arguments.positional.count > allowed {
      throw .unexpectedArgument(arguments.positional[allowed], command: command.name)
    }
  }
}
