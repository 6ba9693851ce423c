import Foundation

/// A modifier that moves, turns or stretches the picture of a view, without a change of its layout.
///
/// What a transform does with perspective is shown as it looks in the middle of the view.
/// https://developer.apple.com/documentation/swiftui/geometryeffect
nonisolated public protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation
where Self.Body == Never {
  /// The transform for a view of a size, about its top left corner.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

/// The place of a view whose picture is transformed.
@MainActor
final class GeometryEffectNode<Content: View, Modifier: GeometryEffect>: ViewNode<
  ModifiedContent<Content, Modifier>
>
{
  private var inside: ViewNode<ModifiedContent<Content, EffectModifier>>?

  override init(_ view: ModifiedContent<Content, Modifier>, in context: NodeContext) {
    super.init(view, in: context)
    refresh()
  }

  override var children: [Node] { inside.map { [$0] } ?? [] }

  override func refresh() {
    let effect = view.modifier
    let new = view.content.modifier(
      EffectModifier(effect: .projection(Projection { effect.effectValue(size: $0) })))
    if let inside {
      inside.update(new)
    } else {
      inside = makeNode(new, in: childContext)
    }
  }
}

/// A modifier whose numbers could change step by step.
/// https://developer.apple.com/documentation/swiftui/animatablemodifier
@MainActor @preconcurrency public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A transform that depends on the size of a view.
///
/// It needs no guard: what the function holds is a modifier of its own, which nobody changes.
package struct Projection: Equatable, @unchecked Sendable {
  private let transform: (CGSize) -> ProjectionTransform

  init(_ transform: @escaping (CGSize) -> ProjectionTransform) {
    self.transform = transform
  }

  /// The transform about the top left corner of a view, without perspective.
  package func affine(in size: CGSize) -> CGAffineTransform {
    transform(size).affine(around: CGPoint(x: size.width / 2, y: size.height / 2))
  }

  /// Functions cannot be compared; what they say of two sizes can.
  package static func == (old: Projection, new: Projection) -> Bool {
    samples.allSatisfy { old.transform($0) == new.transform($0) }
  }

  private static let samples = [CGSize(width: 64, height: 48), CGSize(width: 100, height: 300)]
}

extension ProjectionTransform {
  /// The map without perspective that is like this one around a point.
  func affine(around point: CGPoint) -> CGAffineTransform {
    let depth = m13 * point.x + m23 * point.y + m33
    guard !isAffine, depth != 0 else {
      return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
    }
    let x = (m11 * point.x + m21 * point.y + m31) / depth
    let y = (m12 * point.x + m22 * point.y + m32) / depth
    let (a, b) = ((m11 - x * m13) / depth, (m12 - y * m13) / depth)
    let (c, d) = ((m21 - x * m23) / depth, (m22 - y * m23) / depth)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: x - a * point.x - c * point.y, ty: y - b * point.x - d * point.y)
  }
}
