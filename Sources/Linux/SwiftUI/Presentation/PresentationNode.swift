/// The place of what is presented. Its environment is that of the view that presents it, its element is in the window's.
@MainActor
package final class PresentationNode: Node {
  package private(set) lazy var element = Element(node: self)
  private lazy var card = Element(node: self)
  let style: PresentationContent.Style
  /// Whether it takes the whole window.
  package var isFullScreen: Bool { style == .fullScreenCover }
  private(set) var presented: Presented
  private let dismiss: @MainActor @Sendable () -> Void
  private var content: Child?
  /// Whether something else is presented on top.
  var isCovered = false { didSet { if isCovered != oldValue { configure() } } }

  init(
    _ presented: Presented, style: PresentationContent.Style, in context: NodeContext,
    dismiss: @escaping @MainActor @Sendable () -> Void
  ) {
    self.presented = presented
    self.style = style
    self.dismiss = dismiss
    super.init(in: context)
    // The view that presents may itself be covered by now.
    setShown(true)
    content = Child(presented.view, id: 0, in: contentContext())
    element.adopt([card])
    configure()
    collectElements()
    tree.presentations.add(self)
  }

  package override var children: [Node] { content.map { [$0.node] } ?? [] }
  package override var adoptsElements: Bool { true }

  package override var childEnvironment: EnvironmentValues {
    var inside = environment.inStack(along: nil)
    inside.listRow = nil
    if style != .fullScreenCover { inside.horizontalSizeClass = .compact }
    inside[PresentationModeKey.self] = .dismissing(dismiss)
    return inside
  }

  package override func environmentChanged() {
    configure()
  }

  package override func collectElements() {
    content.map { card.adopt($0.node.elements) }
  }

  package override func willUnmount() {
    tree.presentations.remove(self)
  }

  /// Takes a new value of the same presentation.
  func update(_ presented: Presented) {
    self.presented = presented
    if content?.update(presented.view, in: contentContext()) == true { tree.enqueueCollection(of: self) }
    configure()
  }

  /// What Escape does. Returns whether it does something.
  func cancel() -> Bool {
    guard let cancel = presented.cancel else { return false }
    switch cancel {
    case .dismiss: dismiss()
    case .act(let action):
      dismiss()
      action()
    }
    return true
  }

  private func configure() {
    let isWide = tree.presentations.root?.environment.horizontalSizeClass == .regular
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    element.isRightToLeft = isRightToLeft
    card.isRightToLeft = isRightToLeft
    element.show(
      PresentationContent(
        style: style, title: presented.title?.resolved(in: TextContext(environment)).plain, isModal: true,
        isCovered: isCovered, dismissesOutside: style != .alert && style != .fullScreenCover,
        dismiss: presented.cancel.map { _ in Action { [weak self] in _ = self?.cancel() } }),
      resizes: false)
    let rule = PresentationLayout(style: style, isWide: isWide)
    element.arrange(by: rule)
    card.show(
      CardContent(
        corners: rule.corners, isFilled: style != .actionSheet,
        isRaised: style == .alert || style == .popover),
      resizes: false)
    card.arrange(by: CardLayout(fills: rule.fillsCard))
  }
}

/// What a modifier presents.
struct Presented {
  /// Escape, and a click beside it.
  enum Cancel {
    case dismiss
    case act(() -> Void)
  }

  /// What tells it from another one; with another identity, it is presented anew.
  let id: AnyHashable
  let title: Text?
  let view: any View
  let cancel: Cancel?
}
