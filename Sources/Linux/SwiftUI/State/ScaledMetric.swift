/// A length that grows with the reader's text size.
/// https://developer.apple.com/documentation/swiftui/scaledmetric
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  private let base: Value
  private var scale: Value = 1

  /// A length at the usual text size.
  public init(wrappedValue: Value) {
    base = wrappedValue
  }

  /// A length at the usual size of a text style. All styles grow alike here.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The length at the reader's text size.
  public var wrappedValue: Value { base * scale }
}

extension ScaledMetric: LinkedProperty {
  static var readsEnvironment: Bool { true }

  mutating func link(to node: Node, slot: Int) {
    scale = Value(node.environment.sizeCategory.scale)
  }
}
