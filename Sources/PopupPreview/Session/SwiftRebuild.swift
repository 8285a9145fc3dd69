// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// How to make a new site from changed Swift code: compile, then run what was compiled.
public struct SwiftRebuild: Sendable {
  /// The folder of the Swift package; compilers' messages name files relative to it or in full.
  public var packageDirectory: String

  /// Compiles, `swift build --product popuplab` for instance.
  public var compileCommand: [String]

  /// Builds the site with the new program, `.build/debug/popuplab site` for instance.
  public var siteCommand: [String]

  /// The folder that `siteCommand` runs in.
  public var siteDirectory: String

  public init(
    packageDirectory: String, compileCommand: [String], siteCommand: [String],
    siteDirectory: String
  ) {
    self.packageDirectory = packageDirectory
    self.compileCommand = compileCommand
    self.siteCommand = siteCommand
    self.siteDirectory = siteDirectory
  }

  func compile() async -> PreviewBuildResult {
    let result = await ChildProcess(command: compileCommand, directory: packageDirectory).run()
    return result.succeeded
      ? .built(message: "") : .failed(CompilerOutput.errors(in: result.output))
  }

  func buildSite() async -> PreviewBuildResult {
    let result = await ChildProcess(command: siteCommand, directory: siteDirectory).run()
    let text = CompilerOutput.plain(result.output)
    return result.succeeded ? .built(message: text) : .failed(text)
  }
}

/// Makes a compiler's output fit to be shown in a page.
enum CompilerOutput {
  /// The errors with their source lines; all of the output when it names no error.
  static func errors(in output: String) -> String {
    let lines = plain(output).split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [Substring] = []
    var isInError = false
    for line in lines {
      if isHeading(line) {
        isInError = line.contains("error:")
      } else if line.hasPrefix("[") || line.isEmpty {
        isInError = false
      }
      if isInError, !line.hasPrefix("error: emit-module command failed") { kept.append(line) }
    }
    // Each module of a package repeats the errors of a file that it compiles twice.
    var seen: Set<[Substring]> = []
    let groups = split(kept).filter { seen.insert($0).inserted }
    let text = groups.map { $0.joined(separator: "\n") }.joined(separator: "\n")
    return text.isEmpty ? plain(output) : text
  }

  /// Without the escape sequences that colour a terminal, and without white space around.
  static func plain(_ output: String) -> String {
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in output.unicodeScalars {
      if scalar == "\u{1B}" {
        isEscaped = true
      } else if isEscaped {
        if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) { isEscaped = false }
      } else {
        result.append(scalar == "\r" ? "\n" : scalar)
      }
    }
    let text = String(result)
    let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
    let end = text.lastIndex { !$0.isWhitespace }.map(text.index(after:)) ?? text.startIndex
    return start < end ? String(text[start..<end]) : ""
  }

  private static func isHeading(_ line: Substring) -> Bool {
    guard let first = line.first, !first.isWhitespace else { return false }
    return line.contains("error: ") || line.contains("warning: ") || line.contains("note: ")
  }

  private static func split(_ lines: [Substring]) -> [[Substring]] {
    var groups: [[Substring]] = []
    for line in lines {
      if isHeading(line) || groups.isEmpty { groups.append([]) }
      groups[groups.count - 1].append(line)
    }
    return groups
  }
}
