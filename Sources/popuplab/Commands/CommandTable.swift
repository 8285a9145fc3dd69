// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// All commands and options; parsing, help and completions are made from this table.
enum CommandTable {
  static let version = "0.1.0"

  static let commands = [kit, site, preview, audit, help]

  static func command(_ name: String) -> CommandSpec? {
    commands.first { $0.name == name }
  }

  /// What every command takes.
  static let commonOptions = [
    OptionSpec(name: "quiet", summary: "Print errors and warnings only"),
    OptionSpec(name: "help", summary: "Explain the command"),
  ]

  /// What stands in a command's place.
  static let root = CommandSpec(
    name: "", summary: "", discussion: "",
    options: [
      OptionSpec(name: "help", summary: "List the commands"),
      OptionSpec(name: "version", summary: "Print the version"),
      OptionSpec(
        name: "completions",
        value: .choice("SHELL", of: Shell.allCases.map(\.rawValue)),
        summary: "Print a completion script for a shell"),
    ],
    examples: [
      .init(command: "popuplab kit --output web/popup-kit", summary: "Write the web kit."),
      .init(command: "popuplab preview --open", summary: "Edit the docs and watch them change."),
    ],
    run: { _, _ in .usage })

  static let kit = CommandSpec(
    name: "kit",
    summary: "Write the web kit: style sheets, scripts, icons and tokens",
    discussion: """
      The folder is replaced as a whole, and only if this command wrote it before. \
      It can be copied into any web project and needs no build step.
      """,
    options: [
      OptionSpec(
        name: "output", value: .directory, summary: "The folder to write",
        defaultValue: "popup-kit"),
      theme("The theme of popup-kit.css"),
      OptionSpec(
        name: "styles", value: .list("LIST", of: Vocabulary.styles),
        summary: "Only these popup and toast styles, with commas between them",
        defaultValue: "all"),
    ],
    examples: [
      .init(command: "popuplab kit", summary: "Write everything to popup-kit."),
      .init(
        command: "popuplab kit --theme slate --styles standard,glass --output web/popups",
        summary: "Write two popup styles in the Slate theme."),
    ],
    run: { try KitCommand.run($0, $1) })

  static let site = CommandSpec(
    name: "site",
    summary: "Build the documentation site from Markdown",
    discussion: """
      Every error is printed with its file and line, and then nothing is written. \
      Settings are read from site.json in the folder 'Site' beside the docs folder. \
      The kit is written to the folder 'kit' inside the output.
      """,
    options: [
      docs, templates,
      OptionSpec(
        name: "output", value: .directory, summary: "The folder to write",
        defaultValue: "Site/public"),
      baseURL,
      OptionSpec(name: "strict", summary: "Turn warnings into errors"),
    ],
    examples: [
      .init(command: "popuplab site", summary: "Build Docs to Site/public."),
      .init(
        command: "popuplab site --base-url https://example.org/popups/ --strict",
        summary: "Build for a folder of a server, and fail on warnings."),
    ],
    run: { try SiteCommand.run($0, $1) })

  static let preview = CommandSpec(
    name: "preview",
    summary: "Serve the site on this machine and reload it on every edit",
    discussion: """
      The site is built to Site/public, served, and built again when a page, a template or the \
      site's settings change. An edit to Swift code is compiled first; the compiler's errors are \
      shown in the page. Only this machine can connect, unless --host says otherwise, and a \
      request for a host name that is not allowed is refused. Ctrl-C ends the preview.
      """,
    options: [
      docs, templates, baseURL,
      OptionSpec(
        name: "port", value: .number("N", 0...65535),
        summary: "The port to listen on; 0 takes any free one",
        defaultValue: "4000, or the next free one"),
      OptionSpec(
        name: "host", value: .text("ADDR"), summary: "The address to listen on",
        defaultValue: "127.0.0.1"),
      OptionSpec(
        name: "allow-host", value: .text("NAME"),
        summary: "Answer requests for this host name, too", defaultValue: "none",
        isRepeatable: true),
      OptionSpec(name: "open", summary: "Open the site in the browser"),
    ],
    examples: [
      .init(command: "popuplab preview --open", summary: "Preview in the browser."),
      .init(
        command: "popuplab preview --host 0.0.0.0 --allow-host studio.local",
        summary: "Preview on a phone in the same network."),
    ],
    run: { try await PreviewCommand.run($0, $1) })

  static let audit = CommandSpec(
    name: "audit",
    summary: "Print the contrast of every style, colour scheme and kind of text",
    discussion: """
      For each text the lowest contrast on any point of its surface is compared with what WCAG \
      asks for at level AA. The exit code is 1 when one is too low.
      """,
    options: [
      theme("The theme to look at"),
      OptionSpec(name: "json", summary: "Print JSON for other programs"),
    ],
    examples: [
      .init(command: "popuplab audit", summary: "Look at the default theme."),
      .init(
        command: "popuplab audit --theme slate --json", summary: "Look at Slate, as JSON."),
    ],
    run: { try AuditCommand.run($0, $1) })

  static let help = CommandSpec(
    name: "help",
    summary: "Explain a command",
    discussion: "Without a command all commands are listed.",
    options: [],
    argument: .choice("COMMAND", of: ["kit", "site", "preview", "audit", "help"]),
    examples: [
      .init(command: "popuplab help kit", summary: "Explain the options of 'popuplab kit'.")
    ],
    run: { try HelpCommand.run($0, $1) })

  // MARK: Options of several commands

  private static let docs = OptionSpec(
    name: "docs", value: .directory, summary: "The folder with the Markdown pages",
    defaultValue: "Docs")

  private static let templates = OptionSpec(
    name: "templates", value: .directory, summary: "The folder with the page templates",
    defaultValue: "Templates")

  private static let baseURL = OptionSpec(
    name: "base-url", value: .text("URL"),
    summary: "The path or URL that the site is served from",
    defaultValue: "that of site.json, else relative links")

  private static func theme(_ summary: String) -> OptionSpec {
    OptionSpec(
      name: "theme", value: .choice("PRESET|FILE", of: Vocabulary.themes, orFile: true),
      summary: "\(summary), one of the presets or a design tokens file", defaultValue: "default")
  }
}
