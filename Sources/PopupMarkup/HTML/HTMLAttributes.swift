// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// What an attribute holds.
public enum HTMLAttributeValue: Sendable, Equatable {
  case text(String)
  /// Present without a value, as in `<dialog open>`.
  case flag
}

/// The attributes of one element, in the order in which they were first set.
///
/// A name is unique: setting it again replaces the value in place. In a literal `nil` leaves the
/// attribute out, so that an optional needs no branch.
///
/// ```swift
/// let attributes: HTMLAttributes = ["id": .text(id), "hidden": isOpen ? nil : .flag]
/// ```
public struct HTMLAttributes: Sendable, Equatable {
  public struct Entry: Sendable, Equatable {
    public let name: String
    public var value: HTMLAttributeValue
  }

  public private(set) var entries: [Entry]

  public init() {
    entries = []
  }

  public var isEmpty: Bool { entries.isEmpty }

  /// The text of an attribute: `nil` when it is absent, empty for a flag.
  public subscript(name: String) -> String? {
    get {
      switch value(name) {
      case .text(let text): text
      case .flag: ""
      case nil: nil
      }
    }
    set { set(name, newValue.map(HTMLAttributeValue.text)) }
  }

  public func value(_ name: String) -> HTMLAttributeValue? {
    entries.first { $0.name == name }?.value
  }

  public func contains(_ name: String) -> Bool {
    entries.contains { $0.name == name }
  }

  /// Sets, replaces or, with `nil`, removes an attribute.
  public mutating func set(_ name: String, _ value: HTMLAttributeValue?) {
    guard let index = entries.firstIndex(where: { $0.name == name }) else {
      if let value { entries.append(Entry(name: name, value: value)) }
      return
    }
    if let value {
      entries[index].value = value
    } else {
      entries.remove(at: index)
    }
  }

  /// Adds a flag, or removes it when `isOn` is false.
  public mutating func setFlag(_ name: String, _ isOn: Bool = true) {
    set(name, isOn ? .flag : nil)
  }

  @discardableResult
  public mutating func removeValue(_ name: String) -> HTMLAttributeValue? {
    guard let index = entries.firstIndex(where: { $0.name == name }) else { return nil }
    return entries.remove(at: index).value
  }

  /// Adds a class (or several, separated by spaces) unless the element has it already.
  public mutating func addClass(_ names: String) {
    var classes = classNames
    for name in names.split(separator: " ").map(String.init) where !classes.contains(name) {
      classes.append(name)
    }
    if !classes.isEmpty { self["class"] = classes.joined(separator: " ") }
  }

  public func hasClass(_ name: String) -> Bool {
    classNames.contains(name)
  }

  public var classNames: [String] {
    (self["class"] ?? "").split(separator: " ").map(String.init)
  }

  /// Sets every attribute of `other`; its values win, classes are joined.
  public mutating func merge(_ other: HTMLAttributes) {
    for entry in other.entries {
      if entry.name == "class", case .text(let names) = entry.value {
        addClass(names)
      } else {
        set(entry.name, entry.value)
      }
    }
  }
}

extension HTMLAttributes: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, HTMLAttributeValue?)...) {
    entries = []
    entries.reserveCapacity(elements.count)
    for (name, value) in elements { set(name, value) }
  }
}

extension HTMLAttributeValue: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}
