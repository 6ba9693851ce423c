import Foundation

/// A decoded picture, ready to be drawn.
public struct Bitmap: Sendable, Hashable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels: rows from the top, pixels from the left, no padding between; four bytes each, red, green,
  /// blue and alpha, the colours multiplied by alpha. (`GDK_MEMORY_R8G8B8A8_PREMULTIPLIED`,
  /// `CGImageAlphaInfo.premultipliedLast` in the default byte order.)
  public let pixels: Data

  /// A bitmap of its parts; `nil` when the number of bytes is not `width * height * 4`.
  public init?(width: Int, height: Int, pixels: Data) {
    let (area, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, area <= Int.max / 4, pixels.count == area * 4 else { return nil }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}
