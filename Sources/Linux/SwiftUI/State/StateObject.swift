import Combine

/// An object that a view makes once and keeps for as long as its identity lasts.
/// https://developer.apple.com/documentation/swiftui/stateobject
@MainActor @preconcurrency @propertyWrapper public struct StateObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  // Given at any place, and called on the main actor only.
  private nonisolated(unsafe) let make: () -> ObjectType
  private var object: ObjectType?

  /// An object that is made when the view first needs it.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    make = thunk
  }

  /// The object. Before the view is shown, each access makes a new one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  mutating func link(to node: Node, slot: Int) {
    if let known = (node.slots[slot] as? Observation)?.object as? ObjectType {
      object = known
    } else {
      let new = make()
      object = new
      node.slots[slot] = Observation(of: new, by: node)
    }
  }
}
