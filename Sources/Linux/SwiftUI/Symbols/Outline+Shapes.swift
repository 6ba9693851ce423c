import Foundation

extension Outline {
  typealias Point = (x: CGFloat, y: CGFloat)

  static func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Outline {
    Outline([.move(CGPoint(x: x1, y: y1)), .line(CGPoint(x: x2, y: y2))])
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Outline {
    ellipse(x, y, radius, radius)
  }

  static func ellipse(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Outline {
    var outline = arc(0, 0, 1, from: 0, to: 360)
    outline.elements.append(.close)
    return outline.moved { CGPoint(x: x + $0.x * width, y: y + $0.y * height) }
  }

  /// Part of a circle; angles are in degrees, clockwise from the right.
  static func arc(
    _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> Outline {
    let count = (abs(end - start) / 90).rounded(.up)
    let step = (end - start) / count * .pi / 180
    // How far the control points of a curve lie along the tangents to look like a circle.
    let reach = 4 / 3 * tan(step / 4)
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      CGPoint(
        x: x + radius * (cos(angle) - along * sin(angle)), y: y + radius * (sin(angle) + along * cos(angle)))
    }
    var angle = start * .pi / 180
    var elements = [Element.move(point(angle, 0))]
    for _ in 0..<Int(count) {
      elements.append(
        .curve(point(angle, reach), point(angle + step, -reach), to: point(angle + step, 0)))
      angle += step
    }
    return Outline(elements)
  }

  static func rect(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, corner: CGFloat
  ) -> Outline {
    polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], corner: corner)
  }

  /// A closed shape with rounded corners.
  static func polygon(_ points: [Point], corner: CGFloat) -> Outline {
    let corners = points.indices.map { index in
      Corner(
        at: points[index], from: points[(index + points.count - 1) % points.count],
        to: points[(index + 1) % points.count], reach: corner)
    }
    var elements: [Element] = []
    for corner in corners {
      elements.append(elements.isEmpty ? .move(corner.start) : .line(corner.start))
      elements.append(corner.curve)
    }
    return Outline(elements + [.close])
  }

  /// Lines from point to point, with rounded corners.
  static func polyline(_ points: [Point], corner: CGFloat = 0) -> Outline {
    guard let first = points.first, let last = points.last else { return Outline([]) }
    var elements = [Element.move(CGPoint(x: first.x, y: first.y))]
    for index in points.indices.dropFirst().dropLast() {
      let corner = Corner(at: points[index], from: points[index - 1], to: points[index + 1], reach: corner)
      elements += [.line(corner.start), corner.curve]
    }
    return Outline(elements + [.line(CGPoint(x: last.x, y: last.y))])
  }

  /// A star or a wheel with teeth: points that lie far out and near by turns, the first at the top.
  static func star(points count: Int, outer: CGFloat, inner: CGFloat, corner: CGFloat) -> Outline {
    let points = (0..<2 * count).map { index -> Point in
      let angle = CGFloat(index) * .pi / CGFloat(count) - .pi / 2
      let radius = index.isMultiple(of: 2) ? outer : inner
      return (12 + radius * cos(angle), 12 + radius * sin(angle))
    }
    return polygon(points, corner: corner)
  }

  /// A corner cut off at a distance and bridged by a curve.
  private struct Corner {
    var start: CGPoint
    var curve: Element

    init(at tip: Point, from: Point, to: Point, reach: CGFloat) {
      func towards(_ other: Point) -> CGPoint {
        let (dx, dy) = (other.x - tip.x, other.y - tip.y)
        let length = (dx * dx + dy * dy).squareRoot()
        let part = length == 0 ? 0 : min(reach, length / 2) / length
        return CGPoint(x: tip.x + dx * part, y: tip.y + dy * part)
      }
      // Two thirds of the way to the tip make a cubic curve of the quadratic one.
      func control(_ end: CGPoint) -> CGPoint {
        CGPoint(x: end.x + (tip.x - end.x) * 2 / 3, y: end.y + (tip.y - end.y) * 2 / 3)
      }
      start = towards(from)
      let end = towards(to)
      curve = .curve(control(start), control(end), to: end)
    }
  }
}
