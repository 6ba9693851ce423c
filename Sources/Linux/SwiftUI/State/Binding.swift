/// A way to read and set a value that someone else owns.
/// https://developer.apple.com/documentation/swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  /// How a change through the binding is animated.
  public var transaction = Transaction()
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// A binding through closures. In a view they belong to the main actor, as the view does.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: { value, _ in set(value) })
  }

  /// A binding through closures; the second one is told of the animation.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding whose value never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _, _ in })
  }

  /// The value. It is set with the binding's transaction, or that of the change that is being made.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set {
      let isPlain = transaction.animation == nil && !transaction.disablesAnimations
      let transaction = isPlain ? Transaction.current ?? transaction : transaction
      withTransaction(transaction) { set(newValue, transaction) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The same binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    part(get: { $0[keyPath: keyPath] }, set: { $0[keyPath: keyPath] = $1 })
  }

  /// A binding to a part of the value, with the same transaction.
  func part<Part>(
    get: @escaping (Value) -> Part, set: @escaping (inout Value, Part) -> Void
  ) -> Binding<Part> {
    let base = self
    var part = Binding<Part>(
      get: { get(base.wrappedValue) },
      set: { new, transaction in
        var whole = base.wrappedValue
        set(&whole, new)
        base.set(whole, transaction)
      })
    part.transaction = transaction
    return part
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {
  // It keeps closures that guard their own state.
}

extension Binding: DynamicProperty {}

extension Binding {
  /// A binding to the value as an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.set(value, $1) } })
    transaction = base.transaction
  }

  /// A binding to the value of an optional, or `nil` if there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.set($0, $1) })
    transaction = base.transaction
  }

  /// A binding to the value, whatever its type.
  public init<V>(_ base: Binding<V>) where Value == AnyHashable, V: Hashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) }, set: { if let value = $0.base as? V { base.set(value, $1) } })
    transaction = base.transaction
  }

  /// The binding with a transaction for its changes.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }

  /// The binding with an animation for its changes.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}
