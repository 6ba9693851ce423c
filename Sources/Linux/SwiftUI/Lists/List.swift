/// Rows from top to bottom that scroll, of which only those near the visible part are mounted.
///
/// A row that scrolls far out of sight is unmounted, and its `@State` with it.
/// https://developer.apple.com/documentation/swiftui/list
@MainActor @preconcurrency public struct List<SelectionValue, Content>: _PrimitiveView
where SelectionValue: Hashable, Content: View {
  let content: Content
  let selection: ListSelection?

  init(content: Content, selection: ListSelection?) {
    self.content = content
    self.selection = selection
  }

  /// Rows of which several can be selected.
  @MainActor @preconcurrency public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection(many: $0) })
  }

  /// Rows of which one can be selected.
  @MainActor @preconcurrency public init(
    selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content(), selection: selection.map { ListSelection(one: $0) })
  }
}

extension List: ScrollingView {
  var inside: ListRows<Content> {
    ListRows(content: content, selection: selection, automaticLook: .plain)
  }
  var axes: Axis.Set { .vertical }
  var showsIndicators: Bool { true }

  func list(in environment: EnvironmentValues) -> ListLook? {
    environment.listLook ?? .plain
  }
}

/// A grouped list of controls.
/// https://developer.apple.com/documentation/swiftui/form
nonisolated public struct Form<Content>: _PrimitiveView where Content: View {
  let content: Content

  /// A grouped list of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: ScrollingView {
  @MainActor var inside: ListRows<Content> {
    ListRows(content: content, selection: nil, automaticLook: .grouped)
  }
  @MainActor var axes: Axis.Set { .vertical }
  @MainActor var showsIndicators: Bool { true }

  @MainActor func list(in environment: EnvironmentValues) -> ListLook? {
    environment.listLook ?? .grouped
  }
}
