import Foundation

extension Image {
  /// The file of a picture of an asset catalogue that fits its surroundings; nil if there is none.
  package func file(in scheme: ColorScheme, scale: CGFloat) -> ImageAsset.File? {
    guard case .asset(let name, let bundle) = storage else { return nil }
    return AssetLibrary.common.image(named: name, in: bundle)?.file(in: scheme, scale: scale)
  }

  /// The size in points that the picture has of itself; nil for symbols, and for what cannot be found or read.
  package func naturalSize(in scheme: ColorScheme, scale: CGFloat) -> CGSize? {
    switch storage {
    case .symbol: nil
    case .bitmap(let image): image.size
    case .asset: file(in: scheme, scale: scale).flatMap(\.size)
    }
  }

  /// Whether only the picture's shape is to be drawn, in the colour of text.
  package var isTemplate: Bool {
    if let renderingMode { return renderingMode == .template }
    switch storage {
    case .symbol: return true
    case .bitmap(let image): return image.renderingMode == .alwaysTemplate
    case .asset(let name, let bundle):
      return AssetLibrary.common.image(named: name, in: bundle)?.isTemplate ?? false
    }
  }
}
