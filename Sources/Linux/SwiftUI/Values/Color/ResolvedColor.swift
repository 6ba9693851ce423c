import Foundation

/// A colour as a screen shows it: sRGB, each part from 0 to 1.
package struct ResolvedColor: Hashable, Sendable {
  /// The red part.
  package var red: Double
  /// The green part.
  package var green: Double
  /// The blue part.
  package var blue: Double
  /// 0 for what cannot be seen, 1 for what hides everything behind it.
  package var opacity: Double

  /// A colour of its parts; what is below 0 or above 1 is cut off.
  package init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func clamp(_ value: Double) -> Double { min(max(value, 0), 1) }
    (self.red, self.green, self.blue) = (clamp(red), clamp(green), clamp(blue))
    self.opacity = clamp(opacity)
  }

  /// A colour written as `0xRRGGBB`.
  package init(hex: UInt32, opacity: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }

  /// A colour of another space; what sRGB cannot show becomes the nearest it can.
  init(_ space: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double) {
    switch space {
    case .sRGB:
      self.init(red: red, green: green, blue: blue, opacity: opacity)
    case .sRGBLinear:
      self.init(
        red: Self.encoded(red), green: Self.encoded(green), blue: Self.encoded(blue), opacity: opacity)
    case .displayP3:
      // Both spaces share a white point and a curve; the matrix follows from their primaries.
      let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      self.init(
        .sRGBLinear, red: 1.22494018 * r - 0.22494018 * g, green: -0.04205695 * r + 1.04205695 * g,
        blue: -0.01963755 * r - 0.07863605 * g + 1.0982736 * b, opacity: opacity)
    }
  }

  /// A colour of its hue, once around the wheel from red through green and blue, saturation and brightness.
  init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
    let sixths = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let place = (offset + sixths).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// The colour with less opacity.
  package func fading(by factor: Double) -> ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue, opacity: opacity * factor)
  }

  /// The colour as `#RRGGBBAA`.
  package var hex: String {
    let parts = [red, green, blue, opacity].map { part in
      let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    return "#" + parts.joined()
  }

  /// From an amount of light to what sRGB writes for it.
  /// https://www.w3.org/TR/css-color-4/#color-conversion-code
  private static func encoded(_ light: Double) -> Double {
    light <= 0.0031308 ? 12.92 * light : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// From what sRGB writes to the amount of light.
  private static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
