// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation

/// What a run of the program came to.
struct RunResult: Sendable {
  var status: Int32
  var output: String
  var errors: String
}

/// The program beside the tests, as users run it.
enum PopuplabProcess {
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("popuplab")

  static func make(_ arguments: [String], in directory: String) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: directory)
    process.standardInput = FileHandle.nullDevice
    return process
  }

  /// Runs the program to its end; its output goes through files, which never block it.
  static func run(_ arguments: [String], in directory: String? = nil) async throws -> RunResult {
    let folder = try TemporaryFolder()
    let paths = (folder.path("stdout"), folder.path("stderr"))
    return try await withCheckedThrowingContinuation { continuation in
      Thread {
        // The folder lives as long as the files are needed.
        defer { withExtendedLifetime(folder) {} }
        do {
          let process = make(arguments, in: directory ?? folder.path)
          process.standardOutput = try handle(paths.0)
          process.standardError = try handle(paths.1)
          try process.run()
          process.waitUntilExit()
          continuation.resume(
            returning: RunResult(
              status: process.terminationStatus, output: text(paths.0), errors: text(paths.1)))
        } catch {
          continuation.resume(throwing: error)
        }
      }.start()
    }
  }

  private static func handle(_ path: String) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }
}
