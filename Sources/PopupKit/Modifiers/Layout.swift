// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

import PopupMarkup
public import PopupModel

extension View {
  /// Gives the view a size.
  ///
  /// - Parameters:
  ///   - width: The width in points, or `nil` for its own.
  ///   - height: The height in points, or `nil` for its own.
  ///   - alignment: Where the view stands in the frame.
  /// - Returns: An element of that size; a point is a sixteenth of a rem.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    WrapperView(
      content: self, name: "df-frame",
      declarations: CSSLength.declarations([("inline-size", width), ("block-size", height)])
        + alignment.declarations)
  }

  /// Lets the view grow within limits.
  ///
  /// - Parameters:
  ///   - minWidth: The least width in points.
  ///   - maxWidth: The greatest width in points; infinity fills the space.
  ///   - minHeight: The least height in points.
  ///   - maxHeight: The greatest height in points; infinity fills the space.
  ///   - alignment: Where the view stands in the frame.
  /// - Returns: An element within those limits.
  public func frame(
    minWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    var declarations = CSSLength.declarations([
      ("min-inline-size", minWidth), ("min-block-size", minHeight),
      ("max-inline-size", maxWidth), ("max-block-size", maxHeight),
    ])
    if maxWidth != nil { declarations.append(CSSDeclaration("inline-size", "100%")) }
    return WrapperView(
      content: self, name: "df-frame", declarations: declarations + alignment.declarations)
  }

  /// Puts space around the view.
  ///
  /// - Parameters:
  ///   - edges: The edges that get the space.
  ///   - length: The space in points, 16 by default.
  /// - Returns: An element with that padding.
  public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    WrapperView(
      content: self, name: "df-padding",
      declarations: edges.paddingDeclarations(length ?? DFSpacingTokens().lg))
  }

  /// Puts the same space around the view on every edge.
  ///
  /// - Parameter length: The space in points.
  /// - Returns: An element with that padding.
  public func padding(_ length: Double) -> some View { padding(.all, length) }
}

extension Edge.Set {
  fileprivate func paddingDeclarations(_ length: Double) -> [CSSDeclaration] {
    let sides: [(Edge.Set, String)] = [
      (.top, "padding-block-start"), (.bottom, "padding-block-end"),
      (.leading, "padding-inline-start"), (.trailing, "padding-inline-end"),
    ]
    let value = CSSLength.text(length)
    if self == .all { return [CSSDeclaration("padding", value)] }
    return sides.filter { contains($0.0) }.map { CSSDeclaration($0.1, value) }
  }
}

extension Alignment {
  fileprivate var declarations: [CSSDeclaration] {
    guard self != .center else { return [] }
    return [
      CSSDeclaration("justify-items", horizontal.cssKeyword),
      CSSDeclaration("align-items", vertical.cssKeyword),
    ]
  }
}
