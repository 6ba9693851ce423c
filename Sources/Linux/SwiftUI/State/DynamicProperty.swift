/// A stored property of a view that the framework brings up to date before it asks for the body.
/// https://developer.apple.com/documentation/swiftui/dynamicproperty
public protocol DynamicProperty {
  /// Called before the body is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing.
  public mutating func update() {}
}

/// A dynamic property that keeps something in the place of its view.
@MainActor
protocol LinkedProperty: DynamicProperty {
  /// Connects the property of a view value with the place; `slot` is where it keeps what outlives the value.
  mutating func link(to node: Node, slot: Int)
  /// Whether it reads the environment.
  static var readsEnvironment: Bool { get }
}

extension LinkedProperty {
  static var readsEnvironment: Bool { false }
}
