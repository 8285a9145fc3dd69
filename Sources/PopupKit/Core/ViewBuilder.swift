// SPDX-FileCopyrightText: 2026 The Popup Lab authors
// SPDX-License-Identifier: MIT

/// Builds views out of the statements of a closure.
///
/// Every conditional keeps a fixed place in the result, so that a state belongs to the same
/// branch in every rendering.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// An expression is itself.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No statement gives no markup.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement is that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements stand one after another.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  /// An `if` without `else`.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> { .first(first) }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> { .second(second) }

  /// The content of `if #available`.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView { AnyView(content) }
}
