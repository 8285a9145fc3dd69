// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup

/// A view for each element of a collection.
///
/// An element's state belongs to its id, so that reordering the data keeps it.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: MarkupView {
  let data: Data
  let id: (Data.Element) -> ID
  let content: (Data.Element) -> Content

  package func markup(in context: RenderContext) -> [HTMLNode] {
    data.flatMap { context.descend(row($0)).render(content($0)) }
  }

  package func rows(in context: RenderContext) -> [[HTMLNode]] {
    data.flatMap { context.descend(row($0)).rows(of: content($0)) }
  }

  private func row(_ element: Data.Element) -> String { "[\(id(element))]" }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each identifiable element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - content: The view of one element.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: \.id, content: content)
  }
}

extension ForEach {
  private init(
    data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = { $0[keyPath: id] }
    self.content = content
  }

  /// Creates a view for each element, told apart by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that tells elements apart.
  ///   - content: The view of one element.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int {
  /// Creates a view for each number of a range.
  ///
  /// - Parameters:
  ///   - data: The numbers.
  ///   - content: The view of one number.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, id: \.self, content: content)
  }
}
