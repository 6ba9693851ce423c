import Foundation

/// A point of a drawing. Drawings are 100 units wide, whatever the picture's size; y grows downwards.
struct Point: Sendable, Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// A closed outline made of straight pieces; curves are flattened as they are added.
struct Shape: Sendable {
  private(set) var outlines: [[Point]]

  private init(outlines: [[Point]]) {
    self.outlines = outlines
  }

  /// The area between corners.
  static func polygon(_ corners: Point...) -> Shape { Shape(outlines: [corners]) }

  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Shape {
    .polygon(Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height))
  }

  static func rounded(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double
  ) -> Shape {
    let radius = min(radius, width / 2, height / 2)
    let corners = [
      (Point(x + width - radius, y + radius), -90.0), (Point(x + width - radius, y + height - radius), 0.0),
      (Point(x + radius, y + height - radius), 90.0), (Point(x + radius, y + radius), 180.0),
    ]
    return Shape(
      outlines: [
        corners.flatMap { centre, start in
          arc(centre, radius, radius, from: start, to: start + 90, steps: 10)
        }
      ])
  }

  static func ellipse(_ centreX: Double, _ centreY: Double, _ radiusX: Double, _ radiusY: Double) -> Shape {
    Shape(outlines: [arc(Point(centreX, centreY), radiusX, radiusY, from: 0, to: 360, steps: 64)])
  }

  static func circle(_ centreX: Double, _ centreY: Double, _ radius: Double) -> Shape {
    .ellipse(centreX, centreY, radius, radius)
  }

  /// A star with five rays.
  static func star(_ centreX: Double, _ centreY: Double, outer: Double, inner: Double) -> Shape {
    let corners = (0..<10).map { corner in
      let radius = corner.isMultiple(of: 2) ? outer : inner
      let angle = Double(corner) * .pi / 5
      return Point(centreX + radius * sin(angle), centreY - radius * cos(angle))
    }
    return Shape(outlines: [corners])
  }

  /// A part of a ring, from one angle to another; 0° points right, 90° down.
  static func ring(
    _ centreX: Double, _ centreY: Double, radius: Double, width: Double, from: Double = 0,
    to: Double = 360
  ) -> Shape {
    let centre = Point(centreX, centreY)
    let outer = arc(centre, radius + width / 2, radius + width / 2, from: from, to: to, steps: 64)
    let inner = arc(centre, radius - width / 2, radius - width / 2, from: to, to: from, steps: 64)
    return Shape(outlines: [outer + inner])
  }

  /// A straight stroke with flat ends.
  static func line(_ from: Point, _ to: Point, width: Double) -> Shape {
    let length = max(hypot(to.x - from.x, to.y - from.y), 1e-9)
    let across = Point(-(to.y - from.y) / length * width / 2, (to.x - from.x) / length * width / 2)
    return .polygon(
      Point(from.x + across.x, from.y + across.y), Point(to.x + across.x, to.y + across.y),
      Point(to.x - across.x, to.y - across.y), Point(from.x - across.x, from.y - across.y))
  }

  /// An outline of corners, each a start of a quadratic curve to the next with the control point between
  /// them: start, control, point, control, point, …
  static func curve(_ points: Point...) -> Shape {
    var outline: [Point] = []
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      let (from, control, to) = (points[start], points[start + 1], points[(start + 2) % points.count])
      for step in 0..<16 {
        let t = Double(step) / 16
        let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
        outline.append(
          Point(a * from.x + b * control.x + c * to.x, a * from.y + b * control.y + c * to.y))
      }
    }
    return Shape(outlines: [outline])
  }

  /// The shape with another cut out of it; the other must lie inside.
  func without(_ hole: Shape) -> Shape {
    Shape(outlines: outlines + hole.outlines.map { $0.reversed() })
  }

  /// The shape moved.
  func moved(_ x: Double, _ y: Double) -> Shape {
    mapped { Point($0.x + x, $0.y + y) }
  }

  /// The shape turned around a point, clockwise by degrees.
  func turned(_ degrees: Double, around centre: Point) -> Shape {
    let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
    return mapped { point in
      let (x, y) = (point.x - centre.x, point.y - centre.y)
      return Point(centre.x + x * cosine - y * sine, centre.y + x * sine + y * cosine)
    }
  }

  /// Left and right exchanged.
  func mirrored(at x: Double = 50) -> Shape {
    // Reversed, so that the outline keeps its direction.
    Shape(outlines: outlines.map { $0.map { Point(2 * x - $0.x, $0.y) }.reversed() })
  }

  private func mapped(_ change: (Point) -> Point) -> Shape {
    Shape(outlines: outlines.map { $0.map(change) })
  }

  private static func arc(
    _ centre: Point, _ radiusX: Double, _ radiusY: Double, from: Double, to: Double, steps: Int
  ) -> [Point] {
    (0...steps).map { step in
      let angle = (from + (to - from) * Double(step) / Double(steps)) * .pi / 180
      return Point(centre.x + radiusX * cos(angle), centre.y + radiusY * sin(angle))
    }
  }
}
