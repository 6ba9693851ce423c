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

  /// The values by their keys.
  private(set) var values: [String: Value] = [:]
  /// Where the values are kept between launches, if they are; to be set before the views are mounted.
  package var archive: SceneArchive?
  private var scene: String?

  private var readers: [String: [ObjectIdentifier: Reader]] = [:]

  package init() {}

  /// Takes the values of the scene's last window, before the views are mounted.
  func open(_ scene: String) {
    guard scene != self.scene else { return }
    self.scene = scene
    values = archive?.values(of: scene) ?? [:]
  }

  func set(_ value: Value, for key: String) {
    guard values[key] != value else { return }
    values[key] = value
    for reader in (readers[key] ?? [:]).values { reader.node?.invalidate() }
    if let scene { archive?.keep(values, of: scene) }
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
