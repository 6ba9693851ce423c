/// A primitive view that is one element, with the elements of its content inside.
@MainActor @preconcurrency package protocol ElementView: Primitive {
  /// The type of what is inside; `EmptyView` for a leaf.
  associatedtype Inside: View = EmptyView
  /// What is inside the element, as a view.
  var inside: Inside { get }
  /// Whether the inside is a list whose rows are mounted when they come into view.
  static var isLazy: Bool { get }
  /// Says what the element shows and how it lays out what is inside, after the view or the environment changed.
  func configure(_ element: Element, in environment: EnvironmentValues)
  /// Whether the view is the same as another one, so that nothing needs to be configured again.
  func isSame(as other: Self) -> Bool
  /// The environment of the inside.
  func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues
}

extension ElementView {
  package func isSame(as other: Self) -> Bool { false }
  package static var isLazy: Bool { false }
  package func environmentInside(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  package func makeNode(in context: NodeContext) -> ViewNode<Self> {
    ElementNode(self, in: context)
  }
}

extension ElementView where Inside == EmptyView {
  package var inside: EmptyView { EmptyView() }
}

/// The place of a view that is one element.
@MainActor
package final class ElementNode<Content: ElementView>: ViewNode<Content> {
  package private(set) lazy var element = Element(node: self)
  private var inside: ViewNode<Content.Inside>?

  package override init(_ view: Content, in context: NodeContext) {
    super.init(view, in: context)
    configure()
    if Content.Inside.self != EmptyView.self {
      inside = makeNode(
        view.inside,
        in: NodeContext(tree: tree, parent: self, environment: childEnvironment, isLazy: Content.isLazy))
      collectElements()
    }
  }

  package override var children: [Node] { inside.map { [$0] } ?? [] }
  package override var readsEnvironment: Bool { true }
  package override var childEnvironment: EnvironmentValues { view.environmentInside(environment) }
  package override var adoptsElements: Bool { true }

  override func isUnchanged(_ view: Content) -> Bool {
    self.view.isSame(as: view) || super.isUnchanged(view)
  }

  package override func refresh() {
    configure()
    inside?.update(view.inside)
  }

  private func configure() {
    element.isRightToLeft = environment.layoutDirection == .rightToLeft
    view.configure(element, in: environment)
  }

  package override func collect(_ visit: (Item) -> Void) {
    visit(.element(element))
  }

  package override func collectElements() {
    inside.map { element.adopt($0.elements) }
  }
}

extension Node {
  /// The elements that this place contributes, all of them mounted.
  package var elements: [Element] {
    var elements: [Element] = []
    collect { $0.appendElements(to: &elements) }
    return elements
  }
}
