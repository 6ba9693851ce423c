/// Views of a tree, of which each branch opens and closes.
///
/// An element whose children are `nil` is a leaf; one whose children are there but empty is a branch without any.
/// https://developer.apple.com/documentation/swiftui/outlinegroup
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  let roots: AnyRandomAccessCollection<Data.Element>
  let id: KeyPath<Data.Element, ID>
  let children: KeyPath<Data.Element, Data?>
  let leaf: (Data.Element) -> Leaf
  let subgroup: (Data.Element, Data) -> Subgroup
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// A leaf or a branch for each root.
  @MainActor @preconcurrency public var body: some View {
    ForEach(roots, id: id) { element in
      Group {
        if let inside = element[keyPath: children] {
          subgroup(element, inside)
        } else {
          leaf(element)
        }
      }
      .modifier(OutlineTag(id: element[keyPath: id]))
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
{
  /// A tree with one root; elements are known by their `id`.
  nonisolated public init<DataElement>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(root, id: \.id, children: children, content: content)
  }

  /// Trees side by side; elements are known by their `id`.
  nonisolated public init<DataElement>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element {
    self.init(data, id: \.id, children: children, content: content)
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// A tree with one root; elements are known by the value at a key path.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      roots: AnyRandomAccessCollection(CollectionOfOne(root)), id: id, children: children, content: content)
  }

  /// Trees side by side; elements are known by the value at a key path.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(roots: AnyRandomAccessCollection(data), id: id, children: children, content: content)
  }

  private init(
    roots: AnyRandomAccessCollection<Data.Element>, id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>, content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(roots: roots, id: id, children: children, leaf: content) { element, inside in
      DisclosureGroup {
        OutlineSubgroupChildren(
          view: AnyView(OutlineGroup(inside, id: id, children: children, content: content)))
      } label: {
        content(element)
      }
    }
  }
}

/// What is inside a branch of an outline.
/// https://developer.apple.com/documentation/swiftui/outlinesubgroupchildren
nonisolated public struct OutlineSubgroupChildren {
  let view: AnyView
}

extension OutlineSubgroupChildren: View {
  /// The leaves and branches.
  @MainActor @preconcurrency public var body: some View { view }
}

/// A list knows the rows inside a branch by the identity of their own elements, unless they have tags.
private struct OutlineTag<ID: Hashable>: TraitModifier {
  let id: ID

  func apply(to element: Element) {
    if element.traits[TagTrait.self] == nil { element.set(TagTrait.self, to: AnyHashable(id)) }
  }
}
