/// The place of a repetition in a lazy container: only rows that the container asks for are mounted.
///
/// An update touches mounted rows only, so that its cost does not depend on how many elements there are. Only if the mounted
/// rows no longer match the elements are all identities looked at.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>, LazyItems
{
  private var rows: [Int: (id: ID, node: ViewNode<Content>)] = [:]
  private(set) var count = 0

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    super.init(view, in: context)
    count = view.data.count
  }

  override var children: [Node] { rows.sorted { $0.key < $1.key }.map(\.value.node) }

  override func refresh() {
    let sameCount = view.data.count == count
    count = view.data.count
    let matches = sameCount && rows.allSatisfy { view.id(element(at: $0.key)) == $0.value.id }
    if !matches { moveRows() }
    for (index, row) in rows { row.node.update(view.content(element(at: index))) }
    if !matches { elementsChanged() }
  }

  /// Lets the mounted rows follow their elements to new indices, and ends those whose element is gone.
  private func moveRows() {
    var old = Dictionary(rows.values.map { ($0.id, $0.node) }, uniquingKeysWith: { first, _ in first })
    rows = [:]
    for (index, element) in view.data.enumerated() where !old.isEmpty {
      let id = view.id(element)
      if let node = old.removeValue(forKey: id) { rows[index] = (id, node) }
    }
    for node in old.values { node.unmount() }
  }

  private func element(at index: Int) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  override func collect(_ visit: (Item) -> Void) {
    visit(.lazy(self))
  }

  // MARK: LazyItems

  func id(at index: Int) -> AnyHashable {
    AnyHashable(view.id(element(at: index)))
  }

  func elements(at index: Int) -> [Element] {
    if let row = rows[index] { return row.node.elements }
    let element = element(at: index)
    let node = makeNode(
      view.content(element), in: NodeContext(tree: tree, parent: self, environment: childEnvironment))
    rows[index] = (view.id(element), node)
    return node.elements
  }

  func unmount(allBut indices: Range<Int>) {
    for (index, row) in rows where !indices.contains(index) {
      row.node.unmount()
      rows[index] = nil
    }
  }
}
