// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where the project's own files are that the tests need.
public enum ProjectDirectory {
  /// The root of the package.
  public static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// A file of the package.
  public static func file(_ path: String) -> URL { url.appendingPathComponent(path) }
}
