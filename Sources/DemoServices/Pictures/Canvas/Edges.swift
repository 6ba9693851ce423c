/// The outlines of a shape in pixels, ready to tell the exact share of each pixel that they enclose.
struct Edges {
  /// The smallest rectangle around a shape, in pixels.
  struct Bounds {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity

    mutating func include(_ point: Point) {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }

    /// How far a column lies on the way from left (0) to right (1).
    func shareAcross(_ x: Double) -> Double { right > left ? min(max((x - left) / (right - left), 0), 1) : 0 }

    /// How far a row lies on the way from top (0) to bottom (1).
    func shareDown(_ y: Double) -> Double { bottom > top ? min(max((y - top) / (bottom - top), 0), 1) : 0 }
  }

  private struct Edge {
    let top: Point
    let bottom: Point
    let direction: Float
  }

  let bounds: Bounds
  /// The rows that the shape touches.
  let rows: Range<Int>
  /// The columns that it touches; `nil` when it lies outside the picture.
  let columns: ClosedRange<Int>?
  private let width: Double
  private var edges: [Edge] = []

  init(_ shape: Shape, scale: Double, width: Int, height: Int) {
    var bounds = Bounds()
    for outline in shape.outlines {
      let points = outline.map { Point($0.x * scale, $0.y * scale) }
      for (index, start) in points.enumerated() {
        let end = points[(index + 1) % points.count]
        bounds.include(start)
        if start.y < end.y { edges.append(Edge(top: start, bottom: end, direction: 1)) }
        if start.y > end.y { edges.append(Edge(top: end, bottom: start, direction: -1)) }
      }
    }
    self.bounds = bounds
    self.width = Double(width)
    guard bounds.right > 0, bounds.bottom > 0, bounds.left < Double(width), bounds.top < Double(height) else {
      rows = 0..<0
      columns = nil
      return
    }
    rows = max(0, Int(bounds.top))..<min(height, Int(bounds.bottom.rounded(.up)))
    columns = max(0, Int(bounds.left))...min(width - 1, Int(bounds.right))
  }

  /// Adds, for one row of pixels, how much each edge covers: the running sum over the columns is then the
  /// share of each pixel that lies inside.
  func accumulate(row: Int, into coverage: UnsafeMutableBufferPointer<Float>) {
    let (rowTop, rowBottom) = (Double(row), Double(row + 1))
    for edge in edges where edge.top.y < rowBottom && edge.bottom.y > rowTop {
      let slope = (edge.bottom.x - edge.top.x) / (edge.bottom.y - edge.top.y)
      let (start, end) = (max(edge.top.y, rowTop), min(edge.bottom.y, rowBottom))
      let x0 = edge.top.x + (start - edge.top.y) * slope
      let x1 = edge.top.x + (end - edge.top.y) * slope
      add(height: Float(end - start) * edge.direction, from: min(x0, x1), to: max(x0, x1), to: coverage)
    }
  }

  /// Spreads a piece of an edge over the columns that it crosses.
  private func add(
    height: Float, from x0: Double, to x1: Double, to coverage: UnsafeMutableBufferPointer<Float>
  ) {
    let (left, right) = (min(max(x0, 0), width), min(max(x1, 0), width))
    let (first, last) = (Int(left), Int(right))
    if first == last {
      let middle = Float((left + right) / 2 - Double(first))
      coverage[first] += height * (1 - middle)
      coverage[first + 1] += height * middle
      return
    }
    let perColumn = height / Float(right - left)
    for column in first...last {
      let (from, to) = (max(left, Double(column)), min(right, Double(column + 1)))
      let piece = perColumn * Float(to - from)
      let middle = Float((from + to) / 2 - Double(column))
      coverage[column] += piece * (1 - middle)
      coverage[column + 1] += piece * middle
    }
  }
}
