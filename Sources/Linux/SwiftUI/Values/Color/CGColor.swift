import Foundation

/// A colour of Core Graphics, in sRGB.
/// https://developer.apple.com/documentation/coregraphics/cgcolor
public final class CGColor: Sendable {
  let color: ResolvedColor

  init(_ color: ResolvedColor) {
    self.color = color
  }

  /// A colour of its parts, from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      ResolvedColor(
        red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// The opacity.
  public var alpha: CGFloat { CGFloat(color.opacity) }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? {
    [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) }
  }
}
