// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A property that reads a value from the environment.
@propertyWrapper
public struct Environment<Value>: LocatedProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var values = EnvironmentValues()

  /// Creates a property that reads an environment value.
  ///
  /// - Parameter keyPath: The value to read.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value that flows to this view.
  @MainActor public var wrappedValue: Value { values[keyPath: keyPath] }

  @MainActor mutating func install(in context: RenderContext, name: String) {
    values = context.environment
  }
}
