extension View {
  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space at some edges, in points; `nil` is the system's padding.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? PaddingModifier.defaultLength
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Adds space at all edges, in points.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

nonisolated struct PaddingModifier: ElementModifier {
  typealias Body = Never
  let insets: EdgeInsets

  /// The system's padding, in points.
  static let defaultLength: CGFloat = 16

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: PaddingLayout(insets: insets))
  }
}

/// The child with space around it.
package struct PaddingLayout: LayoutRule {
  package var insets: EdgeInsets

  package init(insets: EdgeInsets) {
    self.insets = insets
  }

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let width = insets.leading + insets.trailing
    let height = insets.top + insets.bottom
    let inner = proposal.reduced(byWidth: width, height: height)
    let size = element.children.first?.size(in: inner) ?? .zero
    return Arrangement(
      size: CGSize(width: max(0, size.width + width), height: max(0, size.height + height)),
      placements: [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner)])
  }
}
