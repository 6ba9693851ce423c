/// What a modifier says about the page around it.
struct PageRemark {
  var title: Text?
  var displayMode: NavigationBarItem.TitleDisplayMode?
  var isBarHidden: Bool?
  var hidesBackButton: Bool?
  var items: [PlacedItem] = []
}

/// An element for one of the bars of a page.
struct PlacedItem {
  let place: BarPlace
  let element: Element
}

/// Where an item goes.
enum BarPlace: Sendable {
  case leading, principal, trailing, bottom
}

/// What all modifiers in a page say about it. Where two say different things, the outer one counts.
@MainActor
struct PageRemarks {
  private struct Entry {
    weak var node: Node?
    var remark: PageRemark
    var isShown: Bool
  }

  /// Inner modifiers first.
  private var entries: [Entry] = []

  mutating func set(_ remark: PageRemark, by node: Node) {
    if let index = entries.firstIndex(where: { $0.node === node }) {
      entries[index].remark = remark
      return
    }
    let index = entries.firstIndex { ($0.node?.depth ?? 0) < node.depth } ?? entries.count
    entries.insert(Entry(node: node, remark: remark, isShown: node.isShown), at: index)
  }

  mutating func withdraw(by node: Node) {
    entries.removeAll { $0.node === node || $0.node == nil }
  }

  mutating func setShown(_ isShown: Bool, by node: Node) {
    guard let index = entries.firstIndex(where: { $0.node === node }) else { return }
    entries[index].isShown = isShown
  }

  mutating func hideAll() {
    for index in entries.indices { entries[index].isShown = false }
  }

  private var shown: [PageRemark] { entries.filter(\.isShown).map(\.remark) }

  var title: Text? { shown.compactMap(\.title).last }
  var displayMode: NavigationBarItem.TitleDisplayMode { shown.compactMap(\.displayMode).last ?? .automatic }
  var isBarHidden: Bool { shown.compactMap(\.isBarHidden).last ?? false }
  var hidesBackButton: Bool { shown.compactMap(\.hidesBackButton).last ?? false }

  /// The elements for a bar, in order.
  func elements(in place: BarPlace) -> [Element] {
    shown.flatMap(\.items).filter { $0.place == place }.map(\.element)
  }
}
