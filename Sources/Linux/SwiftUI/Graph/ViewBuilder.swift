/// Builds a view from the statements of a closure.
/// https://developer.apple.com/documentation/swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
  /// A view as it stands.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Nothing.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// One view.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View {
    content
  }

  /// Several views in a row.
  @_disfavoredOverload
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView((repeat each content), views: views)
  }

  /// A view that an `if` without `else` may leave out.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View {
    content
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<TrueContent, FalseContent>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(.first(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<TrueContent, FalseContent>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View {
    _ConditionalContent(.second(second))
  }

  /// A view inside `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}
