import Foundation

extension Path {
  /// Adds an arc of a circle, after a straight line from the current point to where it begins.
  ///
  /// A positive turn goes from x towards y, which is clockwise on a screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    let start = CGPoint(center, radius: radius, angle: startAngle.radians).applying(transform)
    if isEmpty {
      move(to: start)
    } else if currentPoint != start {
      addLine(to: start)
    }
    let count = max(1, (abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up))
    let step = delta.radians / count
    // A cubic curve with controls this far along the tangents is within 0.03 % of a quarter circle.
    let reach = radius * CGFloat(4.0 / 3 * tan(step / 4))
    for index in 0..<Int(count) {
      let first = startAngle.radians + step * Double(index)
      let from = CGPoint(center, radius: radius, angle: first)
      let to = CGPoint(center, radius: radius, angle: first + step)
      let control1 = CGPoint(from, radius: reach, angle: first + .pi / 2)
      let control2 = CGPoint(to, radius: -reach, angle: first + step + .pi / 2)
      addCurve(
        to: to.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    }
  }

  /// Adds an arc of a circle, after a straight line from the current point to where it begins.
  ///
  /// `clockwise` is meant as in Core Graphics, where y points up: on a screen, where it points down, the arc
  /// goes the other way round.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise { delta = -delta }
    if delta > turn {
      delta = turn
    } else if delta < 0 {
      // A whole turn backwards is a whole turn forwards, not none.
      delta = delta.truncatingRemainder(dividingBy: turn) + turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: .radians(clockwise ? -delta : delta),
      transform: transform)
  }

  /// Rounds the corner at `tangent1End` between the current point and `tangent2End`.
  ///
  /// Adds a line to where the circle touches the first side, and the arc to where it touches the second.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint?.applying(transform.inverted()) else { return }
    let corner = tangent1End
    let (toStart, toEnd) = (current - corner, tangent2End - corner)
    let cross = toStart.x * toEnd.y - toStart.y * toEnd.x
    let sides = toStart.length * toEnd.length
    guard radius > 0, sides > 0, abs(cross) > sides * 1e-9 else {
      return addLine(to: corner.applying(transform))
    }
    let half = atan2(abs(cross), toStart.x * toEnd.x + toStart.y * toEnd.y) / 2
    let touch = corner + toStart * (radius / tan(half) / toStart.length)
    let inward = (toStart * (1 / toStart.length) + toEnd * (1 / toEnd.length))
    let center = corner + inward * (radius / sin(half) / inward.length)
    let spoke = touch - center
    let sweep = Double(CGFloat.pi - 2 * half)
    addRelativeArc(
      center: center, radius: radius, startAngle: .radians(Double(atan2(spoke.y, spoke.x))),
      delta: .radians(cross < 0 ? sweep : -sweep), transform: transform)
  }
}

extension CGPoint {
  /// The point on a circle.
  init(_ center: CGPoint, radius: CGFloat, angle: Double) {
    // π is no exact number: a quarter turn would miss the axis by a hair.
    func clean(_ value: Double) -> CGFloat { abs(value) < 1e-15 ? 0 : CGFloat(value) }
    self.init(x: center.x + radius * clean(cos(angle)), y: center.y + radius * clean(sin(angle)))
  }
}
