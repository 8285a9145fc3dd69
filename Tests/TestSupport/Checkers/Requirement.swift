// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
public import Testing

/// What a test needs from the machine.
///
/// In continuous integration something missing is a failure: a check that does not run there
/// would never run. Elsewhere the test is skipped, and says so.
public enum Requirement {
  private static let announced = Mutex<Set<String>>([])

  public static var isContinuousIntegration: Bool {
    ProcessInfo.processInfo.environment["CI"] == "true"
  }

  /// Stops the test unless nothing is missing.
  public static func programs(
    _ missing: [String], for what: String, packages: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard !missing.isEmpty else { return }
    let message: Comment = """
      \(what) needs \(missing.joined(separator: ", ")): \
      apt-get install \(packages.joined(separator: " "))
      """
    if isContinuousIntegration { throw MissingRequirement(message: message.rawValue) }
    if announced.withLock({ $0.insert(what).inserted }) {
      FileHandle.standardError.write(Data("SKIPPING TESTS: \(message.rawValue)\n".utf8))
    }
    try Test.cancel(message, sourceLocation: sourceLocation)
  }
}

/// A program that continuous integration lacks.
public struct MissingRequirement: Error, CustomStringConvertible {
  let message: String
  public var description: String { message }
}
