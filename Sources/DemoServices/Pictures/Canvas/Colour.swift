/// A colour of the sRGB space; each part runs from 0 to 255.
struct Colour: Sendable, Hashable {
  var red: Double
  var green: Double
  var blue: Double

  /// A colour of its usual notation, `0xRRGGBB`.
  init(_ hex: UInt32) {
    red = Double(hex >> 16 & 0xFF)
    green = Double(hex >> 8 & 0xFF)
    blue = Double(hex & 0xFF)
  }

  /// The colour on the way to another: 0 is this one, 1 the other.
  func mixed(with other: Colour, _ share: Double) -> Colour {
    var mixed = self
    mixed.red += (other.red - red) * share
    mixed.green += (other.green - green) * share
    mixed.blue += (other.blue - blue) * share
    return mixed
  }

  func lighter(_ share: Double) -> Colour { mixed(with: .white, share) }
  func darker(_ share: Double) -> Colour { mixed(with: .ink, share) }

  static let white = Colour(0xFFFFFF)
  static let ink = Colour(0x1D2330)
}

/// What a shape is filled with.
enum Paint: Sendable {
  case solid(Colour)
  /// Runs from top to bottom of the shape's bounds.
  case vertical(Colour, Colour)
  /// Runs from left to right of the shape's bounds.
  case horizontal(Colour, Colour)
}
