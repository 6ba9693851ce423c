import Foundation

/// A picture of an asset catalogue, in several sizes and for several surroundings.
package struct ImageAsset: Equatable, Sendable {
  /// One file of a picture.
  package struct File: Equatable, Sendable {
    /// Where it lies.
    package let url: URL
    /// How many pixels it has a point.
    package let scale: CGFloat
    /// The size in points; nil for what is no PNG, JPEG or GIF.
    package let size: CGSize?
    let scheme: ColorScheme?

    init(url: URL, scale: CGFloat, scheme: ColorScheme? = nil) {
      self.url = url
      self.scale = scale
      self.scheme = scheme
      size = ImageHeader(contentsOf: url)?.size(scale: scale)
    }
  }

  /// The files.
  package let files: [File]
  /// Whether only the shape of the picture counts, drawn in the colour of text; nil leaves it to the view.
  package let isTemplate: Bool?

  /// Reads `Contents.json`; nil if it names no file.
  init?(contents: Data, folder: URL) {
    guard let catalog = try? JSONDecoder().decode(Contents.self, from: contents) else { return nil }
    files = catalog.images.compactMap { entry in
      guard let name = entry.filename else { return nil }
      let scale = entry.scale.flatMap { Double($0.replacingOccurrences(of: "x", with: "")) }
      return File(
        url: folder.appendingPathComponent(name), scale: CGFloat(scale ?? 1),
        scheme: entry.appearances.scheme)
    }
    switch catalog.properties?.intent {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = nil
    }
    if files.isEmpty { return nil }
  }

  /// The picture of loose files.
  init(files: [File]) {
    self.files = files
    isTemplate = nil
  }

  /// The file for light or dark surroundings and a screen with so many pixels a point: the one with as many, else
  /// the next better one, else the best.
  package func file(in scheme: ColorScheme, scale: CGFloat) -> File? {
    let fitting = files.filter { $0.scheme == scheme }
    let neutral = files.filter { $0.scheme == nil }
    let choice = [fitting, neutral, files].first { !$0.isEmpty } ?? []
    return choice.filter { $0.scale >= scale }.min { $0.scale < $1.scale }
      ?? choice.max { $0.scale < $1.scale }
  }

  private struct Contents: Decodable {
    let images: [Entry]
    let properties: Properties?
  }

  private struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let appearances: [AssetAppearance]?
  }

  private struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }
}
