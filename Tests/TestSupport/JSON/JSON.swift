// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One JSON value, as drivers, node and the checkers exchange them.
public enum JSON: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The member called `key`, or `.null` where there is none.
  public subscript(key: String) -> JSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The element at `index`, or `.null` where there is none.
  public subscript(index: Int) -> JSON {
    if case .array(let elements) = self, elements.indices.contains(index) {
      elements[index]
    } else {
      .null
    }
  }

  public var string: String? { if case .string(let value) = self { value } else { nil } }
  public var number: Double? { if case .number(let value) = self { value } else { nil } }
  public var int: Int? { number.flatMap { Int(exactly: $0.rounded()) } }
  public var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
  public var isNull: Bool { self == .null }

  /// The elements of an array, and of anything else none.
  public var array: [JSON] { if case .array(let value) = self { value } else { [] } }

  /// The members of an object, and of anything else none.
  public var object: [String: JSON] { if case .object(let value) = self { value } else { [:] } }

  /// The strings among the elements of an array.
  public var strings: [String] { array.compactMap(\.string) }
}

extension JSON: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByStringInterpolation,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .null }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .string(value) }
  public init(arrayLiteral elements: JSON...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
  public init(_ value: Int) { self = .number(Double(value)) }
}
