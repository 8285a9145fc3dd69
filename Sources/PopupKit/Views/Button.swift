// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup
public import PopupModel

/// A control that runs an action.
///
/// ```swift
/// Button("Show") { isShown = true }
/// // <button type="button" class="df-button" command="show-modal" commandfor="…">Show</button>
/// ```
public struct Button<Label: View>: MarkupView {
  private let label: Label
  private let title: String?
  private let role: DFButtonRole?
  private let action: @MainActor () -> Void
  private let source: SourceLocation
  private var style: DFButtonStyle?

  /// Creates a button with a label of its own.
  ///
  /// - Parameters:
  ///   - role: What the action means.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - action: What the button does; recorded when the page is generated.
  ///   - label: What the button shows.
  public init(
    role: DFButtonRole? = nil, fileID: String = #fileID, line: Int = #line,
    column: Int = #column, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    title = nil
    self.role = role
    self.action = action
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  fileprivate init(
    title: String, label: Label, role: DFButtonRole?, style: DFButtonStyle?,
    source: SourceLocation, action: @escaping @MainActor () -> Void
  ) {
    self.title = title
    self.label = label
    self.role = role
    self.style = style
    self.source = source
    self.action = action
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let content = context.with { $0.isPhrasing = true }.descend("label").render(label)
    let name = title ?? Self.text(of: content)
    var attributes: HTMLAttributes = ["type": "button", "class": "df-button"]
    if let style = style ?? context.environment.buttonStyle {
      attributes["data-style"] = style.rawValue
    }
    if let role { attributes["data-role"] = role.attributeValue }
    attributes.setFlag("disabled", !context.environment.isEnabled)
    let lowering = ActionLowering(name: name, source: source, context: context, action: action)
    for (name, value) in lowering.attributes { attributes[name] = value }
    return [.element(HTMLElement("button", attributes, content))]
  }

  private static func text(of nodes: [HTMLNode]) -> String {
    HTMLNode.fragment(nodes).textContent
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  ///
  /// - Parameters:
  ///   - title: What the button shows.
  ///   - role: What the action means.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - action: What the button does; recorded when the page is generated.
  public init(
    _ title: some StringProtocol, role: DFButtonRole? = nil, fileID: String = #fileID,
    line: Int = #line, column: Int = #column, action: @escaping @MainActor () -> Void
  ) {
    self.init(
      title: String(title), label: Text(title), role: role, style: nil,
      source: SourceLocation(file: fileID, line: line, column: column), action: action)
  }
}

/// The look of a button.
public enum DFButtonStyle: String, Sendable, Hashable, CaseIterable {
  /// The theme's fill.
  case filled
  /// A wash of the theme's fill.
  case tinted
  /// A border.
  case outlined
  /// Nothing until it is pointed at.
  case ghost
  /// Text alone.
  case plain
}

/// A theme's button.
public struct DFButton: View {
  private let label: String
  private let style: DFButtonStyle?
  private let role: DFButtonRole?
  private let action: @MainActor () -> Void
  private let source: SourceLocation

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - label: What the button shows.
  ///   - style: The look, or `nil` for the one around.
  ///   - role: What the action means.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  ///   - action: What the button does; recorded when the page is generated.
  public init(
    _ label: String, style: DFButtonStyle? = nil, role: DFButtonRole? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column,
    action: @escaping @MainActor () -> Void
  ) {
    self.label = label
    self.style = style
    self.role = role
    self.action = action
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  /// The button.
  public var body: some View {
    Button(
      title: label, label: Text(label), role: role, style: style, source: source, action: action)
  }
}

extension View {
  /// Sets the look of the buttons inside.
  ///
  /// - Parameter style: The look.
  /// - Returns: The view; buttons inside carry `data-style`.
  public func dfButtonStyle(_ style: DFButtonStyle) -> some View {
    EnvironmentWriter(content: self) { $0.buttonStyle = style }
  }
}
