// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup

/// A link to another page.
public struct Link<Label: View>: MarkupView {
  private let label: Label
  private let destination: String
  private let source: SourceLocation

  /// Creates a link with a label of its own.
  ///
  /// - Parameters:
  ///   - destination: The address; `http`, `https`, `mailto`, `tel` or relative.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - label: What the link shows.
  public init(
    destination: String, fileID: String = #fileID, line: Int = #line, column: Int = #column,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.destination = destination
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let content = context.with { $0.isPhrasing = true }.render(label)
    guard SafeURL.isAllowed(destination) else {
      context.session.report(.forbiddenURL(destination), at: source)
      return content
    }
    return [
      .element(HTMLElement("a", ["class": "df-link", "href": .text(destination)], content))
    ]
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: What the link shows.
  ///   - destination: The address; `http`, `https`, `mailto`, `tel` or relative.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    _ title: String, destination: String, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.init(destination: destination, fileID: fileID, line: line, column: column) {
      Text(title)
    }
  }
}
