/// The tabs of a tab view. A tab is mounted when it is first selected; then it keeps its state.
@MainActor
package final class TabsNode: Node {
  package private(set) lazy var element = Element(node: self)
  private lazy var bar = Element(node: self)
  private var parts: [TabPart]
  private var selection: TabSelection?
  /// The tab that was pressed last, where no tag says which one is shown.
  private var pressed: AnyHashable?
  private var panes: [AnyHashable: TabPane] = [:]
  private var buttons: [AnyHashable: Element] = [:]
  private var selected: AnyHashable?

  init(_ parts: [TabPart], selection: TabSelection?, in context: NodeContext) {
    self.parts = parts
    self.selection = selection
    super.init(in: context)
    element.show(TabViewContent())
    refresh()
  }

  package override var children: [Node] { parts.compactMap { panes[$0.id] } }
  package override var readsEnvironment: Bool { true }
  package override var adoptsElements: Bool { true }

  package override func showsChild(_ child: Node) -> Bool {
    selected.map { panes[$0] === child } ?? false
  }

  func update(_ parts: [TabPart], selection: TabSelection?) {
    self.parts = parts
    self.selection = selection
    refresh()
  }

  private var wanted: TabPart? {
    if let tag = selection?.get(), let part = parts.first(where: { $0.tag == tag }) { return part }
    return parts.first { $0.id == pressed } ?? parts.first
  }

  package override func refresh() {
    removeMissing()
    let part = wanted
    if selected != part?.id {
      selected.flatMap { panes[$0] }?.setShown(false)
      selected = part?.id
    }
    for part in parts { panes[part.id]?.update(part.view) }
    if let part {
      let pane = panes[part.id] ?? TabPane(part.view, in: contentContext())
      panes[part.id] = pane
      pane.setShown(isShown)
    }
    showElements()
  }

  private func removeMissing() {
    let known = Set(parts.map(\.id))
    for (id, pane) in panes where !known.contains(id) {
      pane.unmount()
      panes[id] = nil
    }
    buttons = buttons.filter { known.contains($0.key) }
  }

  private func select(_ id: AnyHashable) {
    guard let part = parts.first(where: { $0.id == id }) else { return }
    pressed = id
    if let tag = part.tag { _ = selection?.set(tag) }
    // The binding may be one whose changes nobody hears of.
    invalidate()
  }

  // MARK: Elements

  private func showElements() {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let isWide = environment.horizontalSizeClass == .regular
    element.isRightToLeft = isRightToLeft
    bar.isRightToLeft = isRightToLeft
    let pane = selected.flatMap { panes[$0]?.element }
    var hasBar = true
    if let index = environment.tabPageIndex {
      hasBar = index == .always || (index == .automatic && parts.count > 1)
      showDots()
    } else {
      showButtons(isWide: isWide)
    }
    let isOnTop = isWide && environment.tabPageIndex == nil
    element.arrange(by: TabViewLayout(barIndex: hasBar && pane != nil ? (isOnTop ? 0 : 1) : nil))
    let shown = pane.map { [$0] } ?? []
    element.adopt(!hasBar ? shown : isOnTop ? [bar] + shown : shown + [bar])
  }

  private func showButtons(isWide: Bool) {
    bar.show(TabBarContent(isOnTop: isWide))
    bar.arrange(by: TabBarLayout(fills: !isWide))
    bar.adopt(
      parts.map { part in
        let button = buttons[part.id] ?? Element(node: self)
        buttons[part.id] = button
        let label = TabLabel(part.item)
        let id = part.id
        button.show(
          TabButtonContent(
            title: label.title?.resolved(in: TextContext(environment)).plain, icon: label.icon,
            isSelected: id == selected, isIconAbove: !isWide, accentColor: environment.accentColor,
            isEnabled: environment.isEnabled, select: Action { [weak self] in self?.select(id) }))
        button.arrange(by: LeafLayout())
        return button
      })
  }

  private func showDots() {
    bar.adopt([])
    bar.arrange(by: LeafLayout())
    bar.show(
      PageIndexContent(
        count: parts.count, current: parts.firstIndex { $0.id == selected } ?? 0,
        select: Action { [weak self] index in
          guard let self, parts.indices.contains(index) else { return }
          select(parts[index].id)
        }))
  }
}

/// The place of a tab that was selected at least once.
@MainActor
private final class TabPane: Node {
  private(set) lazy var element = Element(node: self)
  private var content: Child?

  init(_ view: any View, in context: NodeContext) {
    super.init(in: context)
    element.arrange(by: PaneLayout())
    content = Child(view, id: 0, in: contentContext())
    environmentChanged()
    collectElements()
  }

  override var children: [Node] { content.map { [$0.node] } ?? [] }
  override var adoptsElements: Bool { true }
  override var childEnvironment: EnvironmentValues { environment.inStack(along: nil) }

  func update(_ view: any View) {
    if content?.update(view, in: contentContext()) == true { tree.enqueueCollection(of: self) }
  }

  override func environmentChanged() {
    element.isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  override func collectElements() {
    content.map { element.adopt($0.node.elements) }
  }
}

/// The text and the picture in the label of a tab.
@MainActor
private struct TabLabel {
  var title: Text?
  var icon: Image?

  init(_ view: (any View)?) {
    guard let view else { return }
    for part in TabPart.parts(of: view) { take(part.view) }
  }

  private mutating func take(_ view: Any) {
    if let text = view as? Text {
      title = title ?? text
    } else if let image = view as? Image {
      icon = icon ?? image
    } else if let modified = view as? any ModifiedView {
      take(modified.modifiedView)
    }
  }
}

/// A view below a modifier.
@MainActor
private protocol ModifiedView {
  var modifiedView: any View { get }
}

extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  fileprivate var modifiedView: any View { content }
}

extension AnyView: ModifiedView {
  fileprivate var modifiedView: any View { view }
}
