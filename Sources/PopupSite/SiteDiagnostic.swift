// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// An error or a warning about the site's input, as `file:line:column: error: …`.
public struct SiteDiagnostic: Error, Sendable, Hashable {
  public enum Severity: String, Sendable {
    case error, warning
  }

  public var severity: Severity
  /// The file as the user would write it: the path they gave, and the rest below it.
  public var file: String
  /// From 1; `nil` when the whole file is meant.
  public var line: Int?
  /// From 1, in UTF-8 bytes.
  public var column: Int?
  /// What is wrong, what was expected and how to put it right.
  public var message: String

  public init(
    _ severity: Severity, file: String, line: Int? = nil, column: Int? = nil, message: String
  ) {
    self.severity = severity
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension SiteDiagnostic: CustomStringConvertible {
  public var description: String {
    var place = file
    if let line {
      place += ":\(line)"
      if let column { place += ":\(column)" }
    }
    return "\(place): \(severity.rawValue): \(message)"
  }
}

extension SiteDiagnostic: Comparable {
  /// By file, then by place, errors before warnings.
  public static func < (left: SiteDiagnostic, right: SiteDiagnostic) -> Bool {
    let leftKey = (left.file, left.line ?? 0, left.column ?? 0, left.severity.rawValue)
    let rightKey = (right.file, right.line ?? 0, right.column ?? 0, right.severity.rawValue)
    return leftKey == rightKey ? left.message < right.message : leftKey < rightKey
  }
}

/// A build that stopped: every error that was found, not only the first.
///
/// Nothing was written; the last good output is untouched.
public struct SiteError: Error, Sendable, CustomStringConvertible {
  /// Errors and warnings, sorted by file and line.
  public let diagnostics: [SiteDiagnostic]

  init(_ diagnostics: [SiteDiagnostic]) {
    self.diagnostics = Array(Set(diagnostics)).sorted()
  }

  public var description: String {
    diagnostics.map(\.description).joined(separator: "\n")
  }
}
