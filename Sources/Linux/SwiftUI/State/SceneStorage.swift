import Foundation

/// A value that belongs to the window, and comes back with it if the host keeps it.
/// https://developer.apple.com/documentation/swiftui/scenestorage
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let read: (SceneStore.Value) -> Value?
  private let stored: (Value) -> SceneStore.Value
  private var store: SceneStore?

  private init(
    _ initial: Value, _ key: String, read: @escaping (SceneStore.Value) -> Value?,
    stored: @escaping (Value) -> SceneStore.Value
  ) {
    self.initial = initial
    self.key = key
    self.read = read
    self.stored = stored
  }

  /// The value. Before the view is shown it is the first value, and setting it has no effect. It belongs to the main actor.
  public var wrappedValue: Value {
    get {
      guard let store else { return initial }
      let key = key
      return MainActor.assumeIsolated { store.values[key] }.flatMap(read) ?? initial
    }
    nonmutating set {
      guard let store else { return }
      let (key, value) = (key, stored(newValue))
      onMainActor { store.set(value, for: key) }
    }
  }

  /// A way for other views to read and set the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { value, _ in storage.wrappedValue = value })
  }
}

extension SceneStorage: LinkedProperty {
  mutating func link(to node: Node, slot: Int) {
    store = node.tree.sceneStore
    if node.slots[slot] == nil { node.slots[slot] = node.tree.sceneStore.read(key, in: node) }
  }
}

extension SceneStorage {
  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(
      wrappedValue, key, read: { if case .bool(let value) = $0 { value } else { nil } },
      stored: { .bool($0) })
  }

  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(
      wrappedValue, key, read: { if case .int(let value) = $0 { value } else { nil } },
      stored: { .int($0) })
  }

  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(
      wrappedValue, key, read: { if case .double(let value) = $0 { value } else { nil } },
      stored: { .double($0) })
  }

  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(
      wrappedValue, key, read: { if case .string(let value) = $0 { value } else { nil } },
      stored: { .string($0) })
  }

  /// A value that is this one until it is set; kept as its number.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      wrappedValue, key,
      read: { if case .int(let value) = $0 { Value(rawValue: value) } else { nil } },
      stored: { .int($0.rawValue) })
  }

  /// A value that is this one until it is set; kept as its text.
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(
      wrappedValue, key,
      read: { if case .string(let value) = $0 { Value(rawValue: value) } else { nil } },
      stored: { .string($0.rawValue) })
  }
}
