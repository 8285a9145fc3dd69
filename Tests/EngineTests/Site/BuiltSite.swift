// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// The documentation site, built once for the whole run with the program that users run.
enum BuiltSite {
  struct Output: Sendable {
    let directory: URL
    let server: StaticFileServer
    /// Paths of all pages, sorted.
    let pages: [String]

    func file(_ page: String) -> URL { directory.appendingPathComponent(page) }
    func url(_ page: String) -> String { "\(server.url)/\(page)" }
    func html(_ page: String) throws -> String {
      try String(contentsOf: file(page), encoding: .utf8)
    }
  }

  static func output() throws -> Output { try result.get() }

  private static let result = Result {
    let directory = try TemporaryDirectory("site").url.appendingPathComponent("public")
    let run = try Executable.run(
      program.path, ["site", "--strict", "--output", directory.path],
      directory: ProjectDirectory.url)
    guard run.exitCode == 0 else {
      throw SiteError(description: "popuplab site ended with \(run.exitCode): \(run.errors)")
    }
    return Output(
      directory: directory, server: try StaticFileServer(root: directory),
      pages: try pages(below: directory))
  }

  /// The program beside the tests, whatever the build's configuration and folder.
  private static var program: URL {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") }
    let folder =
      bundle.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
      ?? ProjectDirectory.file(".build/debug")
    return folder.appendingPathComponent("popuplab")
  }

  private static func pages(below directory: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: directory.path)
      .filter { $0.hasSuffix(".html") }
      .sorted()
  }
}

struct SiteError: Error, CustomStringConvertible {
  let description: String
}
