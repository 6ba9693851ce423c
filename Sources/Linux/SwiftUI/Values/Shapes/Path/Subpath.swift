import Foundation

/// What lies between two moves of a path.
struct Subpath {
  /// A step, and the curve that it draws.
  struct Segment {
    var element: Path.Element
    var curve: Curve
  }

  var start: CGPoint
  var segments: [Segment] = []
  var isClosed = false

  var end: CGPoint { segments.last?.curve.end ?? start }

  /// Points along the whole subpath; those that all but repeat the one before are left out.
  var polyline: [CGPoint] {
    var points = [start]
    var last = start
    for point in segments.lazy.flatMap(\.curve.polyline) where (point - last).length > 1e-6 {
      points.append(point)
      last = point
    }
    return points
  }
}

extension Path {
  /// The path in pieces. What follows a closing line without a move begins where that line ended.
  var subpaths: [Subpath] {
    var result: [Subpath] = []
    var current = Subpath(start: .zero)
    func finish() {
      if !current.segments.isEmpty { result.append(current) }
    }
    for element in elements {
      let from = current.end
      switch element {
      case .move(let start):
        finish()
        current = Subpath(start: start)
      case .line(let end):
        current.segments.append(.init(element: element, curve: .line(from, end)))
      case .quadCurve(let end, let control):
        current.segments.append(.init(element: element, curve: .quadratic(from, control, end)))
      case .curve(let end, let control1, let control2):
        current.segments.append(.init(element: element, curve: .cubic(from, control1, control2, end)))
      case .closeSubpath:
        current.segments.append(.init(element: element, curve: .line(from, current.start)))
        current.isClosed = true
        finish()
        current = Subpath(start: current.start)
      }
    }
    finish()
    return result
  }
}
