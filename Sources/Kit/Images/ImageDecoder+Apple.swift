#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  extension ImageDecoder {
    /// Decodes with ImageIO, which makes a picture smaller while it reads it.
    /// https://developer.apple.com/documentation/imageio/cgimagesourcecreatethumbnailatindex(_:_:_:)
    func decode(_ body: Data, header: ImageHeader, size: (width: Int, height: Int)) throws -> Bitmap {
      let options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceCreateThumbnailWithTransform: true,
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: max(size.width, size.height),
      ]
      guard
        let source = CGImageSourceCreateWithData(
          body as CFData, [kCGImageSourceShouldCache: false] as CFDictionary),
        let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      else { throw ImageFailure.undecodable("the system cannot decode it") }
      return try bitmap(of: image)
    }

    private func bitmap(of image: CGImage) throws -> Bitmap {
      let (width, height) = (image.width, image.height)
      var pixels = Data(count: width * height * 4)
      let isDrawn = pixels.withUnsafeMutableBytes { buffer -> Bool in
        guard
          let context = CGContext(
            data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
            bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return false }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return true
      }
      guard isDrawn, let bitmap = Bitmap(width: width, height: height, pixels: pixels) else {
        throw ImageFailure.undecodable("its pixels cannot be drawn")
      }
      return bitmap
    }
  }
#endif
