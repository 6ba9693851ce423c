import Foundation

/// A view that takes the space offered and shows what a function makes of its size and place.
/// https://developer.apple.com/documentation/swiftui/geometryreader
nonisolated public struct GeometryReader<Content>: _PrimitiveView where Content: View {
  /// What is shown for a size and place.
  public var content: (GeometryProxy) -> Content

  /// A view of what a function makes of its size and place.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: Primitive {
  @MainActor package func makeNode(in context: NodeContext) -> ViewNode<GeometryReader> {
    GeometryNode(self, in: context)
  }
}

/// The place of a geometry reader. The content is evaluated in the round of the update that follows the layout, so what the
/// host shows is never behind.
@MainActor
private final class GeometryNode<Content: View>: ViewNode<GeometryReader<Content>> {
  private lazy var element = Element(node: self)
  private var content: ViewNode<Content>?
  private var places: ReadPlaces?
  private var isPlaced = false

  override init(_ view: GeometryReader<Content>, in context: NodeContext) {
    super.init(view, in: context)
    element.isRightToLeft = environment.layoutDirection == .rightToLeft
    element.arrange(by: GeometryLayout())
    element.sizeChanged = { [weak self] _ in self?.placed() }
    // An empty reader gets no new size, but has a content as well.
    tree.whenLaidOut { [weak self] in
      if self?.isPlaced == false { self?.placed() }
    }
    tree.readPositions(for: self) { [weak self] in
      if self?.places?.haveChanged == true { self?.invalidate() }
    }
  }

  override var children: [Node] { content.map { [$0] } ?? [] }
  override var adoptsElements: Bool { true }
  override var childEnvironment: EnvironmentValues { environment.inStack(along: nil) }

  private func placed() {
    isPlaced = true
    invalidate()
  }

  override func environmentChanged() {
    element.isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  override func refresh() {
    guard isPlaced else { return }
    let places = ReadPlaces(of: element)
    self.places = places
    tree.evaluations += 1
    let new = view.content(GeometryProxy(size: element.frame.size, places: places))
    if let content {
      content.update(new)
    } else {
      content = makeNode(new, in: contentContext())
      collectElements()
    }
  }

  override func collect(_ visit: (Item) -> Void) {
    visit(.element(element))
  }

  override func collectElements() {
    content.map { element.adopt($0.elements) }
  }

  override func willUnmount() {
    tree.readPositions(for: self, nil)
  }
}

/// All that is offered, with the children in the leading top corner.
private struct GeometryLayout: LayoutRule {
  /// What a view without a size of its own would like, in points.
  private static let ideal = CGSize(width: 10, height: 10)

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let size = proposal.replacingUnspecified(by: Self.ideal)
    let inner = Placement(origin: .zero, proposal: ProposedSize(size))
    return Arrangement(size: size, placements: element.children.map { _ in inner })
  }

  /// The content is not known when the reader is measured, so nothing outside may depend on it.
  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? { nil }

  func ignoresContent(in proposal: ProposedSize) -> Bool { true }
}
