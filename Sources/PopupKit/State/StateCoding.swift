// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup

/// Turns the values of states into data of the page.
enum StateCoding {
  /// The value as JSON, or `nil` when the page cannot hold it.
  ///
  /// Identifiable items become their id, enumerations without payload their case's name.
  static func json(_ value: Any) -> JSONValue? {
    switch value {
    case let value as any OptionalValue:
      value.wrappedAny.map { json($0) } ?? .null
    case let value as Bool: .bool(value)
    case let value as any BinaryInteger: .int(Int(clamping: value))
    case let value as Double: .number(value)
    case let value as Float: .number(Double(value))
    case let value as String: .string(value)
    case let value as any Identifiable: .string(itemID(value))
    case let value as any RawRepresentable: json(value.rawValue)
    case let value as any CaseIterable: .string(String(describing: value))
    default: nil
    }
  }

  /// The id of an item, if the value is one.
  static func itemID(in value: Any) -> String? {
    let wrapped = (value as? any OptionalValue)?.wrappedAny ?? value
    return (wrapped as? any Identifiable).map { itemID($0) }
  }

  private static func itemID<Item: Identifiable>(_ item: Item) -> String {
    String(describing: item.id)
  }
}

/// An optional, whatever it wraps.
protocol OptionalValue {
  /// The wrapped value, if there is one.
  var wrappedAny: Any? { get }
}

extension Optional: OptionalValue {
  var wrappedAny: Any? { self }
}
