// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup

/// A field for a line of text.
public struct TextField: MarkupView {
  private let title: String
  private let text: Binding<String>
  private let source: SourceLocation
  fileprivate var type = "text"

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The field's label.
  ///   - text: The state that holds the text.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    _ title: String, text: Binding<String>, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.title = title
    self.text = text
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let value = context.session.graph.untracked { text.wrappedValue }
    var attributes: HTMLAttributes = ["type": .text(type), "value": .text(value)]
    FieldMarkup.bind(
      text.key, title: title, source: source, attributes: &attributes, context: context)
    return FieldMarkup.labelled(title, HTMLElement("input", attributes))
  }
}

/// A field for a password.
public struct SecureField: View {
  private let field: TextField

  /// Creates a field whose text is hidden.
  ///
  /// - Parameters:
  ///   - title: The field's label.
  ///   - text: The state that holds the text.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    _ title: String, text: Binding<String>, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    var field = TextField(title, text: text, fileID: fileID, line: line, column: column)
    field.type = "password"
    self.field = field
  }

  /// The field.
  public var body: some View { field }
}

/// A switch.
public struct Toggle: MarkupView {
  private let title: String
  private let isOn: Binding<Bool>
  private let source: SourceLocation

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - title: The switch's label.
  ///   - isOn: The state that holds whether it is on.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    _ title: String, isOn: Binding<Bool>, fileID: String = #fileID, line: Int = #line,
    column: Int = #column
  ) {
    self.title = title
    self.isOn = isOn
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    var attributes: HTMLAttributes = ["type": "checkbox", "role": "switch"]
    attributes.setFlag("checked", context.session.graph.untracked { isOn.wrappedValue })
    FieldMarkup.bind(
      isOn.key, title: title, source: source, attributes: &attributes, context: context)
    return [
      .element(
        HTMLElement(
          "label", ["class": "df-toggle"],
          [
            .element(HTMLElement("input", attributes)),
            .element(HTMLElement("span", [:], [.text(title)])),
          ]))
    ]
  }
}

/// A choice of one value.
public struct Picker<Value: Hashable>: MarkupView {
  private let title: String
  private let selection: Binding<Value>
  private let options: [(value: Value, title: String)]
  private let source: SourceLocation

  /// Creates a choice of one value.
  ///
  /// - Parameters:
  ///   - title: The choice's label.
  ///   - selection: The state that holds the value.
  ///   - options: The values.
  ///   - label: What a value is called; its description by default.
  ///   - fileID: The file, for diagnostics.
  ///   - line: The line, for diagnostics.
  ///   - column: The column, for diagnostics.
  public init(
    _ title: String, selection: Binding<Value>, options: [Value],
    label: (Value) -> String = { String(describing: $0) }, fileID: String = #fileID,
    line: Int = #line, column: Int = #column
  ) {
    self.title = title
    self.selection = selection
    self.options = options.map { ($0, label($0)) }
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let chosen = context.session.graph.untracked { selection.wrappedValue }
    let children = options.map { option in
      var attributes: HTMLAttributes = ["value": .text(Self.text(option.value))]
      attributes.setFlag("selected", option.value == chosen)
      return HTMLNode.element(HTMLElement("option", attributes, [.text(option.title)]))
    }
    var attributes: HTMLAttributes = [:]
    FieldMarkup.bind(
      selection.key, title: title, source: source, attributes: &attributes, context: context)
    return FieldMarkup.labelled(title, HTMLElement("select", attributes, children))
  }

  private static func text(_ value: Value) -> String {
    switch StateCoding.json(value) {
    case .string(let text): text
    case .some(let json): json.serialized()
    case nil: String(describing: value)
    }
  }
}

/// Fields that belong together.
public struct Form<Content: View>: MarkupView {
  private let content: Content

  /// Creates a form.
  ///
  /// - Parameter content: The fields.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    [.element(HTMLElement("form", ["class": "df-form"], context.render(content)))]
  }
}

/// What fields have in common.
@MainActor
enum FieldMarkup {
  /// Connects a control to its state; without one it is reported.
  static func bind(
    _ key: String?, title: String, source: SourceLocation, attributes: inout HTMLAttributes,
    context: RenderContext
  ) {
    attributes.setFlag("disabled", !context.environment.isEnabled)
    guard let key else {
      context.session.report(.unboundControl(label: title), at: source)
      return
    }
    context.session.graph.use(key)
    attributes["data-df-bind"] = key
  }

  /// A control inside its label.
  static func labelled(_ title: String, _ control: HTMLElement) -> [HTMLNode] {
    [
      .element(
        HTMLElement(
          "label", ["class": "df-field"],
          [.element(HTMLElement("span", [:], [.text(title)])), .element(control)]))
    ]
  }
}
