import Foundation

extension View {
  /// Names the view's coordinates for the views inside.
  nonisolated public func coordinateSpace<T>(name: T) -> some View where T: Hashable {
    modifier(CoordinateSpaceModifier(name: name))
  }
}

nonisolated private struct CoordinateSpaceModifier: ElementModifier {
  typealias Body = Never
  // A name is a value that no one changes.
  nonisolated(unsafe) let name: AnyHashable

  init(name: AnyHashable) {
    self.name = name
  }

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.arrange(by: CoordinateSpaceLayout(name: name))
  }
}

/// The child as it is, in a place with a name.
private struct CoordinateSpaceLayout: LayoutRule {
  // A name is a value that no one changes.
  nonisolated(unsafe) let name: AnyHashable

  func arrange(_ element: Element, in proposal: ProposedSize) -> Arrangement {
    Arrangement(of: element.children.first, in: proposal)
  }
}

extension Element {
  /// The element's frame as measured from the origin of a space; of the window if no element above has the name.
  package func frame(in space: CoordinateSpace) -> CGRect {
    var origin = CGPoint.zero
    guard space != .local else { return CGRect(origin: origin, size: frame.size) }
    var current: Element? = self
    while let element = current {
      if case .named(let name) = space, (element.layout as? CoordinateSpaceLayout)?.name == name { break }
      origin.x += element.frame.minX
      origin.y += element.frame.minY
      current = element.parent
    }
    return CGRect(origin: origin, size: frame.size)
  }
}
