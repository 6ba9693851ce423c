import Foundation

extension Path {
  /// The outline of the line that a stroke would draw; to be filled by the winding rule.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth > 0 else { return Path() }
    var outline = StrokeOutline(style: style)
    for subpath in subpaths {
      let points = subpath.polyline
      if let dashes = Dashes(style) {
        dashes.split(points).forEach { outline.add($0, isClosed: false) }
      } else {
        outline.add(points, isClosed: subpath.isClosed)
      }
    }
    return outline.path
  }
}

/// Draws around polylines: along their left sides, and back along their right sides.
private struct StrokeOutline {
  var path = Path()
  private let style: StrokeStyle
  private let half: CGFloat
  /// Turns smaller than this, in radians, come from curves rather than corners.
  private static let bend: CGFloat = 0.2

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  /// Adds a line through points of which no two neighbours are the same.
  mutating func add(_ polyline: [CGPoint], isClosed: Bool) {
    var points = polyline
    if isClosed, let last = points.last, points.count > 1, (last - points[0]).length < 1e-6 {
      points.removeLast()
    }
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    if isClosed, points.count > 2 {
      addLoop(points)
      addLoop(points.reversed())
    } else {
      let back = Array(points.reversed())
      path.move(to: side(points[0], points[1]))
      addSide(points)
      addCap(at: back[0], coming: back[1])
      addSide(back)
      addCap(at: points[0], coming: points[1])
      path.closeSubpath()
    }
  }

  /// The left side of a closed line.
  private mutating func addLoop(_ points: [CGPoint]) {
    path.move(to: side(points[0], points[1]))
    addSide(points + [points[0]])
    addJoin(points[points.count - 1], points[0], points[1])
    path.closeSubpath()
  }

  /// The left side of an open line, from beside its first point to beside its last.
  private mutating func addSide(_ points: [CGPoint]) {
    for index in 1..<points.count {
      path.addLine(to: points[index] + normal(points[index - 1], points[index]))
      if index + 1 < points.count {
        addJoin(points[index - 1], points[index], points[index + 1])
      }
    }
  }

  /// From beside the end of one line to beside the start of the next.
  private mutating func addJoin(_ from: CGPoint, _ corner: CGPoint, _ to: CGPoint) {
    let (before, after) = (normal(from, corner), normal(corner, to))
    let cross = before.x * after.y - before.y * after.x
    let dot = before.x * after.x + before.y * after.y
    let turn = atan2(cross, dot)
    switch style.lineJoin {
    case _ where turn < -Self.bend:
      // On the inner side the two lines overlap; by way of the corner the overlap stays inside the stroke.
      path.addLine(to: corner)
    case _ where abs(turn) < Self.bend:
      // Along a curve the sides hardly turn, and a straight line will do.
      break
    case .round:
      addArc(around: corner, from: before, turn: turn)
    case .miter where turn > 0 && cos(turn / 2) * style.miterLimit >= 1:
      let middle = before + after
      let factor = half / cos(turn / 2) / middle.length
      path.addLine(to: corner + middle * factor)
    case .miter, .bevel:
      break
    }
    path.addLine(to: corner + after)
  }

  /// From the left of a line's end around to its right.
  private mutating func addCap(at end: CGPoint, coming from: CGPoint) {
    let left = normal(from, end)
    switch style.lineCap {
    case .butt:
      break
    case .round:
      addArc(around: end, from: left, turn: .pi)
    case .square:
      let ahead = CGPoint(x: -left.y, y: left.x)
      path.addLine(to: end + left + ahead)
      path.addLine(to: end - left + ahead)
    }
    path.addLine(to: end - left)
  }

  /// A line without length is as large as its caps.
  private mutating func addDot(at point: CGPoint) {
    let frame = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.lineCap {
    case .butt: break
    case .round: path.addEllipse(in: frame)
    case .square: path.addRect(frame)
    }
  }

  private mutating func addArc(around center: CGPoint, from spoke: CGPoint, turn: CGFloat) {
    guard turn > 1e-6 else { return }
    path.addRelativeArc(
      center: center, radius: half, startAngle: .radians(Double(atan2(spoke.y, spoke.x))),
      delta: .radians(Double(turn)))
  }

  private func side(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    from + normal(from, to)
  }

  /// What leads from a line to its left side, seen along the line with y pointing down.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
    let direction = to - from
    return CGPoint(x: direction.y, y: -direction.x) * (half / direction.length)
  }
}

/// A pattern of dashes and gaps.
private struct Dashes {
  private let lengths: [CGFloat]
  private let phase: CGFloat

  /// Nil for a line without gaps.
  init?(_ style: StrokeStyle) {
    let total = style.dash.reduce(0, +)
    guard total > 0, total.isFinite, style.dash.allSatisfy({ $0 >= 0 }) else { return nil }
    // With an odd count dashes and gaps change places each time round.
    lengths = style.dash.count.isMultiple(of: 2) ? style.dash : style.dash + style.dash
    let period = lengths.reduce(0, +)
    let rest = style.dashPhase.truncatingRemainder(dividingBy: period)
    phase = rest < 0 ? rest + period : rest
  }

  /// The dashes along a line.
  func split(_ points: [CGPoint]) -> [[CGPoint]] {
    var index = 0
    var left = lengths[0]
    var ahead = phase
    while ahead > 0, ahead >= left {
      ahead -= left
      index = (index + 1) % lengths.count
      left = lengths[index]
    }
    left -= ahead
    var dashes: [[CGPoint]] = []
    var dash = index.isMultiple(of: 2) ? Array(points.prefix(1)) : []
    for (from, to) in zip(points, points.dropFirst()) {
      let length = (to - from).length
      var walked: CGFloat = 0
      while length - walked > left {
        walked += left
        let point = from + (to - from) * (walked / length)
        if index.isMultiple(of: 2) {
          dashes.append(dash.last == point ? dash : dash + [point])
          dash = []
        } else {
          dash = [point]
        }
        index = (index + 1) % lengths.count
        left = lengths[index]
      }
      left -= length - walked
      if index.isMultiple(of: 2), dash.last != to { dash.append(to) }
    }
    if index.isMultiple(of: 2), dash.count > 1 { dashes.append(dash) }
    return dashes
  }
}
