extension View {
  /// Puts another view behind this one, in its size.
  nonisolated public func background<Background>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View where Background: View {
    modifier(LayerModifier(layer: background, alignment: alignment, isBehind: true))
  }

  /// Puts another view in front of this one, in its size.
  nonisolated public func overlay<Overlay>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View where Overlay: View {
    modifier(LayerModifier(layer: overlay, alignment: alignment, isBehind: false))
  }
}

nonisolated private struct LayerModifier<Layer: View>: PrimitiveModifier {
  typealias Body = Never
  let layer: Layer
  let alignment: Alignment
  let isBehind: Bool

  @MainActor static func makeNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, in context: NodeContext
  ) -> ViewNode<ModifiedContent<Content, Self>> {
    LayerNode(view, in: context)
  }
}

/// The place of a view with another one behind or in front of it. Each element of the view gets a layer of its own, so a
/// modified group shows the other view as often as it has parts.
@MainActor
private final class LayerNode<Content: View, Layer: View>: ModifierNode<Content, LayerModifier<Layer>> {
  private struct Place {
    let number: Int
    let primary: Element
    let wrapper: Element
    let layer: ViewNode<ZStack<Layer>>
  }

  private var places: [ObjectIdentifier: Place] = [:]
  private var placeCount = 0

  override var children: [Node] {
    super.children + places.values.sorted { $0.number < $1.number }.map(\.layer)
  }

  override var readsEnvironment: Bool { true }

  override func applied() {
    for place in places.values {
      place.layer.update(stack)
      configure(place.wrapper)
    }
  }

  /// Several views of a layer lie on one another.
  private var stack: ZStack<Layer> {
    let layer = modifier.layer
    return ZStack { layer }
  }

  private func configure(_ wrapper: Element) {
    wrapper.isRightToLeft = environment.layoutDirection == .rightToLeft
    wrapper.arrange(by: LayerLayout(alignment: modifier.alignment, isBehind: modifier.isBehind))
  }

  private func wrap(_ primary: Element) -> Element {
    let key = ObjectIdentifier(primary)
    if let known = places[key] { return known.wrapper }
    let layer = makeNode(stack, in: contentContext())
    let wrapper = Element(node: self)
    wrapper.isWrapper = true
    wrapper.inheritTraits(of: primary)
    configure(wrapper)
    wrapper.adopt(modifier.isBehind ? layer.elements + [primary] : [primary] + layer.elements)
    placeCount += 1
    places[key] = Place(number: placeCount, primary: primary, wrapper: wrapper, layer: layer)
    return wrapper
  }

  override func collect(_ visit: (Item) -> Void) {
    content?.collect { item in
      switch item {
      case .element(let element): visit(.element(wrap(element)))
      case .lazy(let items):
        visit(
          .lazy(
            MappedLazyItems(
              items, unmounted: { [weak self] in self?.elementsBelowChanged() },
              map: { [weak self] in self?.wrap($0) ?? $0 })))
      case .section: visit(item)
      }
    }
  }

  override func elementsBelowChanged() {
    for (key, place) in places where place.primary.node?.isMounted != true {
      place.layer.unmount()
      places[key] = nil
    }
  }
}

/// Two children, the second or first of which has the size that counts.
private struct LayerLayout: LayoutRule {
  let alignment: Alignment
  let isBehind: Bool

  private func parts(of element: Element) -> (primary: Element, layer: Element)? {
    let children = element.children
    guard let first = children.first, let last = children.last, children.count == 2 else { return nil }
    return isBehind ? (last, first) : (first, last)
  }

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    guard let (primary, layer) = parts(of: element) else { return Arrangement(size: .zero) }
    let size = primary.size(in: proposal)
    let inner = ProposedSize(size)
    func origin(_ key: AlignmentKey) -> CGFloat {
      primary.guide(key, in: proposal) - layer.guide(key, in: inner)
    }
    let placements = [
      Placement(origin: .zero, proposal: proposal),
      Placement(
        origin: CGPoint(x: origin(alignment.horizontal.key), y: origin(alignment.vertical.key)),
        proposal: inner),
    ]
    return Arrangement(size: size, placements: isBehind ? placements.reversed() : placements)
  }

  func guide(_ key: AlignmentKey, of element: Element, in arrangement: Arrangement) -> CGFloat? {
    guard let primary = parts(of: element)?.primary,
      let placement = isBehind ? arrangement.placements.last : arrangement.placements.first
    else { return nil }
    return primary.explicitGuide(key, in: placement.proposal)
  }
}

extension Element {
  /// Whether children lie on one another, those that follow on those before them.
  package var laysChildrenOverOneAnother: Bool { layout is OverlappingLayout || layout is LayerLayout }
}
