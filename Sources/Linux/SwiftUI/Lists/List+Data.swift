extension List where SelectionValue == Never {
  /// Rows.
  @MainActor @preconcurrency public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// A row for each element.
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A row for each element, known by the value at a key path.
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable, RowContent: View
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// A row for each number of a range.
  @MainActor @preconcurrency public init<RowContent>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent>, RowContent: View {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A row for a binding to each element.
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Binding<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// A row for a binding to each element, known by the value at a key path.
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    ID: Hashable, RowContent: View,
    Data.Index: Hashable
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

extension List {
  /// A row for each element; several can be selected.
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection(many: $0) })
  }

  /// A row for each element; one can be selected.
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Data,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, Data.Element.ID, RowContent>,
    Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection(one: $0) })
  }

  /// A row for each element, known by the value at a key path; several can be selected.
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable, RowContent: View
  {
    self.init(
      content: ForEach(data, id: id, content: rowContent),
      selection: selection.map { ListSelection(many: $0) })
  }

  /// A row for each element, known by the value at a key path; one can be selected.
  @MainActor @preconcurrency public init<Data, ID, RowContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where
    Content == ForEach<Data, ID, RowContent>,
    Data: RandomAccessCollection,
    ID: Hashable, RowContent: View
  {
    self.init(
      content: ForEach(data, id: id, content: rowContent), selection: selection.map { ListSelection(one: $0) }
    )
  }

  /// A row for a binding to each element; one can be selected.
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Binding<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection(one: $0) })
  }

  /// A row for a binding to each element; several can be selected.
  @MainActor @preconcurrency public init<Data, RowContent>(
    _ data: Binding<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<
      LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
    >,
    Data: MutableCollection,
    Data: RandomAccessCollection,
    RowContent: View, Data.Element: Identifiable,
    Data.Index: Hashable
  {
    self.init(
      content: ForEach(data, content: rowContent), selection: selection.map { ListSelection(many: $0) })
  }
}
