@testable import Images

extension Bitmap {
  /// Red, green, blue and alpha of a pixel.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(pixels.dropFirst((y * width + x) * 4).prefix(4))
  }
}
