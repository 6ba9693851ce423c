/// The place at the top of a window: the content, and what is presented over it.
@MainActor
package final class RootNode<Content: View>: Node {
  package private(set) lazy var element = Element(node: self)
  private var content: ViewNode<Content>?

  init(_ view: Content, in context: NodeContext) {
    super.init(in: context)
    element.arrange(by: WindowLayout())
    environmentChanged()
    tree.presentations.root = self
    content = makeNode(view, in: contentContext())
  }

  package override var children: [Node] { content.map { [$0] } ?? [] }
  package override var adoptsElements: Bool { true }

  package override func environmentChanged() {
    element.isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  package override func collectElements() {
    content.map { element.adopt($0.elements + tree.presentations.shown.map(\.element)) }
  }
}
