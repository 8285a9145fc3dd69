// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// The options of a command line after parsing.
struct Arguments: Sendable, Equatable {
  private var values: [String: [String]] = [:]
  /// What stood without a dash in front of it.
  var positional: [String] = []

  /// The value of an option, or nil when it is absent.
  subscript(name: String) -> String? { values[name]?.last }

  /// All values of an option that may be repeated.
  func all(_ name: String) -> [String] { values[name] ?? [] }

  /// Whether an option is present.
  func has(_ name: String) -> Bool { values[name] != nil }

  mutating func add(_ name: String, _ value: String) {
    values[name, default: []].append(value)
  }
}
