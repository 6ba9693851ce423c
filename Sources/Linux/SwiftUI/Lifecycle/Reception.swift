import Combine
import Foundation

extension View {
  /// Does something with each value of a publisher, on the main actor, from the view's first layout until its identity ends.
  ///
  /// A publisher that a later value of the view names takes the place of this one, unless it is the same one.
  nonisolated public func onReceive<P>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P: Publisher, P.Failure == Never {
    modifier(ReceptionModifier(publisher: publisher, action: action))
  }
}

nonisolated private struct ReceptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  typealias Body = Never
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    ReceptionNode(view, in: context)
  }
}

/// The place of a view that receives the values of a publisher.
@MainActor
private final class ReceptionNode<Content: View, P: Publisher>: ModifierNode<Content, ReceptionModifier<P>>
where P.Failure == Never {
  private var subscribed: P?
  private var subscription: AnyCancellable?

  override func applied() {
    let publisher = modifier.publisher
    guard subscribed.map({ !isSameReference($0, publisher) }) ?? true else { return }
    subscribed = publisher
    subscription = nil
    // A publisher may send at once; the view must have its place by then.
    tree.whenLaidOut { [weak self] in
      guard let self, isMounted, subscription == nil, let publisher = subscribed else { return }
      subscribe(to: publisher)
    }
  }

  private func subscribe(to publisher: P) {
    let receiver = WeakReference(self)
    subscription = publisher.sink { value in
      let received = Received(value: value)
      onMainActor {
        guard let node = receiver.object, node.isMounted else { return }
        node.modifier.action(received.value)
      }
    }
  }

  override func willUnmount() {
    subscription = nil
    subscribed = nil
  }
}

/// A value on its way to the main actor.
private struct Received<Value>: @unchecked Sendable {
  // Needs no guard: whoever publishes the value hands it over.
  let value: Value
}

/// Whether two values consist of the same bytes: the same numbers and the same objects.
private func isSameReference<Value>(_ old: Value, _ new: Value) -> Bool {
  withUnsafeBytes(of: old) { old in
    withUnsafeBytes(of: new) { new in old.elementsEqual(new) }
  }
}
