// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where the programs are that the tests run.
public enum Executable {
  /// The full path of a program that is on `PATH`, or `nil`.
  public static func find(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let directories = path.split(separator: ":").map(String.init) + ["/usr/sbin", "/usr/bin"]
    return directories.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs a program to its end.
  public static func run(
    _ name: String, _ arguments: [String], environment: [String: String?] = [:],
    directory: URL? = nil
  ) throws -> (exitCode: Int32, output: String, errors: String) {
    let temporary = try TemporaryDirectory("run")
    defer { try? FileManager.default.removeItem(at: temporary.url) }
    let output = LogFile("output", in: temporary)
    let errors = LogFile("errors", in: temporary)
    let process = try ChildProcess(
      name, arguments, environment: environment, directory: directory,
      output: output.descriptor, errors: errors.descriptor)
    let code = process.wait()
    return (code, output.text, errors.text)
  }
}
