import Combine

/// An object that a view above supplied.
/// https://developer.apple.com/documentation/swiftui/environmentobject
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType>: DynamicProperty
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

  private var object: ObjectType?

  /// An object of this type, supplied by `environmentObject(_:)` above.
  @MainActor @preconcurrency public init() {}

  /// The object. It is an error of the program if no view above supplied one.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No view above supplies an object of type \(ObjectType.self): add .environmentObject(_:) to one of them"
      )
    }
    return object
  }

  /// Bindings to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: LinkedProperty {
  static var readsEnvironment: Bool { true }

  mutating func link(to node: Node, slot: Int) {
    object = node.environment[object: ObjectType.self]
    guard let object else {
      node.slots[slot] = nil
      return
    }
    if (node.slots[slot] as? Observation)?.object !== object {
      node.slots[slot] = Observation(of: object, by: node)
    }
  }
}

extension View {
  /// Supplies an object to the views inside.
  nonisolated public func environmentObject<T>(_ object: T) -> some View where T: ObservableObject {
    modifier(EnvironmentObjectModifier(object: object))
  }
}

nonisolated private struct EnvironmentObjectModifier<ObjectType: ObservableObject>: EnvironmentModifier {
  typealias Body = Never
  let object: ObjectType

  func modify(_ environment: inout EnvironmentValues) {
    environment[object: ObjectType.self] = object
  }

  func isSame(as other: Self) -> Bool { object === other.object }
}
