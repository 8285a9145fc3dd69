// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup

/// An icon, or a picture.
public struct Image: MarkupView {
  private enum Content {
    case icon(String)
    case picture(String, label: String?)
  }

  private let content: Content
  private let source: SourceLocation

  /// Creates an icon, hidden from assistive technology.
  ///
  /// - Parameters:
  ///   - systemName: The SF Symbol's name; an unknown one draws nothing and is reported.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    systemName: String, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    content = .icon(systemName)
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  /// Creates a picture from a file beside the page.
  ///
  /// - Parameters:
  ///   - name: The file's address.
  ///   - label: What the picture shows; `nil` says that it is decoration.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    _ name: String, label: String? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    content = .picture(name, label: label)
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    switch content {
    case .icon(let name):
      return Self.icon(name, source: source, context: context).map { [.element($0)] } ?? []
    case .picture(let address, let label):
      guard SafeURL.isAllowed(address) else {
        context.session.report(.forbiddenURL(address), at: source)
        return []
      }
      return [
        .element(
          HTMLElement(
            "img", ["class": "df-image", "src": .text(address), "alt": .text(label ?? "")]
          ))
      ]
    }
  }

  /// An icon's element; an unknown name is reported.
  static func icon(
    _ name: String, source: SourceLocation, context: RenderContext
  ) -> HTMLElement? {
    guard let element = DFIcon.named(name) else {
      context.session.report(.unknownIcon(name: name, near: DFIcon.nearest(to: name)), at: source)
      return nil
    }
    return element
  }
}
