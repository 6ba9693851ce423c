/// The place of a repetition whose views are all mounted: each in a place of its own that follows the element's identity.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>, IdentifiedPlaces
{
  private var places: [(id: ID, node: ViewNode<Content>)] = []
  private var reported = ReportedDuplicates<ID>()

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    super.init(view, in: context)
    refresh()
  }

  override var children: [Node] { places.map(\.node) }

  override func refresh() {
    let context = childContext
    var old = Dictionary(places.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<ID> = []
    var new: [(id: ID, node: ViewNode<Content>)] = []
    for element in view.data {
      let id = view.id(element)
      guard seen.insert(id).inserted else {
        reported.report(id, to: tree.host)
        continue
      }
      let content = view.content(element)
      if let node = old.removeValue(forKey: id) {
        node.update(content)
        new.append((id, node))
      } else {
        new.append((id, makeNode(content, in: context)))
      }
    }
    let changed = !old.isEmpty || !new.map(\.id).elementsEqual(places.map(\.id))
    for node in old.values { node.unmount() }
    places = new
    if changed { elementsChanged() }
  }

  override func collect(_ visit: (Item) -> Void) {
    for place in places {
      place.node.collect { item in
        // What a control reads knows its options by the identity of their elements, unless they have tags.
        if environment.isUnseen, case .element(let element) = item, element.traits[IDTrait.self] == nil {
          element.set(IDTrait.self, to: AnyHashable(place.id))
        }
        visit(item)
      }
    }
  }

  func place(for id: AnyHashable) -> Node? {
    guard let id = id.base as? ID else { return nil }
    return places.first { $0.id == id }?.node
  }
}

/// Identities that two elements of a repetition share, so that each is reported once.
struct ReportedDuplicates<ID: Hashable> {
  private var ids: Set<ID> = []

  @MainActor
  mutating func report(_ id: ID, to host: any ViewHost) {
    guard ids.insert(id).inserted else { return }
    host.log("Two elements of a ForEach have the id \(id); only the first one is shown.")
  }
}

/// A place that knows places below by an identity that the app gave.
@MainActor
protocol IdentifiedPlaces: Node {
  func place(for id: AnyHashable) -> Node?
}
