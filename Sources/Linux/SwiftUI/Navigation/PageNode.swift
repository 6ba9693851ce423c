/// A page of a navigation view: a bar, the content and perhaps a bar at the bottom.
@MainActor
package final class PageNode: Node {
  /// The column that a page belongs to where there are two.
  enum Column { case sidebar, detail }

  package private(set) lazy var element = Element(node: self)
  let column: Column
  /// What pushed the page.
  weak var link: (any PageLink)?
  /// The page that the link is on.
  private(set) weak var origin: PageNode?
  /// The key of the link.
  let key: AnyHashable?
  private let isPushed: Bool

  private(set) lazy var chrome = PageChrome(of: self)
  private(set) lazy var pane = Element(node: self)
  private var content: Child?
  private var remarks = PageRemarks()
  private var hasColumns = false
  private var editMode = EditMode.inactive
  /// What scrolls at the upper edge of the page and takes the large title along.
  weak var scroll: ScrollState?

  init(
    _ view: any View, column: Column, link: (any PageLink)? = nil, origin: PageNode? = nil,
    in context: NodeContext
  ) {
    self.column = column
    self.link = link
    self.origin = origin
    key = link?.key
    isPushed = link != nil
    super.init(in: context)
    hasColumns = navigation?.hasColumns ?? false
    pane.arrange(by: PaneLayout())
    content = Child(view, id: 0, in: contentContext())
    collectElements()
    tree.readPositions(for: self) { [weak self] in self?.followScrolling() }
  }

  package override func willUnmount() {
    tree.readPositions(for: self, nil)
  }

  var navigation: NavigationNode? { parent as? NavigationNode }

  package override var children: [Node] { content.map { [$0.node] } ?? [] }
  package override var readsEnvironment: Bool { true }
  package override var adoptsElements: Bool { true }

  package override var childEnvironment: EnvironmentValues {
    var inside = environment.inStack(along: nil)
    if hasColumns, column == .sidebar { inside.horizontalSizeClass = .compact }
    inside[PresentationModeKey.self] = presentationMode
    inside.pageEditMode = Binding(
      get: { [weak self] in MainActor.assumeIsolated { self?.editMode ?? .inactive } },
      set: { [weak self] mode in onMainActor { self?.setEditMode(mode) } })
    return inside
  }

  private func setEditMode(_ mode: EditMode) {
    guard editMode != mode else { return }
    editMode = mode
    inherit(environment)
  }

  private var presentationMode: Binding<PresentationMode>? {
    // At the root, views inside a sheet close the sheet.
    guard isPushed else { return environment[PresentationModeKey.self] }
    return .dismissing { [weak self] in self.map { $0.navigation?.pop($0) } }
  }

  package override func collectElements() {
    content.map { pane.adopt($0.node.elements) }
  }

  /// Takes a new view of what the page shows.
  func update(_ view: any View) {
    guard isMounted else { return }
    if content?.update(view, in: contentContext()) == true { tree.enqueueCollection(of: self) }
  }

  /// Whether the page shows a view of the same type.
  func shows(_ view: any View) -> Bool {
    func same<V: View>(_ view: V) -> Bool { content?.node is ViewNode<V> }
    return same(view)
  }

  func setColumns(_ hasColumns: Bool) {
    guard self.hasColumns != hasColumns else { return }
    self.hasColumns = hasColumns
    inherit(environment)
    link?.showPlaceOfPage()
  }

  /// Whether the page is in the detail while the list that leads to it is in the column beside.
  var isBesideItsList: Bool { hasColumns && column == .detail && origin?.column == .sidebar }

  // MARK: Remarks of the content

  /// Takes what a modifier inside says about the page.
  func set(_ remark: PageRemark, by node: Node) {
    remarks.set(remark, by: node)
    invalidate()
  }

  /// Forgets what a modifier said.
  func withdraw(by node: Node) {
    remarks.withdraw(by: node)
    invalidate()
  }

  /// Takes note that a modifier is, or is not, in a part of the page that is seen.
  func setShown(_ isShown: Bool, by node: Node) {
    // While the page is covered nothing in it is seen; its title stays.
    guard self.isShown else { return }
    remarks.setShown(isShown, by: node)
    invalidate()
  }

  package override func shownChanged() {
    if isShown { remarks.hideAll() }
  }

  var title: Text? { remarks.title }
  var hidesBackButton: Bool { remarks.hidesBackButton }

  /// Whether the title is large, on a row of its own.
  var hasLargeTitle: Bool {
    switch remarks.displayMode {
    case .inline: false
    case .large: true
    case .automatic: navigation?.page(below: self)?.hasLargeTitle ?? true
    }
  }

  /// Whether a large title is shown.
  var showsLargeTitle: Bool { hasLargeTitle && remarks.title != nil && !remarks.isBarHidden }

  package override func refresh() {
    let below = navigation?.page(below: self)
    let bars = chrome.show(
      remarks, below: below, isLarge: hasLargeTitle, in: environment,
      goBack: { [weak self] in self.map { $0.navigation?.pop($0) } })
    element.isRightToLeft = environment.layoutDirection == .rightToLeft
    pane.isRightToLeft = element.isRightToLeft
    element.show(
      PageContent(title: chrome.title, isSidebar: hasColumns && column == .sidebar), resizes: false)
    element.arrange(by: PageLayout(barsAbove: bars.above.count))
    element.adopt(bars.above + [pane] + bars.below)
    if chrome.takeTitleChange() { navigation?.titleChanged(of: self) }
  }
}
