import Foundation

/// A value in user defaults; views that show it are updated when one of them sets it, in all windows.
///
/// Foundation on Linux does not tell when user defaults are set by other means; the value then shows with the next
/// evaluation of the view.
/// https://developer.apple.com/documentation/swiftui/appstorage
@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let key: String
  private let ownStore: UserDefaults?
  private let coding: StoredValue<Value>
  private var placeStore: UserDefaults?

  private init(_ initial: Value, _ key: String, _ store: UserDefaults?, _ coding: StoredValue<Value>) {
    self.initial = initial
    self.key = key
    ownStore = store
    self.coding = coding
  }

  private var store: UserDefaults { ownStore ?? placeStore ?? .standard }

  /// The value.
  public var wrappedValue: Value {
    get { coding.read(store, key) ?? initial }
    nonmutating set {
      guard !isEqual(coding.read(store, key), newValue) else { return }
      coding.write(newValue, store, key)
      let key = key
      onMainActor { StoredValueReader.changed(key) }
    }
  }

  /// A way for other views to read and set the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { value, _ in storage.wrappedValue = value })
  }
}

extension AppStorage: LinkedProperty {
  static var readsEnvironment: Bool { true }

  mutating func link(to node: Node, slot: Int) {
    placeStore = node.environment.defaultAppStorage
    if (node.slots[slot] as? StoredValueReader)?.key != key {
      node.slots[slot] = StoredValueReader(key, in: node)
    }
  }
}

extension AppStorage {
  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(wrappedValue, key, store, .address)
  }

  /// A value that is this one until it is set.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(wrappedValue, key, store, .plain)
  }

  /// A value that is this one until it is set; kept as its number.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(wrappedValue, key, store, .raw({ Value(rawValue: $0) }, \.rawValue))
  }

  /// A value that is this one until it is set; kept as its text.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(wrappedValue, key, store, .raw({ Value(rawValue: $0) }, \.rawValue))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store, StoredValue<Bool>.plain.optional)
  }

  /// A value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store, StoredValue<Int>.plain.optional)
  }

  /// A value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store, StoredValue<Double>.plain.optional)
  }

  /// A value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store, StoredValue<String>.plain.optional)
  }

  /// A value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store, StoredValue<URL>.address.optional)
  }

  /// A value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store, StoredValue<Data>.plain.optional)
  }
}

extension View {
  /// Names the user defaults of the values that name none.
  nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}

extension EnvironmentValues {
  /// The user defaults of the values that name none; `nil` for the app's own.
  package var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

private enum DefaultAppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults? { nil }
}
