import Foundation

/// A picture of pixels.
/// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// Red, green, blue and opacity of each pixel, a byte each, row by row from the top; the colours multiplied by opacity.
  package let rgba: Data

  /// A picture of its pixels; nil if their number is not that of the width times the height.
  package init?(width: Int, height: Int, rgba: Data) {
    guard width > 0, height > 0, rgba.count == width * height * 4 else { return nil }
    self.width = width
    self.height = height
    self.rgba = rgba
  }

  /// The bits of a pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of a row.
  public var bytesPerRow: Int { width * 4 }
}
