/// The values that the views of a window keep for its next opening.
@MainActor
package final class SceneStore {
  /// What a value consists of.
  package enum Value: Codable, Equatable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
  }

  /// The values by their keys, for a host to keep.
  package private(set) var values: [String: Value] = [:]
  /// Called after a view has set a value.
  package var changed: (@MainActor ([String: Value]) -> Void)?

  private var readers: [String: [ObjectIdentifier: Reader]] = [:]

  package init() {}

  /// Takes the values of an earlier window, before the views are mounted.
  package func restore(_ values: [String: Value]) {
    self.values = values
  }

  func set(_ value: Value, for key: String) {
    guard values[key] != value else { return }
    values[key] = value
    for reader in (readers[key] ?? [:]).values { reader.node?.invalidate() }
    changed?(values)
  }

  /// Has a place evaluated again when a key is set, for as long as the result is kept.
  func read(_ key: String, in node: Node) -> AnyObject {
    readers[key, default: [:]][ObjectIdentifier(node)] = Reader(node: node)
    return Registration(key: key, node: ObjectIdentifier(node), store: self)
  }

  private struct Reader {
    weak var node: Node?
  }

  @MainActor
  private final class Registration {
    let key: String
    let node: ObjectIdentifier
    weak var store: SceneStore?

    init(key: String, node: ObjectIdentifier, store: SceneStore) {
      self.key = key
      self.node = node
      self.store = store
    }

    deinit {
      let (key, node, store) = (key, node, store)
      MainActor.assumeIsolated {
        store?.readers[key]?[node] = nil
      }
    }
  }
}
