/// Something that can be stopped.
/// https://developer.apple.com/documentation/combine/cancellable
public protocol Cancellable {
  /// Stops it; calling again does nothing.
  func cancel()
}

extension Cancellable {
  /// Keeps the cancellable alive in a collection.
  public func store<C>(in collection: inout C)
  where C: RangeReplaceableCollection, C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps the cancellable alive in a set.
  public func store(in set: inout Set<AnyCancellable>) {
    set.insert(AnyCancellable(self))
  }
}
