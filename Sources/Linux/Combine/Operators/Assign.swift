extension Publisher where Self.Failure == Never {
  /// Sets a property of an object to each value. The object is kept until the result is cancelled or goes away.
  /// https://developer.apple.com/documentation/combine/publisher/assign(to:on:)
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a published property to each value, for as long as the property lives.
  /// https://developer.apple.com/documentation/combine/publisher/assign(to:)
  public func assign(to published: inout Published<Self.Output>.Publisher) {
    let storage = published.storage
    storage.keep(sink { [weak storage] in storage?.set($0) })
  }
}
