import Foundation

/// A change of every colour that a view shows.
package enum ColorFilter: Equatable, Sendable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case invert
  case hue(Angle)
  case multiply(Color)
  case luminanceToAlpha

  /// The change in numbers; `resolve` says how a colour looks here.
  package func matrix(_ resolve: (Color) -> ResolvedColor) -> ColorMatrix {
    switch self {
    case .brightness(let amount):
      return ColorMatrix(offset: [amount, amount, amount, 0])
    case .contrast(let amount):
      let offset = (1 - amount) / 2
      return ColorMatrix(diagonal: [amount, amount, amount, 1], offset: [offset, offset, offset, 0])
    case .saturation(let amount):
      return ColorMatrix { input, output in
        Self.luminance[input] * (1 - amount) + (input == output ? amount : 0)
      }
    case .invert:
      return ColorMatrix(diagonal: [-1, -1, -1, 1], offset: [1, 1, 1, 0])
    case .hue(let angle):
      return .hueRotation(angle, luminance: Self.luminance)
    case .multiply(let color):
      let color = resolve(color)
      return ColorMatrix(diagonal: [color.red, color.green, color.blue, color.opacity])
    case .luminanceToAlpha:
      var matrix = ColorMatrix(diagonal: [0, 0, 0, 0])
      for input in 0..<3 { matrix.factors[input][3] = Self.luminance[input] }
      return matrix
    }
  }

  /// How bright red, green and blue look.
  private static let luminance = [0.2126, 0.7152, 0.0722]
}

/// Numbers that make one colour of another: the four parts of the new one are sums of those of the old one.
package struct ColorMatrix: Equatable, Sendable {
  /// How much of a part of the old colour (the row) goes into a part of the new one: red, green, blue, opacity.
  package var factors: [[Double]]
  /// What is added to each part.
  package var offset: [Double]

  init(diagonal: [Double] = [1, 1, 1, 1], offset: [Double] = [0, 0, 0, 0]) {
    factors = (0..<4).map { row in (0..<4).map { $0 == row ? diagonal[row] : 0 } }
    self.offset = offset
  }

  /// A change of red, green and blue, named by the part that goes in and the part that comes out.
  init(_ factor: (_ input: Int, _ output: Int) -> Double) {
    self.init()
    for input in 0..<3 {
      for output in 0..<3 { factors[input][output] = factor(input, output) }
    }
  }

  /// Turns colours about the axis of greys, each keeping its luminance.
  fileprivate static func hueRotation(_ angle: Angle, luminance: [Double]) -> ColorMatrix {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    // https://www.w3.org/TR/filter-effects-1/#feColorMatrixElement
    let turn = [[-0.213, 0.143, -0.787], [-0.715, 0.140, 0.715], [0.928, -0.283, 0.072]]
    return ColorMatrix { input, output in
      luminance[input] * (1 - cosine) + (input == output ? cosine : 0) + turn[input][output] * sine
    }
  }

  /// What becomes of a colour.
  package func apply(to color: ResolvedColor) -> ResolvedColor {
    let old = [color.red, color.green, color.blue, color.opacity]
    let new = (0..<4).map { output in
      let sum = (0..<4).reduce(offset[output]) { $0 + old[$1] * factors[$1][output] }
      return min(max(sum, 0), 1)
    }
    return ResolvedColor(red: new[0], green: new[1], blue: new[2], opacity: new[3])
  }
}
