// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Testing

@Suite struct UsageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var arguments: [String]
    var message: String
    var hint = "See 'popuplab --help'."
    var testDescription: String { arguments.joined(separator: " ") }
  }

  @Test(arguments: [
    Case(
      arguments: [],
      message: "a command is missing; expected one of 'kit', 'site', 'preview', 'audit', 'help'"),
    Case(arguments: ["kitt"], message: "unknown command 'kitt'; did you mean 'kit'?"),
    Case(arguments: ["previwe"], message: "unknown command 'previwe'; did you mean 'preview'?"),
    Case(
      arguments: ["frobnicate"],
      message: "unknown command 'frobnicate'; expected one of 'kit', 'site', 'preview', 'audit', "
        + "'help'"),
    Case(
      arguments: ["--versoin"], message: "unknown option '--versoin'; did you mean '--version'?"),
    Case(
      arguments: ["kit", "--outptu", "x"],
      message: "unknown option '--outptu' for 'popuplab kit'; did you mean '--output'?",
      hint: "See 'popuplab help kit'."),
    Case(
      arguments: ["kit", "--output"], message: "a value is missing; expected '--output DIR'",
      hint: "See 'popuplab help kit'."),
    Case(
      arguments: ["kit", "--output="], message: "a value is missing; expected '--output DIR'",
      hint: "See 'popuplab help kit'."),
    Case(
      arguments: ["kit", "--output", "--theme", "slate"],
      message: "a value is missing; expected '--output DIR'", hint: "See 'popuplab help kit'."),
    Case(
      arguments: ["kit", "--output", "a", "--output", "b"],
      message: "the option '--output' is given twice; give it once",
      hint: "See 'popuplab help kit'."),
    Case(
      arguments: ["site", "--strict=yes"],
      message: "the option '--strict' takes no value, but 'yes' was given; write '--strict' alone",
      hint: "See 'popuplab help site'."),
    Case(
      arguments: ["site", "Docs"],
      message: "unexpected argument 'Docs' after 'popuplab site'; expected only options",
      hint: "See 'popuplab help site'."),
    Case(
      arguments: ["preview", "--port", "many"],
      message: "'many' is no value for '--port'; expected a number from 0 to 65535",
      hint: "See 'popuplab help preview'."),
    Case(
      arguments: ["preview", "--port", "65536"],
      message: "'65536' is no value for '--port'; expected a number from 0 to 65535",
      hint: "See 'popuplab help preview'."),
    Case(
      arguments: ["site", "--base-url", "ftp://x"],
      message: "'ftp://x' is not a base URL; expected a path or an http(s) URL without query, "
        + "as in '/popup-lab/' or 'https://example.org/popup-lab' (in '--base-url')",
      hint: "See 'popuplab help site'."),
    Case(
      arguments: ["--completions", "fihs"],
      message: "unknown value 'fihs' for '--completions'; did you mean 'fish'?"),
    Case(
      arguments: ["help", "sit"], message: "unknown command 'sit'; did you mean 'site'?",
      hint: "See 'popuplab help help'."),
  ])
  func explainsAWrongCommandLine(_ item: Case) async throws {
    let result = try await PopuplabProcess.run(item.arguments)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors == "popuplab: error: \(item.message)\n\(item.hint)\n")
  }

  @Test(arguments: [
    (["kit", "--theme", "slat"], "did you mean 'slate'?"),
    (["audit", "--theme", "slat"], "did you mean 'slate'?"),
    (
      ["kit", "--styles", "standard,glas"],
      "unknown value 'glas' for '--styles'; did you mean 'glass'?"
    ),
    (["kit", "--styles", ""], "a value is missing"),
    (["kit", "--styles", "glass,"], "unknown value '' for '--styles'"),
  ])
  func knowsTheModelsNames(_ arguments: [String], _ hint: String) async throws {
    let result = try await PopuplabProcess.run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(hint))
  }
}
