import Foundation

/// The curve of one corner of a rounded rectangle.
///
/// It is worked out in a space where the corner is at 0, 0, its sides are the axes, and the radius is 1.
/// A circular corner is a quarter of the circle around 1, 1. A continuous one begins earlier, 1.53 radii
/// from the corner, and bends ever more until it runs into the same circle 27 degrees further on, without
/// a jump of the curvature; where a side is too short for that, as at the ends of a capsule, both numbers
/// shrink.
struct RoundedCorner {
  private static let reach: CGFloat = 1.53
  private static let easing = 27 * CGFloat.pi / 180

  private let size: CGSize
  private let ease: CGSize

  /// The corner of a rectangle of a size, made smaller if it is larger than half a side.
  init(size: CGSize, in frame: CGSize, style: RoundedCornerStyle) {
    let half = CGSize(width: abs(frame.width) / 2, height: abs(frame.height) / 2)
    let corner = CGSize(
      width: min(max(size.width, 0), half.width), height: min(max(size.height, 0), half.height))
    self.size = corner
    // 1 where there is room for the whole easing, 0 where the side leaves none.
    func ease(_ radius: CGFloat, _ room: CGFloat) -> CGFloat {
      guard style == .continuous, radius > 0 else { return 0 }
      return min(1, (room / radius - 1) / (Self.reach - 1))
    }
    self.ease = CGSize(
      width: ease(corner.width, half.width), height: ease(corner.height, half.height))
  }

  /// Whether there is anything to round.
  var isRound: Bool { size.width > 0 && size.height > 0 }

  /// The end and control points of curves from the vertical to the horizontal side of the corner at a point,
  /// whose sides go off in the directions given.
  func points(at corner: CGPoint, x: CGFloat, y: CGFloat) -> [CGPoint] {
    let along = Self.lead(ease.width)
    let up = Self.lead(ease.height).map { CGPoint(x: $0.y, y: $0.x) }
    let from = Double.pi + Double(Self.easing * ease.height)
    let sweep = Double.pi / 2 - Double(Self.easing * (ease.height + ease.width))
    let arc = Path {
      $0.addRelativeArc(
        center: CGPoint(x: 1, y: 1), radius: 1, startAngle: .radians(from), delta: .radians(sweep))
    }
    var points = up.isEmpty ? [CGPoint(x: 0, y: 1)] : up
    for case .curve(let end, let control1, let control2) in arc.elements {
      points += [control1, control2, end]
    }
    points += along.reversed().dropFirst()
    return points.map {
      CGPoint(x: corner.x + $0.x * size.width * x, y: corner.y + $0.y * size.height * y)
    }
  }

  /// The curve from the side y = 0 into the circle, none if there is no room.
  ///
  /// Its first three points lie on the side, so it starts without curvature. The third is where the circle's
  /// tangent meets the side, and the second is as far from it as makes the curvature at the end that of the
  /// circle: 2/3 · distance · sin(angle) / tan²(angle / 2) = 1.
  private static func lead(_ ease: CGFloat) -> [CGPoint] {
    let angle = easing * ease
    guard angle > 1e-6 else { return [] }
    let tangent = tan(angle / 2)
    return [
      CGPoint(x: 1 + (reach - 1) * ease, y: 0),
      CGPoint(x: 1 - tangent + 1.5 * tangent * tangent / sin(angle), y: 0),
      CGPoint(x: 1 - tangent, y: 0),
      CGPoint(x: 1 - sin(angle), y: 1 - cos(angle)),
    ]
  }
}
