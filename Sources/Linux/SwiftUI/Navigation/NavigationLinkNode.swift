extension NavigationLink: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<NavigationLink> {
    NavigationLinkNode(self, in: context)
  }
}

/// The place of a link: a button, or what makes the row of a list lead somewhere.
@MainActor
private final class NavigationLinkNode<Label: View, Destination: View>: ViewNode<
  NavigationLink<Label, Destination>
>, PageLink
{
  var page: PageNode? { didSet { showPlaceOfPage() } }
  private var isOn = false
  private var label: Child?
  private var row: (context: ListRowContext, token: ListRowContext.Token)?

  override init(_ view: NavigationLink<Label, Destination>, in context: NodeContext) {
    super.init(view, in: context)
    if let listRow = environment.listRow {
      let token = listRow.register(action: { [weak self] in self?.press() }, showsDisclosure: true)
      row = (listRow, token)
    }
    label = Child(labelView, id: 0, in: childContext)
    if isActive { navigation?.follow(self) }
  }

  /// In a list it is the row that is pressed.
  private var labelView: any View {
    if row != nil { return view.label }
    let label = view.label
    return Button(action: { [weak self] in self?.press() }, label: { label })
  }

  private var navigation: NavigationNode? { enclosingPage?.navigation }

  override var children: [Node] { label.map { [$0.node] } ?? [] }

  override func refresh() {
    label?.update(labelView, in: childContext)
    page?.update(view.destination)
    if isActive != (page != nil) { navigation?.follow(self) }
  }

  override func collect(_ visit: (Item) -> Void) {
    label?.node.collect(visit)
  }

  override func willUnmount() {
    row.map { $0.context.withdraw($0.token) }
    if page != nil { navigation?.follow(self) }
  }

  private func press() {
    guard environment.isEnabled, let navigation else { return }
    isOn = true
    view.activation?.activate()
    navigation.follow(self)
  }

  // MARK: PageLink

  func showPlaceOfPage() {
    row.map { $0.context.setCurrent(page?.isBesideItsList ?? false, $0.token) }
  }

  var isActive: Bool { view.activation?.isActive() ?? isOn }
  var isDetailLink: Bool { view.isDetail }
  var destinationView: any View { view.destination }
  var key: AnyHashable? { view.activation?.key }

  func deactivate() {
    isOn = false
    view.activation?.deactivate()
  }
}
