// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// A reference to a value that is kept elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The state's key in the page, when the binding leads straight to a state.
  let key: String?
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value) -> Void

  init(
    key: String?, get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.key = key
    read = get
    write = set
  }

  /// Creates a binding from two closures.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes the value.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    self.init(key: nil, get: get, set: set)
  }

  /// The value.
  @MainActor public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding whose value never changes.
  ///
  /// - Parameter value: The value.
  /// - Returns: A binding that ignores writes.
  @MainActor public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// A binding to a part of the value.
  @MainActor
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      get: { read()[keyPath: keyPath] },
      set: { part in
        var whole = read()
        whole[keyPath: keyPath] = part
        write(whole)
      })
  }
}
