import Foundation

/// A picture in the making: shapes are painted one over the other, with smooth edges.
struct Canvas {
  /// Pixels.
  let width: Int
  /// Pixels.
  let height: Int
  /// The height in the drawing's units, of which the width has 100.
  var unitHeight: Double { Double(height) / scale }
  /// Rows from the top, three bytes a pixel.
  private(set) var pixels: [UInt8]

  private let scale: Double
  /// What each pixel adds to the share of the shape that covers it and those right of it.
  private var coverage: [Float]

  init(width: Int, height: Int, background: Paint) {
    self.width = width
    self.height = height
    scale = Double(width) / 100
    coverage = [Float](repeating: 0, count: width + 2)
    pixels = []
    pixels.reserveCapacity(width * height * 3)
    for row in 0..<height {
      switch background {
      case .horizontal where row > 0:
        pixels += pixels[..<(width * 3)]
      case .horizontal:
        for column in 0..<width {
          pixels += background.colour(across: Double(column) / Double(width), down: 0).bytes
        }
      case .solid, .vertical:
        let bytes = background.colour(across: 0, down: Double(row) / Double(height)).bytes
        for _ in 0..<width { pixels += bytes }
      }
    }
  }

  /// Paints a shape; an opacity below 1 lets through what is there.
  mutating func fill(_ shape: Shape, _ paint: Paint, opacity: Double = 1) {
    let edges = Edges(shape, scale: scale, width: width, height: height)
    guard let columns = edges.columns else { return }
    for row in edges.rows {
      coverage.withUnsafeMutableBufferPointer { coverage in
        for column in columns.lowerBound...columns.upperBound + 1 { coverage[column] = 0 }
        edges.accumulate(row: row, into: coverage)
      }
      paintRow(row, columns, paint, bounds: edges.bounds, opacity: Float(opacity))
    }
  }

  mutating func fill(_ shape: Shape, _ colour: Colour, opacity: Double = 1) {
    fill(shape, .solid(colour), opacity: opacity)
  }

  private mutating func paintRow(
    _ row: Int, _ columns: ClosedRange<Int>, _ paint: Paint, bounds: Edges.Bounds, opacity: Float
  ) {
    let down = bounds.shareDown(Double(row) + 0.5)
    var colour = paint.colour(across: 0, down: down)
    var isHorizontal = false
    if case .horizontal = paint { isHorizontal = true }
    let rowStart = row * width
    pixels.withUnsafeMutableBufferPointer { pixels in
      var sum: Float = 0
      var column = columns.lowerBound - 1
      while column < columns.upperBound {
        column += 1
        sum += coverage[column]
        let alpha = min(abs(sum), 1) * opacity
        if alpha < 0.002 { continue }
        if isHorizontal {
          colour = paint.colour(across: bounds.shareAcross(Double(column) + 0.5), down: down)
        }
        let offset = (rowStart + column) * 3
        pixels[offset] = Canvas.blend(pixels[offset], Float(colour.red), alpha)
        pixels[offset + 1] = Canvas.blend(pixels[offset + 1], Float(colour.green), alpha)
        pixels[offset + 2] = Canvas.blend(pixels[offset + 2], Float(colour.blue), alpha)
      }
    }
  }

  private static func blend(_ old: UInt8, _ new: Float, _ alpha: Float) -> UInt8 {
    let old = Float(old)
    return UInt8(min(max(old + (new - old) * alpha + 0.5, 0), 255))
  }
}

extension Paint {
  fileprivate func colour(across: Double, down: Double) -> Colour {
    switch self {
    case .solid(let colour): colour
    case .vertical(let top, let bottom): top.mixed(with: bottom, down)
    case .horizontal(let left, let right): left.mixed(with: right, across)
    }
  }
}

extension Colour {
  fileprivate var bytes: [UInt8] { [UInt8(red.rounded()), UInt8(green.rounded()), UInt8(blue.rounded())] }
}
