/// The place of a view that only names other views: all of its parts, or the one that was chosen.
///
/// A part stays in its place as long as its identity and type stay.
@MainActor
package final class GroupNode<Content: View>: ViewNode<Content> {
  private let parts: @MainActor (Content) -> [(id: AnyHashable, view: any View)]
  private var places: [Child] = []

  package init(
    _ view: Content, in context: NodeContext,
    parts: @escaping @MainActor (Content) -> [(id: AnyHashable, view: any View)]
  ) {
    self.parts = parts
    super.init(view, in: context)
    let context = childContext
    places = parts(view).map { Child($0.view, id: $0.id, in: context) }
  }

  package override var children: [Node] { places.map(\.node) }

  package override func refresh() {
    let context = childContext
    let wanted = parts(view)
    if wanted.count == places.count, zip(wanted, places).allSatisfy({ $0.id == $1.id }) {
      var changed = false
      for index in wanted.indices where places[index].update(wanted[index].view, in: context) {
        changed = true
      }
      if changed { elementsChanged() }
      return
    }
    var old = Dictionary(places.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var changed = false
    let new = wanted.map { part in
      guard var place = old.removeValue(forKey: part.id) else {
        changed = true
        return Child(part.view, id: part.id, in: context)
      }
      if place.update(part.view, in: context) { changed = true }
      return place
    }
    for place in old.values {
      place.node.unmount()
      changed = true
    }
    places = new
    if changed { elementsChanged() }
  }

  package override func collect(_ visit: (Item) -> Void) {
    for place in places { place.node.collect(visit) }
  }
}
