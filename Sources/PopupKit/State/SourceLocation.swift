// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A place in a source file.
public struct SourceLocation: Sendable, Hashable {
  /// The module and file name, or the Markdown page for an example.
  public let file: String
  /// The line, from 1.
  public let line: Int
  /// The column, from 1.
  public let column: Int

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
