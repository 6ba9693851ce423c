import Foundation

/// A view for each element of a collection.
/// https://developer.apple.com/documentation/swiftui/foreach
nonisolated public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID
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

  /// A view for a binding to each element, known by the element's `id`.
  nonisolated public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection,
    C: RandomAccessCollection, C.Element: Identifiable, C.Index: Hashable
  {
    self.init(data, id: \.id, content: content)
  }

  /// A view for a binding to each element, known by the value at a key path.
  nonisolated public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection, C: RandomAccessCollection,
    C.Index: Hashable
  {
    let known = data.wrappedValue
    self.init(
      data: known.indices.lazy.map { ($0, known[$0][keyPath: id]) },
      content: { content(data.element(at: $0.0, last: known[$0.0])) },
      id: { $0.1 })
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

extension Binding where Value: MutableCollection {
  /// A binding to an element; it reads as `last` once the collection has become too short for it.
  fileprivate func element(at index: Value.Index, last: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: {
        let values = wrappedValue
        return values.startIndex <= index && index < values.endIndex ? values[index] : last
      },
      set: { value, transaction in
        var values = wrappedValue
        guard values.startIndex <= index, index < values.endIndex else { return }
        values[index] = value
        self.transaction(transaction).wrappedValue = values
      })
  }
}
