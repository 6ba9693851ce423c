import Foundation

/// How a value is kept in user defaults.
struct StoredValue<Value> {
  /// The value of a key; `nil` if there is none, or one of another kind.
  let read: (UserDefaults, String) -> Value?
  let write: (Value, UserDefaults, String) -> Void
}

extension StoredValue {
  /// A value that user defaults keep as it is.
  static var plain: StoredValue {
    StoredValue(
      read: { $0.object(forKey: $1) as? Value },
      write: { $1.set($0, forKey: $2) })
  }

  /// A value that stands for one that user defaults can keep.
  static func raw<Raw>(
    _ value: @escaping (Raw) -> Value?, _ raw: @escaping (Value) -> Raw
  ) -> StoredValue {
    let stored = StoredValue<Raw>.plain
    return StoredValue(
      read: { stored.read($0, $1).flatMap(value) },
      write: { stored.write(raw($0), $1, $2) })
  }

  /// The value, or `nil` for none.
  var optional: StoredValue<Value?> {
    StoredValue<Value?>(
      read: { .some(read($0, $1)) },
      write: { value, store, key in
        if let value { write(value, store, key) } else { store.removeObject(forKey: key) }
      })
  }
}

extension StoredValue where Value == URL {
  /// An address, as its text: Foundation on Linux gives another one back than it was given.
  static var address: StoredValue { raw({ URL(string: $0) }, { (url: URL) in url.absoluteString }) }
}
