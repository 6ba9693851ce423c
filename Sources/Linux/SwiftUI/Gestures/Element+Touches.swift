import Foundation

extension Element {
  /// Whether the element itself, with nothing inside, can keep pointers and fingers from what lies behind it.
  package var isTouchable: Bool { content is ShapeContent || content is ImageContent }

  /// Whether a pointer or finger at a point of the element is kept from what lies behind it. What is clear lets it
  /// through.
  package func takesTouch(at point: CGPoint) -> Bool {
    let bounds = CGRect(origin: .zero, size: frame.size)
    switch content {
    case let content as ShapeContent:
      if case .color(let color) = content.paint, color.resolved(in: content.colorScheme).opacity <= 0 {
        return false
      }
      return content.shape.path(in: bounds).contains(point, eoFill: content.fillStyle.isEOFilled)
    case is ImageContent: return bounds.contains(point)
    default: return false
    }
  }
}
