import Foundation

/// The place of a repetition in a lazy container: only rows that the container asks for are mounted.
///
/// An update touches mounted rows only, so that its cost does not depend on how many elements there are. Only if the mounted
/// rows no longer match the elements are all identities looked at. A row that scrolls far out of sight is unmounted, and its
/// `@State` with it; what has to last belongs into a model or a view above the rows.
@MainActor
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>, LazyItems, IdentifiedPlaces
{
  /// Without a node it is the second row with its identity.
  private typealias Row = (id: ID, node: ViewNode<RowScope<Content>>?)

  private var rows: [Int: Row] = [:]
  private var reported = ReportedDuplicates<ID>()
  private var foundSections: Bool?
  private(set) var count = 0

  override init(_ view: ForEach<Data, ID, Content>, in context: NodeContext) {
    super.init(view, in: context)
    count = view.data.count
  }

  override var children: [Node] { rows.sorted { $0.key < $1.key }.compactMap(\.value.node) }

  override func refresh() {
    let sameCount = view.data.count == count
    count = view.data.count
    let matches = rows.allSatisfy { $0.key < count && view.id(element(at: $0.key)) == $0.value.id }
    if !matches { moveRows() }
    for index in rows.keys.sorted() {
      rows[index]?.node?.update(RowScope(content: view.content(element(at: index))))
    }
    if !matches || !sameCount { elementsChanged() }
  }

  /// Lets the mounted rows follow their elements to new indices, and ends those whose element is gone.
  private func moveRows() {
    var old: [ID: ViewNode<RowScope<Content>>] = [:]
    for row in rows.values { if let node = row.node { old[row.id] = node } }
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

  func place(for id: AnyHashable) -> Node? {
    index(of: id, onlyMounted: true).flatMap { rows[$0]?.node }
  }

  // MARK: LazyItems

  var source: ObjectIdentifier { ObjectIdentifier(self) }
  var editing: RowEditing { RowEditing() }

  var holdsSections: Bool {
    if let foundSections { return foundSections }
    guard count > 0 else { return false }
    var found = false
    visit(at: 0) { if case .section = $0 { found = true } }
    foundSections = found
    return found
  }

  func id(at index: Int) -> AnyHashable {
    AnyHashable(rows[index]?.id ?? view.id(element(at: index)))
  }

  func index(of id: AnyHashable, onlyMounted: Bool) -> Int? {
    guard let id = id.base as? ID else { return nil }
    if let index = rows.first(where: { $0.value.id == id && $0.value.node != nil })?.key { return index }
    guard !onlyMounted else { return nil }
    return view.data.enumerated().first { view.id($0.element) == id }?.offset
  }

  func visit(at index: Int, _ visit: (Item) -> Void) {
    node(at: index)?.collect(visit)
  }

  private func node(at index: Int) -> ViewNode<RowScope<Content>>? {
    if let row = rows[index] { return row.node }
    let element = element(at: index)
    let id = view.id(element)
    guard !rows.values.contains(where: { $0.id == id && $0.node != nil }) else {
      reported.report(id, to: tree.host)
      rows[index] = (id, nil)
      return nil
    }
    let node = makeNode(RowScope(content: view.content(element)), in: childContext)
    rows[index] = (id, node)
    return node
  }

  func unmount(allBut indices: Range<Int>) {
    for (index, row) in rows where !indices.contains(index) {
      row.node?.unmount()
      rows[index] = nil
    }
  }
}
