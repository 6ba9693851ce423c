/// A property of an `ObservableObject` that announces its changes.
/// https://developer.apple.com/documentation/combine/published
@propertyWrapper public struct Published<Value> {
  let storage: PublishedStorage<Value>

  /// A property with this first value.
  public init(wrappedValue: Value) {
    storage = PublishedStorage(wrappedValue)
  }

  /// A property with this first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Emits the value on subscription and then each new value, just before it is set.
  public struct Publisher: Combine.Publisher {
    /// The property's type.
    public typealias Output = Value
    /// It never fails.
    public typealias Failure = Never

    let storage: PublishedStorage<Value>

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where Value == S.Input, S: Subscriber, S.Failure == Never {
      storage.subscribers.add(subscriber, current: storage.value)
    }
  }

  /// The property's publisher.
  public var projectedValue: Published<Value>.Publisher {
    mutating get { Publisher(storage: storage) }
    // Apple's type lets `assign(to:)` write through it; a plain assignment changes nothing.
    set { _ = newValue }
  }

  /// Not used: a published property belongs to a class.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.set(newValue) }
  }

  /// Reads or sets the property of an object.
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      let storage = object[keyPath: storageKeyPath].storage
      if storage.objectWillChange == nil, let observable = object as? any ObservableObject {
        // Installs the object's publisher in all its fields, so that one asked for later is this one.
        _ = observable.objectWillChange
      }
      storage.set(newValue)
    }
  }
}
