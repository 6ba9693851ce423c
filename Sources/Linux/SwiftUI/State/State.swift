import Foundation

/// A value that a view owns and keeps for as long as its identity lasts.
/// https://developer.apple.com/documentation/swiftui/state
@propertyWrapper public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// State that begins with a value.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// State that begins with a value.
  public init(initialValue value: Value) {
    self.init(wrappedValue: value)
  }

  /// The value. Before the view is shown it is the first value, and setting it has no effect.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.set(newValue) }
  }

  /// A way for other views to read and set the value.
  public var projectedValue: Binding<Value> {
    guard let box else { return .constant(initial) }
    return Binding(get: { box.value }, set: { value, _ in box.set(value) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that begins with nothing.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {
  // The box is guarded by a `lock` of its own.
}

extension State: LinkedProperty {
  mutating func link(to node: Node, slot: Int) {
    box = StateBox.kept(by: node, slot: slot, initial)
  }
}

/// What outlives the values of a view: the state, and whom to tell of a change.
final class StateBox<Value>: @unchecked Sendable {
  // `lock` guards the value: bindings may be read and set on any thread.
  private let lock = NSLock()
  private var stored: Value
  private weak var node: Node?

  @MainActor
  init(_ value: Value, of node: Node) {
    stored = value
    self.node = node
  }

  /// The one that the place keeps, or a new one with a value.
  @MainActor
  static func kept(by node: Node, slot: Int, _ value: Value) -> StateBox {
    if let known = node.slots[slot] as? StateBox { return known }
    let new = StateBox(value, of: node)
    node.slots[slot] = new
    return new
  }

  var value: Value { lock.withLock { stored } }

  func set(_ value: Value) {
    let old = lock.withLock {
      defer { stored = value }
      return stored
    }
    guard !isEqual(old, value) else { return }
    onMainActor { self.node?.invalidate() }
  }
}

/// Whether two values are equal, if their type can tell.
func isEqual<Value>(_ old: Value, _ new: Value) -> Bool {
  func equal<E: Equatable>(_ old: E) -> Bool {
    (new as? E).map { $0 == old } ?? false
  }
  guard let old = old as? any Equatable else { return false }
  return equal(old)
}

/// Does something on the main actor: at once on the main thread, else soon.
func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
  if Thread.isMainThread {
    MainActor.assumeIsolated(body)
  } else {
    DispatchQueue.main.async(execute: body)
  }
}
