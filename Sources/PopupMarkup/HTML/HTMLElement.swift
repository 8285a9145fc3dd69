// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// One element: a tag name, attributes in order, and children.
///
/// ```swift
/// HTMLElement("button", ["type": "button", "disabled": .flag], [.text("Save")])
/// // <button type="button" disabled>Save</button>
/// ```
public struct HTMLElement: Sendable, Equatable {
  public var name: String
  public var attributes: HTMLAttributes
  public var children: [HTMLNode]

  public init(_ name: String, _ attributes: HTMLAttributes = [:], _ children: [HTMLNode] = []) {
    self.name = name
    self.attributes = attributes
    self.children = children
  }
}
