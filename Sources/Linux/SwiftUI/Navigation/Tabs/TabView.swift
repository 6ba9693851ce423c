/// Several views of which one is shown, with a bar to choose it.
/// https://developer.apple.com/documentation/swiftui/tabview
nonisolated public struct TabView<SelectionValue, Content>: _PrimitiveView
where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Tabs for the views; the binding holds the tag of the one that is shown.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The binding without its type.
  fileprivate var tabSelection: TabSelection? {
    selection.map { selection in
      TabSelection(
        get: { AnyHashable(selection.wrappedValue) },
        set: { tag in
          guard let value = tag.base as? SelectionValue else { return false }
          if selection.wrappedValue != value { selection.wrappedValue = value }
          return true
        })
    }
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs for the views; which one is shown is kept here.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.init(selection: nil, content: content)
  }
}

/// The app's binding to the tag of the selected tab.
struct TabSelection {
  let get: () -> AnyHashable
  /// Returns whether the tag is of the type of the selection.
  let set: (AnyHashable) -> Bool
}

extension TabView: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<TabView> {
    TabViewNode(self, in: context)
  }
}

/// The place of a tab view; the tabs are in a node that knows no types.
@MainActor
private final class TabViewNode<SelectionValue: Hashable, Content: View>: ViewNode<
  TabView<SelectionValue, Content>
>
{
  private var tabs: TabsNode?

  override init(_ view: TabView<SelectionValue, Content>, in context: NodeContext) {
    super.init(view, in: context)
    tabs = TabsNode(TabPart.parts(of: view.content), selection: view.tabSelection, in: contentContext())
  }

  override var children: [Node] { tabs.map { [$0] } ?? [] }

  override func refresh() {
    tabs?.update(TabPart.parts(of: view.content), selection: view.tabSelection)
  }

  override func collect(_ visit: (Item) -> Void) {
    tabs.map { visit(.element($0.element)) }
  }
}
