/// A view made of what the elements of other views say: of those that are mounted, but not shown themselves.
///
/// A menu reads its items so, and a picker its options.
nonisolated package struct ElementReader<Source: View, Content: View>: _PrimitiveView {
  let source: Source
  let content: @MainActor ([ElementGroup]) -> Content

  package init(_ source: Source, @ViewBuilder content: @escaping @MainActor ([ElementGroup]) -> Content) {
    self.source = source
    self.content = content
  }
}

/// Elements that belong together: those of a section, or those between two sections.
@MainActor
package struct ElementGroup {
  /// The header of the section.
  package var header: [Element] = []
  package var elements: [Element] = []
}

extension [ElementGroup] {
  /// The elements of all groups.
  @MainActor package var elements: [SwiftUI.Element] { flatMap(\.elements) }
}

extension ElementReader: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<ElementReader> {
    ElementReaderNode(self, in: context)
  }
}

@MainActor
private final class ElementReaderNode<Source: View, Content: View>: ViewNode<ElementReader<Source, Content>> {
  private var source: UnseenNode<Source>?
  private var content: ViewNode<Content>?

  override init(_ view: ElementReader<Source, Content>, in context: NodeContext) {
    super.init(view, in: context)
    let source = UnseenNode(view.source, in: childContext) { [weak self] in self?.invalidate() }
    source.setShown(false)
    self.source = source
    content = makeNode(view.content(source.groups), in: childContext)
  }

  override var children: [Node] { [source, content].compactMap { $0 } }
  override func showsChild(_ child: Node) -> Bool { child !== source }

  override func refresh() {
    guard let source else { return }
    source.update(view.source)
    content?.update(view.content(source.groups))
  }

  override func collect(_ visit: (Item) -> Void) {
    content?.collect(visit)
  }
}

/// The place of views that are only read. Their elements belong into an element that is in no window.
@MainActor
private final class UnseenNode<Source: View>: Node {
  private lazy var element = Element(node: self)
  private var source: ViewNode<Source>?
  private let changed: @MainActor () -> Void

  init(_ view: Source, in context: NodeContext, changed: @escaping @MainActor () -> Void) {
    self.changed = changed
    super.init(in: context)
    source = makeNode(view, in: contentContext())
    element.layoutInvalidated = { [weak self] in
      self?.changed()
      return true
    }
    adopt()
  }

  override var children: [Node] { source.map { [$0] } ?? [] }
  override var adoptsElements: Bool { true }

  override var childEnvironment: EnvironmentValues {
    var inside = environment
    inside.isUnseen = true
    return inside
  }

  override func collectElements() {
    adopt()
    changed()
  }

  override func traitsBelowChanged() {
    changed()
  }

  func update(_ view: Source) {
    source?.update(view)
    settle()
  }

  private func adopt() {
    element.adopt(source?.elements ?? [])
    settle()
  }

  /// Lays the elements out, though no one sees them: only after that does an element tell of its next change.
  private func settle() {
    element.invalidateLayout()
    element.place(at: .zero, proposal: .unspecified)
  }

  var groups: [ElementGroup] {
    var groups: [ElementGroup] = []
    var loose = ElementGroup()
    func endLoose() {
      if !loose.elements.isEmpty { groups.append(loose) }
      loose = ElementGroup()
    }
    source?.collect { item in
      switch item {
      case .element(let element): loose.elements.append(element)
      case .lazy(let items):
        for index in 0..<items.count { loose.elements += items.elements(at: index) }
      case .section(let section):
        endLoose()
        var group = ElementGroup()
        section.header { if case .element(let element) = $0 { group.header.append(element) } }
        section.content { if case .element(let element) = $0 { group.elements.append(element) } }
        groups.append(group)
      }
    }
    endLoose()
    return groups
  }
}
