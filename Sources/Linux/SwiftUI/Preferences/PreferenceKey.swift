/// The name of a value that views tell the views around them.
/// https://developer.apple.com/documentation/swiftui/preferencekey
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view inside tells one.
  static var defaultValue: Self.Value { get }
  /// Adds what the next view tells to what those before it told.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Self.Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Self.Value { nil }
}

extension [Node] {
  /// What the places tell together, in the order of the views; `nil` if none tells anything.
  @MainActor func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var all: K.Value?
    for node in self {
      guard let next = node.preference(key) else { continue }
      if var value = all {
        K.reduce(value: &value, nextValue: { next })
        all = value
      } else {
        all = next
      }
    }
    return all
  }
}

/// The places of a window that read what views inside them tell.
@MainActor
final class PreferenceReaders {
  private var readers: [ObjectIdentifier: any PreferenceReader] = [:]
  private var isWaiting = false

  func add(_ reader: any PreferenceReader) {
    readers[ObjectIdentifier(reader)] = reader
    changed(in: reader.tree)
  }

  func remove(_ reader: any PreferenceReader) {
    readers[ObjectIdentifier(reader)] = nil
  }

  /// Has all readers look again, inner ones first, once the views are up to date.
  func changed(in tree: ViewTree) {
    guard !isWaiting, !readers.isEmpty else { return }
    isWaiting = true
    tree.whenLaidOut { [weak self] in
      guard let self else { return }
      isWaiting = false
      for reader in readers.values.sorted(by: { $0.depth > $1.depth }) where reader.isMounted {
        reader.read()
      }
    }
  }
}

/// A place that reads what views inside it tell.
@MainActor
protocol PreferenceReader: Node {
  func read()
}
