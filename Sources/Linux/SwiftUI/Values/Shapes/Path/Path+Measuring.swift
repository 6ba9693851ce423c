import Foundation

extension Path {
  /// The smallest rectangle around the lines and curves, control points aside; `null` if there is none.
  public var boundingRect: CGRect {
    CGRect(
      around: subpaths.lazy.flatMap { $0.segments }.flatMap { segment in
        let bounds = segment.curve.bounds
        return [CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY)]
      })
  }

  /// Whether a point is inside, each subpath taken as closed.
  ///
  /// By the winding rule it is if the path goes around it; by the even-odd rule, if a ray from it crosses
  /// the path an odd number of times.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    let winding = subpaths.reduce(into: (turns: 0, crossings: 0)) { total, subpath in
      let points = subpath.polyline
      for (from, to) in zip(points, points.dropFirst() + points.prefix(1))
      where (from.y > p.y) != (to.y > p.y) {
        let crossing = from.x + (p.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard crossing > p.x else { continue }
        total.turns += to.y > from.y ? 1 : -1
        total.crossings += 1
      }
    }
    return eoFill ? !winding.crossings.isMultiple(of: 2) : winding.turns != 0
  }

  /// The part of the path between two fractions of its length, through all its subpaths.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (low, high) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard low < high else { return Path() }
    guard low > 0 || high < 1 else { return self }
    let subpaths = subpaths.map { ($0, $0.segments.map { Ruler($0.curve) }) }
    let total = subpaths.reduce(0) { $1.1.reduce($0) { $0 + $1.length } }
    let (first, last) = (low * total, high * total)
    var result = Path()
    var passed: CGFloat = 0
    for (subpath, rulers) in subpaths {
      var isWhole = true
      var isBegun = false
      for (segment, ruler) in zip(subpath.segments, rulers) {
        let (start, end) = (first - passed, last - passed)
        passed += ruler.length
        guard ruler.length > 0 else {
          if segment.element == .closeSubpath, isWhole { result.closeSubpath() }
          continue
        }
        guard end > 0, start < ruler.length else {
          isWhole = false
          continue
        }
        let piece = segment.curve.piece(from: ruler.parameter(at: start), to: ruler.parameter(at: end))
        if !isBegun { result.move(to: piece.start) }
        isBegun = true
        isWhole = isWhole && start <= 0 && end >= ruler.length
        if start <= 0, end >= ruler.length, segment.element != .closeSubpath || isWhole {
          result.elements.append(segment.element)
        } else {
          result.append(piece)
        }
      }
    }
    return result
  }

  private mutating func append(_ curve: Curve) {
    switch curve {
    case .line(_, let end): addLine(to: end)
    case .cubic(_, let control1, let control2, let end):
      addCurve(to: end, control1: control1, control2: control2)
    }
  }
}

/// Finds the parameter of a curve at a length along it.
private struct Ruler {
  /// The lengths up to points at equal steps of the parameter.
  private let marks: [CGFloat]
  /// The whole length.
  var length: CGFloat { marks.last ?? 0 }

  init(_ curve: Curve) {
    guard case .cubic = curve else {
      marks = [0, (curve.end - curve.start).length]
      return
    }
    // So many chords measure a quarter circle to a hundred-thousandth of its length.
    let count = 200
    var marks: [CGFloat] = [0]
    var point = curve.start
    for index in 1...count {
      let next = curve.point(at: CGFloat(index) / CGFloat(count))
      marks.append((marks.last ?? 0) + (next - point).length)
      point = next
    }
    self.marks = marks
  }

  func parameter(at distance: CGFloat) -> CGFloat {
    guard distance > 0 else { return 0 }
    guard distance < length, let index = marks.firstIndex(where: { $0 > distance }) else { return 1 }
    let share = (distance - marks[index - 1]) / (marks[index] - marks[index - 1])
    return (CGFloat(index - 1) + share) / CGFloat(marks.count - 1)
  }
}
