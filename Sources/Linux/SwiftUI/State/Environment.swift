/// A value that views above set for all views below.
/// https://developer.apple.com/documentation/swiftui/environment
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  private var values: EnvironmentValues?

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value. Before the view is shown it is the default.
  public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: keyPath] }
}

extension Environment: @unchecked Sendable where Value: Sendable {
  // A key path and values that no one changes need no guard.
}

extension Environment: LinkedProperty {
  static var readsEnvironment: Bool { true }

  mutating func link(to node: Node, slot: Int) {
    values = node.environment
  }
}

extension View {
  /// Sets a value of the environment for the views inside.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentValueModifier(keyPath: keyPath, value: value))
  }

  /// Changes a value of the environment for the views inside.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }
}

nonisolated private struct EnvironmentValueModifier<Value>: EnvironmentModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func modify(_ environment: inout EnvironmentValues) {
    environment[keyPath: keyPath] = value
  }

  func isSame(as other: Self) -> Bool {
    keyPath == other.keyPath && isEqual(value, other.value)
  }
}

nonisolated private struct EnvironmentTransformModifier<Value>: EnvironmentModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func modify(_ environment: inout EnvironmentValues) {
    transform(&environment[keyPath: keyPath])
  }
}
