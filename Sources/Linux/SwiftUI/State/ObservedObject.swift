import Combine

/// An object that a view is given, and whose changes update the view.
/// https://developer.apple.com/documentation/swiftui/observedobject
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType>: DynamicProperty
where ObjectType: ObservableObject {
  /// A way to bindings of the object's properties.
  @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    @MainActor @preconcurrency
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { value, _ in object[keyPath: keyPath] = value })
    }
  }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType

  /// Observes an object.
  @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  /// Observes an object.
  @MainActor @preconcurrency public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: LinkedProperty {
  mutating func link(to node: Node, slot: Int) {
    if let known = node.slots[slot] as? Observation, known.object === wrappedValue { return }
    node.slots[slot] = Observation(of: wrappedValue, by: node)
  }
}

/// A place's subscription to the changes of an object.
@MainActor
final class Observation {
  let object: AnyObject
  private let cancellable: AnyCancellable

  init<ObjectType: ObservableObject>(of object: ObjectType, by node: Node) {
    self.object = object
    let observer = WeakReference(node)
    cancellable = object.objectWillChange.sink { _ in
      onMainActor { observer.object?.invalidate() }
    }
  }
}
