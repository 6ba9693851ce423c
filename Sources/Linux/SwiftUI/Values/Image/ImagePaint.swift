import Foundation

/// A picture, or a part of it, again and again.
/// https://developer.apple.com/documentation/swiftui/imagepaint
public struct ImagePaint: ShapeStyle, Equatable {
  /// The picture.
  public var image: Image
  /// The part of it, in fractions of its size.
  public var sourceRect: CGRect
  /// How large it is drawn.
  public var scale: CGFloat

  /// Paints with a picture.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}
