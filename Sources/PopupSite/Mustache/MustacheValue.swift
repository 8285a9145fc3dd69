// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What a template is rendered with.
///
/// `null`, `false`, an empty list and an empty text are false in a section; everything else is
/// true.
package enum MustacheValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case text([UInt8])
  case list([MustacheValue])
  case object([String: MustacheValue])

  /// A text value from a string.
  package static func string(_ string: some StringProtocol) -> MustacheValue {
    .text(Array(string.utf8))
  }

  /// A text value, or `null` when there is no string.
  package static func string(_ string: String?) -> MustacheValue {
    string.map { .text(Array($0.utf8)) } ?? .null
  }

  /// A number, written in decimal.
  package static func number(_ number: Int) -> MustacheValue {
    .string(String(number))
  }

  var isFalse: Bool {
    switch self {
    case .null: true
    case .bool(let value): !value
    case .text(let bytes): bytes.isEmpty
    case .list(let items): items.isEmpty
    case .object: false
    }
  }
}

extension MustacheValue: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, MustacheValue)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { _, last in last }))
  }
}

extension MustacheValue: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self = .string(value)
  }
}

extension MustacheValue: ExpressibleByBooleanLiteral {
  package init(booleanLiteral value: Bool) {
    self = .bool(value)
  }
}

extension MustacheValue: ExpressibleByArrayLiteral {
  package init(arrayLiteral elements: MustacheValue...) {
    self = .list(elements)
  }
}
