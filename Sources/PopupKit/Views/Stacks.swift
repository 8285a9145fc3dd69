// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

package import PopupMarkup
public import PopupModel

/// Views above one another.
public struct VStack<Content: View>: MarkupView {
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand across the width.
  ///   - spacing: The distance between views in points, 8 where `nil`.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    StackMarkup.element(
      "df-vstack", align: alignment.rawValue, spacing: spacing, context: context,
      children: context.render(content))
  }
}

/// Views beside one another, in reading direction.
public struct HStack<Content: View>: MarkupView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand along the height.
  ///   - spacing: The distance between views in points, 8 where `nil`.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    StackMarkup.element(
      "df-hstack", align: alignment.rawValue, spacing: spacing, context: context,
      children: context.render(content))
  }
}

/// Views in front of one another; the last is in front.
public struct ZStack<Content: View>: MarkupView {
  private let alignment: Alignment
  private let content: Content

  /// Creates a pile.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand.
  ///   - content: The views, the last in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let name = context.isPhrasing ? "span" : "div"
    let layers = context.rows(of: content).map { row in
      row.count == 1 ? row[0] : .element(HTMLElement(name, [:], row))
    }
    let align =
      alignment.vertical == .center ? alignment.horizontal.rawValue : alignment.vertical.rawValue
    return StackMarkup.element(
      "df-zstack", align: align, spacing: nil, context: context, children: layers)
  }
}

/// The element of a stack.
@MainActor
enum StackMarkup {
  static func element(
    _ name: String, align: String, spacing: Double?, context: RenderContext, children: [HTMLNode]
  ) -> [HTMLNode] {
    var attributes: HTMLAttributes = ["class": .text(name)]
    if let spacing {
      attributes.addClass(
        context.session.instanceClass([CSSDeclaration("gap", CSSLength.text(spacing))]))
    }
    if align != "center" { attributes["data-align"] = align }
    return [.element(HTMLElement(context.isPhrasing ? "span" : "div", attributes, children))]
  }
}

/// Space that takes what is left in a stack.
public struct Spacer: MarkupView {
  private let minimum: Double?

  /// Creates a spacer.
  ///
  /// - Parameter minLength: The least space in points.
  public init(minLength: Double? = nil) {
    minimum = minLength
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    var attributes: HTMLAttributes = ["class": "df-spacer"]
    if let minimum {
      let length = CSSLength.text(minimum)
      attributes.addClass(
        context.session.instanceClass([CSSDeclaration("flex-basis", length)]))
    }
    return [.element(HTMLElement("span", attributes))]
  }
}

/// A hairline between views.
public struct Divider: MarkupView {
  /// Creates a hairline.
  public init() {}

  package func markup(in context: RenderContext) -> [HTMLNode] {
    let name = context.isPhrasing ? "span" : "hr"
    return [.element(HTMLElement(name, ["class": "df-divider"]))]
  }
}

/// Content that scrolls.
public struct ScrollView<Content: View>: MarkupView {
  private let content: Content

  /// Creates a scrolling area that can be reached by keyboard.
  ///
  /// - Parameter content: What scrolls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  package func markup(in context: RenderContext) -> [HTMLNode] {
    [
      .element(
        HTMLElement(
          "div",
          ["class": "df-scroll", "tabindex": "0", "role": "group", "aria-label": "Scrollable"],
          context.render(content)))
    ]
  }
}
