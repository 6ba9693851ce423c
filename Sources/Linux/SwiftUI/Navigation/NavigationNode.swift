/// The pages of a navigation view.
///
/// Pages of the sidebar and pages of the detail are kept apart even where one page is shown at a time, so that the columns can
/// come and go with the size of the window: in one column, the detail lies on top of the sidebar.
@MainActor
package final class NavigationNode: Node {
  package private(set) lazy var element = Element(node: self)
  private lazy var separator = Element(node: self)
  /// The pages that the app gives; the others are pushed by links.
  private var root: PageNode?
  private var placeholder: PageNode?
  private var sidebar: [PageNode] = []
  private var detail: [PageNode] = []
  private var placeholderView: (any View)?
  private var pending: [any PageLink] = []
  private var visible: [PageNode] = []
  /// Whether the sidebar and the detail are side by side.
  package private(set) var hasColumns = false

  init(root: any View, placeholder: (any View)?, in context: NodeContext) {
    placeholderView = placeholder
    super.init(in: context)
    element.show(NavigationContent())
    separator.show(DividerContent())
    separator.arrange(by: DividerLayout(isUpright: true))
    hasColumns = wantsColumns
    self.root = PageNode(root, column: .sidebar, in: contentContext())
    showPages()
  }

  package override var children: [Node] { pages }
  package override var readsEnvironment: Bool { true }
  package override var adoptsElements: Bool { true }

  /// All pages, the root first.
  private var pages: [PageNode] {
    (root.map { [$0] } ?? []) + sidebar + (placeholder.map { [$0] } ?? []) + detail
  }

  private var wantsColumns: Bool {
    environment.navigationAllowsColumns && environment.horizontalSizeClass == .regular
  }

  package override func showsChild(_ child: Node) -> Bool {
    visible.contains { $0 === child }
  }

  /// Takes new views of the pages that the app gives.
  func update(root: any View, placeholder: (any View)?) {
    self.root?.update(root)
    placeholderView = placeholder
    if let placeholder { self.placeholder?.update(placeholder) }
    showPages()
  }

  package override func refresh() {
    hasColumns = wantsColumns
    let links = pending
    pending = []
    for link in links {
      guard let page = link.page, page.isMounted else { continue }
      if !link.isMounted {
        leave(page)
      } else if !link.isActive {
        pop(page)
      }
    }
    for link in links where link.isMounted && link.isActive && link.page?.isMounted != true { push(link) }
    showPages()
  }

  package override func willUnmount() {
    pending = []
  }

  // MARK: Pushing and popping

  /// Brings the pages in line with a link that changed, in this update.
  func follow(_ link: any PageLink) {
    pending.append(link)
    invalidate()
  }

  private func push(_ link: any PageLink) {
    guard let origin = link.enclosingPage, pages.contains(where: { $0 === origin }) else { return }
    let isDetail = link.isDetailLink || origin.column == .detail
    if isDetail, let orphan = pageToAdopt(by: link, above: origin) {
      orphan.link = link
      link.page = orphan
      orphan.update(link.destinationView)
      return
    }
    if let index = detail.firstIndex(where: { $0 === origin }) {
      pop(detail.suffix(from: index + 1))
    } else {
      if isDetail || !hasColumns { pop(detail[...]) }
      if origin !== placeholder { pop(sidebar.suffix(from: index(inSidebar: origin) + 1)) }
    }
    let page = PageNode(
      link.destinationView, column: isDetail ? .detail : .sidebar, link: link, origin: origin,
      in: contentContext())
    link.page = page
    if isDetail { detail.append(page) } else { sidebar.append(page) }
  }

  /// Minus one is the root.
  private func index(inSidebar page: PageNode) -> Int {
    sidebar.firstIndex { $0 === page } ?? -1
  }

  /// The page of a link that was in a row of a list, when the row is mounted again.
  private func pageToAdopt(by link: any PageLink, above origin: PageNode) -> PageNode? {
    guard let page = detail.first, page.link == nil, page.origin === origin, let key = page.key,
      key == link.key, page.shows(link.destinationView)
    else { return nil }
    return page
  }

  /// Ends a page and those on top of it.
  func pop(_ page: PageNode) {
    if let index = detail.firstIndex(where: { $0 === page }) {
      pop(detail.suffix(from: index))
    } else if let index = sidebar.firstIndex(where: { $0 === page }) {
      if !hasColumns { pop(detail[...]) }
      pop(sidebar.suffix(from: index))
    }
    invalidate()
  }

  /// A link is gone: its page goes too, except from the detail column, where it outlives a list that is scrolled.
  private func leave(_ page: PageNode) {
    if hasColumns, page === detail.first {
      page.link = nil
    } else {
      pop(page)
    }
  }

  private func pop(_ popped: ArraySlice<PageNode>) {
    let popped = Array(popped)
    detail.removeAll { page in popped.contains { $0 === page } }
    sidebar.removeAll { page in popped.contains { $0 === page } }
    for page in popped.reversed() {
      page.unmount()
      let link = page.link
      page.link = nil
      link?.page = nil
      link?.isCurrent = false
      link?.deactivate()
    }
  }

  // MARK: What is seen

  /// The page that the back button of a page leads to.
  func page(below page: PageNode) -> PageNode? {
    if let index = detail.firstIndex(where: { $0 === page }) {
      if index > 0 { return detail[index - 1] }
      if hasColumns { return page.origin === placeholder ? placeholder : nil }
      return sidebar.last ?? root
    }
    return sidebar.firstIndex { $0 === page }.flatMap { $0 > 0 ? sidebar[$0 - 1] : root }
  }

  /// Called when a page has another title, for the back button above it.
  func titleChanged(of page: PageNode) {
    for other in pages where self.page(below: other) === page { other.invalidate() }
  }

  /// Goes back from the last page that has a way back. Returns whether there was one.
  package func goBack() -> Bool {
    guard let page = visible.last(where: { self.page(below: $0) != nil && !$0.hidesBackButton }) else {
      return false
    }
    pop(page)
    return true
  }

  private func showPages() {
    if hasColumns, detail.isEmpty, placeholder == nil, let placeholderView {
      placeholder = PageNode(placeholderView, column: .detail, in: contentContext())
    }
    let front = sidebar.last ?? root
    let shown = hasColumns ? [front, detail.last ?? placeholder] : [detail.last ?? front]
    visible = shown.compactMap { $0 }
    for page in pages {
      page.link?.isCurrent = page === detail.first && page.origin?.column == .sidebar
      page.setColumns(hasColumns)
      if !showsChild(page) { page.setShown(false) }
    }
    for page in visible {
      page.setShown(isShown)
      page.invalidate()
    }
    var elements = visible.map(\.element)
    if hasColumns { elements.insert(separator, at: 1) }
    element.isRightToLeft = environment.layoutDirection == .rightToLeft
    element.arrange(by: NavigationLayout(hasColumns: hasColumns))
    element.adopt(elements)
  }
}
