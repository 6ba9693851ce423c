import Foundation

/// A picture: of an asset catalogue, a symbol, or pixels.
/// https://developer.apple.com/documentation/swiftui/image
nonisolated public struct Image: Equatable, Sendable {
  /// How a picture fills more room than it needs.
  /// https://developer.apple.com/documentation/swiftui/image/resizingmode
  public enum ResizingMode: Hashable, Sendable {
    /// Again and again.
    case tile
    /// Larger.
    case stretch
  }

  /// Whether only the shape of a picture counts.
  /// https://developer.apple.com/documentation/swiftui/image/templaterenderingmode
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Drawn in the colour of text.
    case template
    /// Drawn as it is.
    case original
  }

  /// The size of a symbol beside text.
  /// https://developer.apple.com/documentation/swiftui/image/scale
  public enum Scale: Hashable, Sendable {
    case small
    case medium
    case large
  }

  /// How much care is taken with the pixels of a scaled picture.
  /// https://developer.apple.com/documentation/swiftui/image/interpolation
  public enum Interpolation: Hashable, Sendable {
    case none
    case low
    case medium
    case high
  }

  /// How a picture is to be turned to stand upright.
  /// https://developer.apple.com/documentation/swiftui/image/orientation
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }

  /// What the picture is of.
  package enum Storage: Equatable, Sendable {
    /// A picture of an asset catalogue; without a bundle, of the main one.
    case asset(name: String, bundle: Bundle?)
    /// A symbol of the system.
    case symbol(name: String)
    /// A picture at hand.
    case bitmap(UIImage)
  }

  /// How the picture fills the room it is given.
  package struct Resizing: Equatable, Sendable {
    /// The borders that keep their width.
    package var capInsets: EdgeInsets
    /// How what is between them grows.
    package var mode: ResizingMode
  }

  /// What the picture is of.
  package let storage: Storage
  /// Whether it says nothing to those who cannot see it.
  package let isDecorative: Bool
  /// What it is called for those who cannot see it; nil leaves it to the picture.
  package let label: Text?
  /// How it fills the room it is given; nil keeps its own size.
  package private(set) var resizing: Resizing?
  /// Whether only its shape counts; nil leaves it to the picture.
  package private(set) var renderingMode: TemplateRenderingMode?
  /// How much care is taken with its pixels.
  package private(set) var interpolation = Interpolation.medium
  /// Whether its edges are smooth.
  package private(set) var isAntialiased = true

  /// A picture of what is stored.
  package init(_ storage: Storage, isDecorative: Bool = false, label: Text? = nil) {
    self.storage = storage
    self.isDecorative = isDecorative
    self.label = label
  }
}

extension Image {
  /// A picture of an asset catalogue; its name is read out to those who cannot see it.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle))
  }

  /// A picture of an asset catalogue, with a label for those who cannot see it.
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name: name, bundle: bundle), label: label)
  }

  /// A picture of an asset catalogue that says nothing to those who cannot see it.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name: name, bundle: bundle), isDecorative: true)
  }

  /// A symbol of the system.
  nonisolated public init(systemName: String) {
    self.init(.symbol(name: systemName))
  }

  /// A picture of UIKit.
  nonisolated public init(uiImage: UIImage) {
    self.init(.bitmap(uiImage))
  }

  /// A picture of pixels, with a label for those who cannot see it.
  nonisolated public init(
    _ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text
  ) {
    self.init(.bitmap(UIImage(cgImage, scale: scale, orientation: orientation)), label: label)
  }

  /// A picture of pixels that says nothing to those who cannot see it.
  nonisolated public init(
    decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up
  ) {
    self.init(.bitmap(UIImage(cgImage, scale: scale, orientation: orientation)), isDecorative: true)
  }

  /// The picture filling the room it is given, with borders that keep their width.
  nonisolated public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The picture drawn as it is, or as a shape in the colour of text; nil leaves it to the picture.
  nonisolated public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image {
    changed { $0.renderingMode = renderingMode }
  }

  /// The picture scaled with more or less care.
  nonisolated public func interpolation(_ interpolation: Image.Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// The picture with smooth edges or without.
  nonisolated public func antialiased(_ isAntialiased: Bool) -> Image {
    changed { $0.isAntialiased = isAntialiased }
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension UIImage {
  fileprivate convenience init(_ image: CGImage, scale: CGFloat, orientation: Image.Orientation) {
    self.init(cgImage: image, scale: scale, orientation: UIImage.Orientation(orientation))
  }
}
