import Foundation

/// A view for each element of a collection.
/// https://developer.apple.com/documentation/swiftui/foreach
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
  /// What a list does when rows are deleted or moved.
  var editing = RowEditing()
}

extension ForEach: View, _PrimitiveView where Content: View {
  /// It has none.
  public typealias Body = Never
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  /// A view for each element, known by the element's `id`.
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  /// A view for each element, known by the value at a key path.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}

extension ForEach: Primitive where Content: View {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<ForEach> {
    context.isLazy ? LazyForEachNode(self, in: context) : ForEachNode(self, in: context)
  }
}

/// What a list does when rows are deleted or moved.
package struct RowEditing {
  package var delete: ((IndexSet) -> Void)?
  package var move: ((IndexSet, Int) -> Void)?

  package init() {}
}

/// The place of a repetition whose views are all mounted: each in a place of its own that follows the element's identity.
@MainActor
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>
{
  private var places: [(id: ID, node: ViewNode<Content>)] = []

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
        tree.host.log("Two elements of a ForEach have the id \(id); only the first one is shown.")
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
    for place in places { place.node.collect(visit) }
  }
}
