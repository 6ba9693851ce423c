/// A value that lasts as long as a gesture: it is what it was at first again when the gesture ends.
/// https://developer.apple.com/documentation/swiftui/gesturestate
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// A value to begin with.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, resetTransaction: Transaction())
  }

  /// A value to begin with.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// A value to begin with, and how the return to it is shown.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }

  /// A value to begin with, and how the return to it is shown.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// A value to begin with, and a closure that is given the last value and says how the return is shown.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// A value to begin with, and a closure that is given the last value and says how the return is shown.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value; gestures set it through ``Gesture/updating(_:body:)``.
  public var wrappedValue: Value { box?.value ?? initial }

  /// The property itself, for gestures to set.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Nothing to begin with, and how the return to it is shown.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Nothing to begin with, and a closure that is given the last value and says how the return is shown.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: LinkedProperty {
  mutating func link(to node: Node, slot: Int) {
    box = StateBox.kept(by: node, slot: slot, initial)
  }
}

extension GestureState {
  func change(_ body: (inout Value, inout Transaction) -> Void) {
    var value = wrappedValue
    var transaction = Transaction()
    body(&value, &transaction)
    withTransaction(transaction) { box?.set(value) }
  }

  func goBack() {
    var transaction = Transaction()
    reset(wrappedValue, &transaction)
    withTransaction(transaction) { box?.set(initial) }
  }
}
