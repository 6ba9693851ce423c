/// A stack of pages, or two columns with a stack each.
/// https://developer.apple.com/documentation/swiftui/navigationview
nonisolated public struct NavigationView<Content>: _PrimitiveView where Content: View {
  let content: Content

  /// The first view is the page at the root; a second one fills the detail column until a link is followed.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The view of the page at the root.
  var root: any View { (content as? any ViewSequence)?.views.first ?? content }

  /// What fills the detail column before a link is followed.
  var placeholder: (any View)? { (content as? any ViewSequence)?.views.dropFirst().first }
}

/// Several views, one by one.
private protocol ViewSequence {
  var views: [any View] { get }
}

extension TupleView: ViewSequence {}

extension NavigationView: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<NavigationView> {
    NavigationViewNode(self, in: context)
  }
}

/// The place of a navigation view; the pages are in a node that knows no types.
@MainActor
private final class NavigationViewNode<Content: View>: ViewNode<NavigationView<Content>> {
  private var navigation: NavigationNode?

  override init(_ view: NavigationView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    navigation = NavigationNode(root: view.root, placeholder: view.placeholder, in: contentContext())
  }

  override var children: [Node] { navigation.map { [$0] } ?? [] }

  override func refresh() {
    navigation?.update(root: view.root, placeholder: view.placeholder)
  }

  override func collect(_ visit: (Item) -> Void) {
    navigation.map { visit(.element($0.element)) }
  }
}
