import CGTK

/// A colour in sRGB, each part from 0 to 1, not premultiplied.
package struct RGBA: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init(_ color: GdkRGBA) {
    self.init(
      red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha)
    )
  }

  package static let black = RGBA(red: 0, green: 0, blue: 0)
  package static let white = RGBA(red: 1, green: 1, blue: 1)
  package static let clear = RGBA(red: 0, green: 0, blue: 0, alpha: 0)

  /// The colour as GTK takes it.
  package var gdk: GdkRGBA {
    GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
