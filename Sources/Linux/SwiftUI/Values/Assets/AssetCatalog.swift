import Foundation

/// The colours and pictures of one folder `X.xcassets`, as Xcode writes them.
/// https://developer.apple.com/library/archive/documentation/Xcode/Reference/xcode_ref-Asset_Catalog_Format/
package struct AssetCatalog: Sendable {
  /// The folders of assets by kind and name, as `colorset/Brand`.
  private let folders: [String: URL]

  /// Reads what assets a catalogue has. A folder within it may stand before a name: `Icons/star`.
  package init(at folder: URL) {
    var folders: [String: URL] = [:]
    let root = folder.resolvingSymlinksInPath().pathComponents.count
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let url = files?.nextObject() as? URL {
      let kind = url.pathExtension
      guard kind == "colorset" || kind == "imageset" else { continue }
      let path = url.resolvingSymlinksInPath().deletingPathExtension().pathComponents.dropFirst(root)
      for name in [path.joined(separator: "/"), path.last ?? ""] {
        folders["\(kind)/\(name)"] = url
      }
    }
    self.folders = folders
  }

  /// The colour of a name.
  package func color(named name: String) -> ColorAsset? {
    guard let folder = folders["colorset/\(name)"] else { return nil }
    return ColorAsset(contents: Self.contents(of: folder))
  }

  /// The picture of a name.
  package func image(named name: String) -> ImageAsset? {
    guard let folder = folders["imageset/\(name)"] else { return nil }
    return ImageAsset(contents: Self.contents(of: folder), folder: folder)
  }

  private static func contents(of folder: URL) -> Data {
    FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path) ?? Data()
  }
}

/// For which surroundings an entry of an asset is meant.
struct AssetAppearance: Decodable {
  let appearance: String
  let value: String
}

extension [AssetAppearance]? {
  /// The scheme that an entry is meant for; nil if for any.
  var scheme: ColorScheme? {
    switch self?.first(where: { $0.appearance == "luminosity" })?.value {
    case "dark": .dark
    case "light": .light
    default: nil
    }
  }
}
