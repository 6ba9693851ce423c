import Foundation

/// A piece of a path with both its ends: a straight line, or a cubic curve.
enum Curve: Equatable {
  case line(CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  /// A curve with one control point, as the same curve with two.
  static func quadratic(_ start: CGPoint, _ control: CGPoint, _ end: CGPoint) -> Curve {
    .cubic(start, start + (control - start) * (2.0 / 3), end + (control - end) * (2.0 / 3), end)
  }

  var start: CGPoint {
    switch self {
    case .line(let start, _), .cubic(let start, _, _, _): start
    }
  }

  var end: CGPoint {
    switch self {
    case .line(_, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The point at a parameter from 0 to 1.
  func point(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let start, let end):
      return start + (end - start) * t
    case .cubic(let p0, let p1, let p2, let p3):
      let s = 1 - t
      return p0 * (s * s * s) + p1 * (3 * s * s * t) + p2 * (3 * s * t * t) + p3 * (t * t * t)
    }
  }

  /// The piece between two parameters.
  func piece(from t0: CGFloat, to t1: CGFloat) -> Curve {
    guard case .cubic = self else { return .line(point(at: t0), point(at: t1)) }
    let third = (t1 - t0) / 3
    let (start, end) = (point(at: t0), point(at: t1))
    return .cubic(start, start + slope(at: t0) * third, end - slope(at: t1) * third, end)
  }

  /// Points along the curve, its ends included, between which straight lines do for it.
  var polyline: [CGPoint] {
    switch self {
    case .line(let start, let end):
      return [start, end]
    case .cubic(let p0, let p1, let p2, let p3):
      let extent = (p1 - p0).length + (p2 - p1).length + (p3 - p2).length
      guard extent > 0 else { return [p0, p3] }
      let bend = max((p0 - p1 * 2 + p2).length, (p1 - p2 * 2 + p3).length)
      let tolerance = min(0.01, extent / 1000)
      // A chord strays by at most an eighth of the second derivative (6 · bend) over the square of the count.
      let count = Int(min(max((0.75 * bend / tolerance).squareRoot().rounded(.up), 1), 500))
      return (0...count).map { $0 == count ? p3 : point(at: CGFloat($0) / CGFloat(count)) }
    }
  }

  /// The smallest rectangle around it.
  var bounds: CGRect {
    guard case .cubic(let p0, let p1, let p2, let p3) = self else { return CGRect(around: [start, end]) }
    let turns = Self.turns(p0.x, p1.x, p2.x, p3.x) + Self.turns(p0.y, p1.y, p2.y, p3.y)
    return CGRect(around: [start, end] + turns.map(point(at:)))
  }

  /// The derivative.
  private func slope(at t: CGFloat) -> CGPoint {
    switch self {
    case .line(let start, let end):
      return end - start
    case .cubic(let p0, let p1, let p2, let p3):
      let s = 1 - t
      return ((p1 - p0) * (s * s) + (p2 - p1) * (2 * s * t) + (p3 - p2) * (t * t)) * 3
    }
  }

  /// Where a coordinate stops growing or shrinking.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let (a, b, c) = (p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0)
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
