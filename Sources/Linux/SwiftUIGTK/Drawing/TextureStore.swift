import Foundation
import SwiftUI

/// The pictures of views as textures. One of a bitmap lives as long as the bitmap; those of assets are kept by file.
@MainActor
final class TextureStore {
  private var assets: [URL: Texture] = [:]
  private var failed: Set<URL> = []
  /// How many pictures of assets are kept.
  private static let limit = 64

  func texture(of content: ImageContent) -> Texture? {
    switch content.image.storage {
    case .bitmap(let image): return texture(of: image)
    case .asset:
      return content.image.file(in: content.colorScheme, scale: content.displayScale).flatMap {
        texture(of: $0.url)
      }
    case .symbol: return nil
    }
  }

  private func texture(of image: UIImage) -> Texture? {
    if let known = image.drawn.object as? Texture { return known }
    guard !image.drawn.isUnreadable else { return nil }
    let texture: Texture? =
      switch image.content {
      case .empty: nil
      case .encoded(let data, _): try? Texture(encoded: data)
      case .pixels(let pixels): Texture(rgba: pixels.rgba, width: pixels.width, height: pixels.height)
      }
    image.drawn.object = texture
    image.drawn.isUnreadable = texture == nil
    return texture
  }

  private func texture(of file: URL) -> Texture? {
    if let known = assets[file] { return known }
    guard !failed.contains(file) else { return nil }
    guard let data = FileManager.default.contents(atPath: file.path),
      let texture = try? Texture(encoded: data)
    else {
      failed.insert(file)
      FileHandle.standardError.write(
        Data("SwiftUI: \(file.lastPathComponent) is no picture that can be shown.\n".utf8))
      return nil
    }
    if assets.count >= Self.limit { assets.removeAll() }
    assets[file] = texture
    return texture
  }
}
