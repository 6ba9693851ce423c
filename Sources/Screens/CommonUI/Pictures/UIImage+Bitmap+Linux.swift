#if os(Linux)
  import Images
  import SwiftUI

  extension UIImage {
    /// The picture of a bitmap with so many pixels a point.
    convenience init?(_ bitmap: Bitmap, scale: CGFloat) {
      self.init(width: bitmap.width, height: bitmap.height, rgba: bitmap.pixels, scale: scale)
    }
  }
#endif
