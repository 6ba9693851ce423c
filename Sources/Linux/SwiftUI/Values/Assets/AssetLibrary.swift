import Foundation

/// The asset catalogues of bundles, read once. What is not found is said once on standard error.
package final class AssetLibrary: @unchecked Sendable {
  /// The one that colours and pictures, which are values without surroundings, look themselves up in.
  package static let common = AssetLibrary { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  // Guarded by `lock`.
  private var catalogs: [URL: [AssetCatalog]] = [:]
  private var colors: [Key: ColorAsset?] = [:]
  private var images: [Key: ImageAsset?] = [:]
  private let lock = NSLock()
  private let log: @Sendable (String) -> Void

  private struct Key: Hashable {
    let name: String
    let bundle: URL
  }

  /// A library that says what is missing with a closure.
  package init(log: @escaping @Sendable (String) -> Void) {
    self.log = log
  }

  /// The colour of a name in a bundle, the main one if none is given.
  package func color(named name: String, in bundle: Bundle?, for scheme: ColorScheme) -> ResolvedColor? {
    let bundle = bundle ?? home { $0.color(named: name) != nil }
    return lock.withLock {
      let asset = colorAsset(named: name, in: bundle)
      return asset?.color(in: scheme)
    }
  }

  /// Whether a bundle has a colour of a name; nothing is said if it has not.
  package func hasColor(named name: String, in bundle: Bundle?) -> Bool {
    let bundle = bundle ?? home { $0.color(named: name) != nil }
    return lock.withLock { catalogs(of: bundle).contains { $0.color(named: name) != nil } }
  }

  /// The picture of a name in a bundle, the main one if none is given: of a catalogue, else a loose file.
  package func image(named name: String, in bundle: Bundle?) -> ImageAsset? {
    let bundle = bundle ?? home { $0.image(named: name) != nil }
    return lock.withLock {
      let key = Key(name: name, bundle: bundle.bundleURL)
      if let known = images[key] { return known }
      let found = catalogs(of: bundle).lazy.compactMap { $0.image(named: name) }.first
      let asset = found ?? looseImage(named: name, in: bundle)
      if asset == nil { log("SwiftUI: no image named \(name) in \(bundle.bundlePath)") }
      images[key] = .some(asset)
      return asset
    }
  }

  /// Where an asset is that names no bundle: in the main one or, as modules keep theirs apart here, in the first that has it.
  private func home(of isFound: (AssetCatalog) -> Bool) -> Bundle {
    lock.withLock {
      ([.main] + ModuleBundles.standard.all).first { catalogs(of: $0).contains(where: isFound) } ?? .main
    }
  }

  private func colorAsset(named name: String, in bundle: Bundle) -> ColorAsset? {
    let key = Key(name: name, bundle: bundle.bundleURL)
    if let known = colors[key] { return known }
    let asset = catalogs(of: bundle).lazy.compactMap { $0.color(named: name) }.first
    if asset == nil { log("SwiftUI: no color named \(name) in \(bundle.bundlePath)") }
    colors[key] = .some(asset)
    return asset
  }

  private func catalogs(of bundle: Bundle) -> [AssetCatalog] {
    if let known = catalogs[bundle.bundleURL] { return known }
    let found = folders(of: bundle).flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".xcassets") }.map(folder.appendingPathComponent)
    }
    let read = found.map { AssetCatalog(at: $0) }
    catalogs[bundle.bundleURL] = read
    return read
  }

  private func looseImage(named name: String, in bundle: Bundle) -> ImageAsset? {
    var files: [ImageAsset.File] = []
    for folder in folders(of: bundle) {
      for (mark, scale) in [("", 1), ("@2x", 2), ("@3x", 3)] {
        for suffix in [".png", ".jpg", ".jpeg", ".gif", ".svg"] {
          let url = folder.appendingPathComponent(name + mark + suffix)
          guard FileManager.default.fileExists(atPath: url.path) else { continue }
          files.append(.init(url: url, scale: CGFloat(scale)))
        }
      }
    }
    return files.isEmpty ? nil : ImageAsset(files: files)
  }

  private func folders(of bundle: Bundle) -> [URL] {
    let resources = bundle.resourceURL ?? bundle.bundleURL
    return resources.path == bundle.bundleURL.path ? [resources] : [resources, bundle.bundleURL]
  }
}
