// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// How serious a message is.
public enum DFToastSeverity: String, Sendable, Hashable, CaseIterable {
  /// Something to know.
  case info
  /// Something that worked.
  case success
  /// Something to watch.
  case warning
  /// Something that failed.
  case error

  /// The severity as an HTML attribute says it.
  public var attributeValue: String { rawValue }
}

/// Whether a toast stands free or flush with an edge.
public enum DFToastLayout: String, Sendable, Hashable, CaseIterable {
  /// Free, with space around it.
  case floating
  /// As wide as the viewport, without space to its edge.
  case flush
}

/// How long toasts stay.
public enum DFToastTiming: String, Sendable, Hashable, CaseIterable {
  /// As long as each message says.
  case asModelled = "as-modelled"
  /// Long enough to read; a toast with an action stays until it is dismissed.
  case readable

  /// The timing as an HTML attribute says it.
  public var attributeValue: String { rawValue }
}
