// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup

/// Rows.
///
/// ```swift
/// List(orders) { order in Button(order.title) { selected = order } }
/// // <ul class="df-list"><li><button …>…</button></li>…</ul>
/// ```
public struct List<Content: View>: MarkupView {
  private let content: Content

  /// Creates rows out of views.
  ///
  /// - Parameter content: The rows.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Creates a row for each element.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - rowContent: The row of one element.
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    content = ForEach(data, content: rowContent)
  }

  /// Creates a row for each element, told apart by a property.
  ///
  /// - Parameters:
  ///   - data: The elements.
  ///   - id: The property that tells elements apart.
  ///   - rowContent: The row of one element.
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    content = ForEach(data, id: id, content: rowContent)
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let rows = context.rows(of: content).map { HTMLNode.element(HTMLElement("li", [:], $0)) }
    return [.element(HTMLElement("ul", ["class": "df-list", "role": "list"], rows))]
  }
}
