import Foundation

/// A picture of UIKit, as much of it as `Image` can be made of. The host decodes what is encoded.
///
/// There is nothing to guard: it never changes.
/// https://developer.apple.com/documentation/uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {
  /// How the picture is to be turned to stand upright.
  /// https://developer.apple.com/documentation/uikit/uiimage/orientation
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  /// Whether only the shape of the picture counts.
  /// https://developer.apple.com/documentation/uikit/uiimage/renderingmode-swift.enum
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// What the picture consists of.
  package enum Content: Sendable {
    /// Nothing.
    case empty
    /// A PNG, JPEG or GIF.
    case encoded(Data, header: ImageHeader)
    /// Pixels.
    case pixels(CGImage)
  }

  /// What the picture consists of.
  package let content: Content
  /// What a host made of it.
  package let drawn = DrawnImage()
  private let pixelsPerPoint: CGFloat
  private let turn: UIImage.Orientation
  private let mode: UIImage.RenderingMode

  private init(
    content: Content, scale: CGFloat, orientation: UIImage.Orientation,
    renderingMode: UIImage.RenderingMode = .automatic
  ) {
    self.content = content
    pixelsPerPoint = scale > 0 ? scale : 1
    turn = orientation
    mode = renderingMode
  }

  /// A picture of nothing.
  public override init() {
    (content, pixelsPerPoint, turn, mode) = (.empty, 1, .up, .automatic)
  }

  /// A picture of a PNG, JPEG or GIF; nil if it is something else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A picture of a PNG, JPEG or GIF with so many pixels a point; nil if it is something else.
  public init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data) else { return nil }
    content = .encoded(data, header: header)
    pixelsPerPoint = scale > 0 ? scale : 1
    turn = UIImage.Orientation(header.orientation)
    mode = .automatic
  }

  /// A picture of a file, whose name may end in `@2x` or `@3x`; nil if there is none or it is something else.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
  }

  /// The finest picture of a name in the main bundle; nil if there is none.
  public convenience init?(named name: String) {
    let asset = AssetLibrary.common.image(named: name, in: nil)
    guard let file = asset?.file(in: .light, scale: .infinity),
      let data = FileManager.default.contents(atPath: file.url.path)
    else { return nil }
    self.init(data: data, scale: file.scale)
  }

  /// A picture of pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// A picture of pixels.
  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = .pixels(cgImage)
    pixelsPerPoint = scale > 0 ? scale : 1
    turn = orientation
    mode = .automatic
  }

  /// A picture of red, green, blue and opacity of each pixel, row by row from the top, the colours multiplied by opacity; nil if
  /// the number of bytes does not fit.
  package convenience init?(width: Int, height: Int, rgba: Data, scale: CGFloat = 1) {
    guard let image = CGImage(width: width, height: height, rgba: rgba) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// The size in points, once turned upright.
  open var size: CGSize {
    let (width, height) = pixelSize
    return CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
      .turned(to: Image.Orientation(turn))
  }

  /// The pixels; nil if the picture is still encoded.
  open var cgImage: CGImage? {
    if case .pixels(let image) = content { image } else { nil }
  }

  /// How many pixels there are a point.
  open var scale: CGFloat { pixelsPerPoint }

  /// How the picture is to be turned to stand upright.
  open var imageOrientation: UIImage.Orientation { turn }

  /// Whether only the shape of the picture counts.
  open var renderingMode: UIImage.RenderingMode { mode }

  /// The same picture, of which only the shape counts or does not.
  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    UIImage(content: content, scale: scale, orientation: turn, renderingMode: renderingMode)
  }

  private var pixelSize: (width: Int, height: Int) {
    switch content {
    case .empty: (0, 0)
    case .encoded(_, let header): (header.width, header.height)
    case .pixels(let image): (image.width, image.height)
    }
  }
}

extension UIImage.Orientation {
  /// The orientation by SwiftUI's name for it.
  package init(_ orientation: Image.Orientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    }
  }
}

extension Image.Orientation {
  /// The orientation by UIKit's name for it.
  package init(_ orientation: UIImage.Orientation) {
    switch orientation {
    case .up: self = .up
    case .upMirrored: self = .upMirrored
    case .down: self = .down
    case .downMirrored: self = .downMirrored
    case .left: self = .left
    case .leftMirrored: self = .leftMirrored
    case .right: self = .right
    case .rightMirrored: self = .rightMirrored
    }
  }
}
