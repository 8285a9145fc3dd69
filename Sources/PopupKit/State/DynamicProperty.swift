// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

@_spi(Reflection) import Swift

/// A property that the renderer connects to a place in the tree before it reads `body`.
public protocol DynamicProperty {
  /// Called after the property is connected and before `body` is read.
  @MainActor mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  @MainActor public mutating func update() {}
}

/// A dynamic property that stores where it stands.
protocol LocatedProperty: DynamicProperty {
  /// Stores the place.
  @MainActor mutating func install(in context: RenderContext, name: String)
}

/// The dynamic properties of a type, found once for each type.
@MainActor
enum DynamicFields {
  private struct Field {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
  }

  private static var cache: [ObjectIdentifier: [Field]] = [:]

  /// Writes the context into every dynamic property of a value.
  static func install<Value>(in value: inout Value, context: RenderContext) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for field in fields {
        install(field.type, at: base + field.offset, context: context, name: field.name)
      }
    }
  }

  private static func install<Property: DynamicProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, context: RenderContext,
    name: String
  ) {
    let property = pointer.assumingMemoryBound(to: type)
    if let located = type as? any LocatedProperty.Type {
      place(located, at: pointer, context: context, name: name)
    } else {
      install(in: &property.pointee, context: context.descend(name))
    }
    property.pointee.update()
  }

  private static func place<Property: LocatedProperty>(
    _ type: Property.Type, at pointer: UnsafeMutableRawPointer, context: RenderContext,
    name: String
  ) {
    pointer.assumingMemoryBound(to: type).pointee.install(in: context, name: name)
  }

  private static func fields(of type: Any.Type) -> [Field] {
    if let known = cache[ObjectIdentifier(type)] { return known }
    var found: [Field] = []
    _ = _forEachField(of: type) { label, offset, fieldType, _ in
      if let dynamic = fieldType as? any DynamicProperty.Type {
        let name = String(cString: label)
        found.append(
          Field(
            name: name.hasPrefix("_") ? String(name.dropFirst()) : name, offset: offset,
            type: dynamic))
      }
      return true
    }
    cache[ObjectIdentifier(type)] = found
    return found
  }
}
