#if canImport(UIKit)
  import Images
  import UIKit

  extension UIImage {
    /// The picture of a bitmap with so many pixels a point.
    convenience init?(_ bitmap: Bitmap, scale: CGFloat) {
      guard let provider = CGDataProvider(data: bitmap.pixels as CFData) else { return nil }
      let image = CGImage(
        width: bitmap.width, height: bitmap.height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: bitmap.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
        decode: nil, shouldInterpolate: true, intent: .defaultIntent)
      guard let image else { return nil }
      self.init(cgImage: image, scale: scale, orientation: .up)
    }
  }
#endif
