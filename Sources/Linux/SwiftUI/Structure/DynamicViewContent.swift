import Foundation

/// A view that is made of the elements of a collection.
/// https://developer.apple.com/documentation/swiftui/dynamicviewcontent
@MainActor @preconcurrency public protocol DynamicViewContent<Data>: View {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The elements.
  var data: Self.Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
  /// The type of the collection.
  public typealias Data = Content.Data
  /// The elements.
  @MainActor @preconcurrency public var data: Content.Data { content.data }
}

extension DynamicViewContent {
  /// Lets the rows of a list be deleted; the action gets the indices of the elements.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier { $0.delete = action })
  }

  /// Lets the rows of a list be moved; the action gets the indices of the elements and the index to move them before.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    modifier(RowEditingModifier { $0.move = action })
  }
}

nonisolated private struct RowEditingModifier: PrimitiveModifier {
  typealias Body = Never
  let change: (inout RowEditing) -> Void

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, RowEditingModifier>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, RowEditingModifier>> {
    RowEditingNode(view, in: context)
  }
}

@MainActor
private final class RowEditingNode<Content: View>: ModifierNode<Content, RowEditingModifier> {
  private var offered: [Bool] = []

  override func applied() {
    var editing = RowEditing()
    modifier.change(&editing)
    let offers = [editing.delete != nil, editing.move != nil]
    guard offers != offered else { return }
    offered = offers
    elementsChanged()
  }

  override func collect(_ visit: (Item) -> Void) {
    content?.collect { item in
      guard case .lazy(let items) = item else { return visit(item) }
      visit(
        .lazy(
          MappedLazyItems(
            items,
            editing: { [weak self] in
              var editing = items.editing
              self?.modifier.change(&editing)
              return editing
            })))
    }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at some offsets from the start.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var kept = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets, in their order, before the one that is at another offset now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = enumerated().filter { source.contains($0.offset) }
    let rest = enumerated().filter { !source.contains($0.offset) }
    let order =
      rest.filter { $0.offset < destination } + moved + rest.filter { $0.offset >= destination }
    var index = startIndex
    for entry in order {
      self[index] = entry.element
      formIndex(after: &index)
    }
  }
}
