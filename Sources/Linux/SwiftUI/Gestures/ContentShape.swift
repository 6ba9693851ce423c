import Foundation

extension View {
  /// Says which part of the view gestures around it react to.
  nonisolated public func contentShape<S>(_ shape: S, eoFill: Bool = false) -> some View where S: Shape {
    modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
  }
}

nonisolated private struct ContentShapeModifier<S: Shape>: ElementModifier {
  typealias Body = Never
  let shape: S
  let eoFill: Bool

  @MainActor func configure(_ element: Element, in environment: EnvironmentValues) {
    element.show(ContentShapeContent(shape: shape, eoFill: eoFill), resizes: false)
  }
}

/// An element of which a part reacts to gestures around it.
package struct ContentShapeContent: ElementContent {
  package static let kind = "ContentShape"
  package let shape: any Shape
  package let eoFill: Bool

  package var details: [String] { ["\(type(of: shape))"] }

  package static func == (old: ContentShapeContent, new: ContentShapeContent) -> Bool {
    let sample = CGRect(x: 0, y: 0, width: 64, height: 48)
    return old.eoFill == new.eoFill && isEqual(old.shape.path(in: sample), new.shape.path(in: sample))
  }
}

extension Element {
  /// Whether a gesture of this element reacts at a point of it: where the shape is that the view inside was given, and
  /// everywhere without one.
  package func reactsToGestures(at point: CGPoint) -> Bool {
    if let content = content as? ContentShapeContent {
      return content.shape.path(in: CGRect(origin: .zero, size: frame.size))
        .contains(point, eoFill: content.eoFill)
    }
    guard isWrapper, children.count == 1, let child = children.first else { return true }
    return child.reactsToGestures(at: CGPoint(x: point.x - child.frame.minX, y: point.y - child.frame.minY))
  }
}
