// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A command line that cannot be understood; all of its wording is here.
enum UsageError: Error, Equatable {
  case missingCommand(known: [String])
  case unknownCommand(String, known: [String])
  case unknownOption(String, command: String?, known: [String])
  case repeatedOption(String)
  case unexpectedValue(String, String)
  case missingValue(String)
  case notANumber(String, String, ClosedRange<Int>)
  case unknownChoice(String, String, known: [String], orFile: Bool)
  case unexpectedArgument(String, command: String)
  case invalidValue(String, String)

  /// What is wrong, what was expected and what was probably meant.
  var message: String {
    switch self {
    case .missingCommand(let known):
      "a command is missing; expected one of \(Self.list(known))"
    case .unknownCommand(let name, let known):
      "unknown command '\(name)'; " + Self.hint(name, known)
    case .unknownOption(let flag, let command, let known):
      "unknown option '\(flag)'" + (command.map { " for 'popuplab \($0)'" } ?? "") + "; "
        + Self.hint(flag, known)
    case .repeatedOption(let flag):
      "the option '\(flag)' is given twice; give it once"
    case .unexpectedValue(let flag, let value):
      "the option '\(flag)' takes no value, but '\(value)' was given; write '\(flag)' alone"
    case .missingValue(let usage):
      "a value is missing; expected '\(usage)'"
    case .notANumber(let flag, let value, let range):
      "'\(value)' is no value for '\(flag)'; expected a number from \(range.lowerBound) to "
        + "\(range.upperBound)"
    case .unknownChoice(let flag, let value, let known, let orFile):
      "unknown value '\(value)' for '\(flag)'; " + Self.hint(value, known)
        + (orFile ? " (a file is written with its extension, as in 'theme.json')" : "")
    case .unexpectedArgument(let word, let command):
      "unexpected argument '\(word)' after 'popuplab \(command)'; expected only options"
    case .invalidValue(let flag, let message):
      "\(message) (in '\(flag)')"
    }
  }

  /// `did you mean 'x'?`, with all choices where none is near or there are few.
  private static func hint(_ word: String, _ known: [String]) -> String {
    guard let nearest = EditDistance.nearest(to: word, in: known) else {
      return "expected one of \(list(known))"
    }
    return "did you mean '\(nearest)'?"
  }

  private static func list(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: ", ")
  }
}
