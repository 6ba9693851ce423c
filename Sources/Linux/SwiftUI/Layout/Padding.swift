import Foundation

extension View {
  /// Adds space around the view, in points.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }

  /// Adds space at some edges, in points; `nil` is the system's padding.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? PaddingModifier.defaultLength, on: edges))
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
    func checked(_ length: CGFloat) -> CGFloat {
      element.checked(length, as: .distance, of: "padding") ?? 0
    }
    element.arrange(
      by: PaddingLayout(
        insets: EdgeInsets(
          top: checked(insets.top), leading: checked(insets.leading), bottom: checked(insets.bottom),
          trailing: checked(insets.trailing))))
  }
}

/// The child with space around it.
package struct PaddingLayout: LayoutRule {
  package var insets: EdgeInsets

  package init(insets: EdgeInsets) {
    self.insets = insets
  }

  package func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    let width = insets.horizontal
    let height = insets.vertical
    let inner = proposal.reduced(byWidth: width, height: height)
    let size = element.children.first?.size(in: inner) ?? .zero
    return Arrangement(
      size: CGSize(width: max(0, size.width + width), height: max(0, size.height + height)),
      placements: [Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: inner)])
  }
}
