import CGTK
import Foundation
import SwiftUI

extension EffectContent: DrawnContent {
  package func draw(_ element: Element, size: CGSize, on snapshot: Snapshot, _ inside: (Snapshot) -> Void) {
    switch effect {
    case .opacity(let opacity):
      if opacity > 0 { snapshot.withOpacity(opacity, inside) }
    case .clip(let shape):
      snapshot.clipped(to: Figure(shape, in: CGRect(origin: .zero, size: size)), inside)
    case .shadow(let color, let radius, let offset):
      guard let host = element.tree.host as? GTKHost else { return inside(snapshot) }
      // GTK's radius is twice the deviation of the blur, as Apple's is the deviation.
      snapshot.shadowed(
        color: host.resolve(color, in: colorScheme), radius: radius * 2, offset: offset, inside)
    case .blur(let radius): snapshot.blurred(radius: radius * 2, inside)
    case .filter(let filter):
      guard let host = element.tree.host as? GTKHost else { return inside(snapshot) }
      let matrix = filter.matrix { host.resolved($0, in: colorScheme) }
      snapshot.recolored(factors: matrix.factors, offset: matrix.offset, inside)
    case .rotation, .scale, .projection, .blend, .unreachable: inside(snapshot)
    }
  }

  package func transform(size: CGSize) -> [TransformStep] {
    func around(_ anchor: UnitPoint, _ step: TransformStep) -> [TransformStep] {
      let point = anchor.point(in: CGRect(origin: .zero, size: size))
      return [.translate(x: point.x, y: point.y), step, .translate(x: -point.x, y: -point.y)]
    }
    switch effect {
    case .rotation(let angle, let anchor): return around(anchor, .rotate(degrees: angle.degrees))
    case .scale(let scale, let anchor): return around(anchor, .scale(x: scale.width, y: scale.height))
    case .projection(let projection): return projection.affine(in: size).steps
    default: return []
    }
  }

  package var reach: Reach {
    switch effect {
    case .opacity(let opacity) where opacity <= 0: .none
    case .unreachable: .byKeys
    default: .full
    }
  }
}

extension CGAffineTransform {
  /// The map in steps that the toolkit knows.
  var steps: [TransformStep] {
    guard !isIdentity else { return [] }
    let move = TransformStep.translate(x: tx, y: ty)
    let width = (a * a + b * b).squareRoot()
    guard width > 0 else { return [move, .scale(x: 0, y: 0)] }
    let angle = atan2(b, a)
    let (lean, height) = ((a * c + b * d) / width, (a * d - b * c) / width)
    var steps = [move, .rotate(degrees: angle * 180 / .pi)]
    if height != 0, lean != 0 { steps.append(.skew(degrees: atan(lean / height) * 180 / .pi)) }
    return steps + [.scale(x: width, y: height)]
  }
}
