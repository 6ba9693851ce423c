import Foundation

extension Path {
  /// Begins a new subpath.
  public mutating func move(to end: CGPoint) {
    elements.append(.move(to: end))
  }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) {
    append(.line(to: end))
  }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a straight line back to where the subpath began; nothing if it is closed already.
  public mutating func closeSubpath() {
    guard elements.last != .closeSubpath else { return }
    append(.closeSubpath)
  }

  /// Adds a closed rectangle, from its origin along the top.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(corners.map { $0.applying(transform) })
    closeSubpath()
  }

  /// Adds closed rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects {
      addRect(rect, transform: transform)
    }
  }

  /// Adds a closed rectangle with round corners, from the middle of its right edge downwards.
  ///
  /// Corners that are larger than half a side are made smaller.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    guard !rect.isNull else { return }
    let corner = RoundedCorner(size: cornerSize, in: rect.size, style: style)
    guard corner.isRound else { return addRect(rect, transform: transform) }
    let frame = rect.standardized
    addPath(
      Path { path in
        path.move(to: CGPoint(x: frame.maxX, y: frame.midY))
        path.addCurves(corner.points(at: CGPoint(x: frame.maxX, y: frame.maxY), x: -1, y: -1))
        path.addCurves(corner.points(at: CGPoint(x: frame.minX, y: frame.maxY), x: 1, y: -1).reversed())
        path.addCurves(corner.points(at: CGPoint(x: frame.minX, y: frame.minY), x: 1, y: 1))
        path.addCurves(corner.points(at: CGPoint(x: frame.maxX, y: frame.minY), x: -1, y: 1).reversed())
        path.closeSubpath()
      }, transform: transform)
  }

  /// Adds a closed ellipse, from its rightmost point downwards.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    guard !rect.isNull else { return }
    let toFrame = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(
      Path { path in
        path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(2 * .pi))
        path.closeSubpath()
      }, transform: toFrame.concatenating(transform))
  }

  /// Begins a new subpath at the first point and adds straight lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    lines.dropFirst().forEach { addLine(to: $0) }
  }

  /// Adds the steps of another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
  }

  /// Adds a line to the first point, and curves through the others, two control points before each end.
  private mutating func addCurves(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    if first != currentPoint { addLine(to: first) }
    for index in stride(from: 1, to: points.count - 2, by: 3) {
      addCurve(to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
  }

  private mutating func append(_ element: Element) {
    guard !isEmpty else { return }
    elements.append(element)
  }
}

extension Path.Element {
  fileprivate func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let end):
      .move(to: end.applying(transform))
    case .line(let end):
      .line(to: end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(to: end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        to: end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .closeSubpath:
      .closeSubpath
    }
  }
}
