/// Something that can be done to any view.
/// https://developer.apple.com/documentation/swiftui/viewmodifier
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>
}

extension ViewModifier where Self.Body == Never {
  /// Never asked for.
  public func body(content: Self.Content) -> Never {
    preconditionFailure("\(Self.self) has no body: it is applied by the framework")
  }
}

extension ViewModifier {
  /// This modifier and then another one.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to, as its body sees it.
nonisolated public struct _ViewModifier_Content<Modifier>: _PrimitiveView where Modifier: ViewModifier {
  let content: any View
}

extension _ViewModifier_Content: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<_ViewModifier_Content> {
    GroupNode(self, in: context) { [("content", $0.content)] }
  }
}

/// A modifier that does nothing.
/// https://developer.apple.com/documentation/swiftui/emptymodifier
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier that does nothing.
  public static let identity = EmptyModifier()
  /// It has none.
  public typealias Body = Never

  /// A modifier that does nothing.
  public init() {}
}
