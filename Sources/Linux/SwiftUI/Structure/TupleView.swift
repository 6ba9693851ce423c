/// Several views in a row.
/// https://developer.apple.com/documentation/swiftui/tupleview
nonisolated public struct TupleView<T>: _PrimitiveView {
  /// The views.
  public var value: T
  /// The views one by one.
  package let views: [any View]

  package init(_ value: T, views: [any View]) {
    self.value = value
    self.views = views
  }

  /// Views in a row, given as a tuple.
  public init(_ value: T) {
    self.init(value, views: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }
}

extension TupleView: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<TupleView> {
    // Directly in a list, each view is a row of its own.
    let areRows = context.isLazy && context.environment.listRow != nil
    func row<V: View>(_ view: V) -> any View { RowScope(content: view) }
    return GroupNode(self, in: context) { view in
      view.views.enumerated().map { index, view in
        guard areRows else { return (AnyHashable(index), view) }
        return (AnyHashable(index), row(view))
      }
    }
  }
}
