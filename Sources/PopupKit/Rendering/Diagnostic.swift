// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Something the renderer noticed about the views it was given.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  /// How serious it is.
  public enum Severity: String, Sendable, Comparable {
    /// Worth knowing; the page does what the source says.
    case note
    /// The page differs from the source, or a reader may be disadvantaged.
    case warning
    /// The page cannot work as written.
    case error

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Orders by how serious a diagnostic is.
    public static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
  }

  /// How serious it is.
  public let severity: Severity
  /// The module and file, or the page of an example.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int
  /// What was found, in one sentence.
  public let message: String
  /// What to write instead.
  public let suggestion: String

  init(_ kind: DiagnosticKind, at source: SourceLocation) {
    severity = kind.severity
    file = source.file
    line = source.line
    column = source.column
    message = kind.message
    suggestion = kind.suggestion
  }

  /// The diagnostic in the form compilers use: `file:line:column: severity: message`.
  public var description: String {
    "\(file):\(line):\(column): \(severity.rawValue): \(message) \(suggestion)"
  }
}
