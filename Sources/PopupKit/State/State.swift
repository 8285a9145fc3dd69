// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A value that belongs to a place in the tree and that actions change.
///
/// At generation time a write inside an action is recorded and becomes data in the page:
///
/// ```swift
/// @State private var isShown = false
/// Button("Show") { isShown = true }   // data-df-do='[["set","isShown",true]]', or a native command
/// ```
@propertyWrapper
public struct State<Value>: LocatedProperty {
  private let initial: Value
  private let source: SourceLocation
  private var location: StateLocation?

  /// Creates a state with its first value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The first value.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  ///   - column: The column of the declaration, for diagnostics.
  public init(
    wrappedValue: Value, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    initial = wrappedValue
    source = SourceLocation(file: fileID, line: line, column: column)
  }

  /// Creates a state with its first value.
  ///
  /// - Parameters:
  ///   - initialValue: The first value.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  ///   - column: The column of the declaration, for diagnostics.
  public init(
    initialValue: Value, fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(wrappedValue: initialValue, fileID: fileID, line: line, column: column)
  }

  /// The current value; a write inside an action is recorded.
  @MainActor public var wrappedValue: Value {
    get { location.map { $0.graph.value(of: $0.key, default: initial) } ?? initial }
    nonmutating set { location.map { $0.graph.set($0.key, to: newValue) } }
  }

  /// A binding to the value.
  @MainActor public var projectedValue: Binding<Value> {
    let state = self
    return Binding(
      key: location?.key, get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
  }

  @MainActor mutating func install(in context: RenderContext, name: String) {
    let graph = context.session.graph
    let key = graph.register(name: name, path: context.path, initial: initial, source: source)
    location = StateLocation(graph: graph, key: key)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that starts as `nil`.
  ///
  /// - Parameters:
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration, for diagnostics.
  ///   - column: The column of the declaration, for diagnostics.
  public init(
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.init(wrappedValue: nil, fileID: fileID, line: line, column: column)
  }
}

/// Where a state's value is kept.
struct StateLocation {
  let graph: StateGraph
  let key: String
}
