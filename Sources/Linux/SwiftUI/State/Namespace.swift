/// A name that is unlike that of any other view, for as long as the view's identity lasts.
/// https://developer.apple.com/documentation/swiftui/namespace
@propertyWrapper public struct Namespace: DynamicProperty {
  /// The name.
  public struct ID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private var id: ID?

  /// A name that is given when the view is shown.
  public init() {}

  /// The name.
  public var wrappedValue: ID { id ?? ID(number: 0) }
}

extension Namespace: LinkedProperty {
  /// Keeps the name in the place of the view.
  private final class Box {
    let id: ID

    init(_ id: ID) {
      self.id = id
    }
  }

  @MainActor private static var count = 0

  mutating func link(to node: Node, slot: Int) {
    if let known = node.slots[slot] as? Box {
      id = known.id
    } else {
      Self.count += 1
      let new = Box(ID(number: Self.count))
      node.slots[slot] = new
      id = new.id
    }
  }
}
