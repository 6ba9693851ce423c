/// A place that shows the value of a key of user defaults.
@MainActor
final class StoredValueReader {
  let key: String
  private weak var node: Node?

  private struct Entry {
    weak var reader: StoredValueReader?
  }

  private static var known: [String: [ObjectIdentifier: Entry]] = [:]

  init(_ key: String, in node: Node) {
    self.key = key
    self.node = node
    Self.known[key, default: [:]][ObjectIdentifier(self)] = Entry(reader: self)
  }

  deinit {
    let (key, id) = (key, ObjectIdentifier(self))
    MainActor.assumeIsolated {
      Self.known[key]?[id] = nil
      if Self.known[key]?.isEmpty == true { Self.known[key] = nil }
    }
  }

  /// Has all views that show a key evaluated again, in all windows.
  static func changed(_ key: String) {
    for entry in (known[key] ?? [:]).values { entry.reader?.node?.invalidate() }
  }

  /// How many places there are, for tests of leaks.
  package static var count: Int { known.values.map(\.count).reduce(0, +) }
}
