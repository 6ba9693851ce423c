import Foundation

extension View {
  /// Animates the view when a value changes. Hosts on Linux show the change at once.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    self
  }

  /// Animates every change of the view. Hosts on Linux show changes at once.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    self
  }

  /// Changes the transaction with which changes reach the view; called each time the view is updated.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(transform: transform))
  }

  /// Says how the view comes and goes. Hosts on Linux show and remove it at once.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    self
  }

  /// Has the view take over the place of another one with the same identity. Hosts on Linux leave each where it is.
  nonisolated public func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable {
    self
  }
}

nonisolated private struct TransactionModifier: PrimitiveModifier {
  typealias Body = Never
  let transform: (inout Transaction) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    TransactionNode(view, in: context)
  }
}

@MainActor
private final class TransactionNode<Content: View>: ModifierNode<Content, TransactionModifier> {
  override func prepare() {
    var transaction = Transaction.current ?? Transaction()
    modifier.transform(&transaction)
  }
}
