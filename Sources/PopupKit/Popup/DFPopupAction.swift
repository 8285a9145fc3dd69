// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

public import PopupModel

/// An action of a popup.
public struct DFPopupAction: Identifiable {
  /// The action's title; a popup's actions have different ones.
  public var id: String { title }
  /// What the button shows.
  public let title: String
  /// What the action means.
  public let role: DFButtonRole?
  /// What the button does.
  public let action: @MainActor () -> Void
  let source: SourceLocation

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: What the button shows.
  ///   - role: What the action means.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - action: What the button does; recorded when the page is generated.
  public init(
    _ title: String, role: DFButtonRole? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.role = role
    self.action = action
    source = SourceLocation(file: fileID, line: line, column: column)
  }
}
