// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What a build did.
public struct SiteReport: Sendable {
  public var pages = 0
  /// Live demos; fences that stand as code only are not counted.
  public var demos = 0
  public var files = 0
  /// Files whose content is new; the others were left as they were.
  public var written = 0
  public var removed = 0
  public var bytes = 0
  /// Sorted by file and line.
  public var warnings: [SiteDiagnostic] = []
  /// How long each part took, in seconds.
  public var timings: [(name: String, seconds: Double)] = []

  public var seconds: Double { timings.reduce(0) { $0 + $1.seconds } }
}

extension SiteReport: CustomStringConvertible {
  /// `23 pages, 31 demos, 118 files (4 changed) in 42 ms`.
  public var description: String {
    func count(_ number: Int, _ noun: String) -> String {
      "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
    let time = Int((seconds * 1000).rounded())
    return "\(count(pages, "page")), \(count(demos, "demo")), \(count(files, "file")) "
      + "(\(written) changed) in \(time) ms"
  }
}
