// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A directory that is gone when the test process ends.
public struct TemporaryDirectory: Sendable {
  public let url: URL

  public init(_ name: String = "test") throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("popuplab-\(name)-\(UUID().uuidString.prefix(8))", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    Reaper.shared.remove(path: url.path)
  }

  /// Writes a file, with the directories above it.
  @discardableResult
  public func write(_ text: String, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }
}
