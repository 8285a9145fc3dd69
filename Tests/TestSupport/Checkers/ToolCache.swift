// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The checkers that `Scripts/fetch-tools` has put into `.tools`.
enum ToolCache {
  static func file(
    _ name: String, for what: String, sourceLocation: SourceLocation
  ) throws -> URL {
    let file = ProjectDirectory.file(".tools/\(name)")
    let isMissing = !FileManager.default.fileExists(atPath: file.path)
    try Requirement.programs(
      isMissing ? [".tools/\(name) (run Scripts/fetch-tools)"] : [], for: what,
      packages: ["python3-pip"], sourceLocation: sourceLocation)
    return file
  }
}
