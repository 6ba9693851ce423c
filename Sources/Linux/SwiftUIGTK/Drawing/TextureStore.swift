import Foundation
import SwiftUI

/// A picture ready to be drawn, and how it is to be turned.
@MainActor
final class Picture {
  let texture: Texture
  let orientation: Image.Orientation

  init(_ texture: Texture, _ orientation: Image.Orientation) {
    self.texture = texture
    self.orientation = orientation
  }
}

extension Snapshot {
  /// Draws a picture upright in a place.
  func draw(_ picture: Picture, in rect: CGRect, _ filter: Texture.Filter) {
    guard picture.orientation != .up else {
      return draw(picture.texture, in: rect, .stretch, filter: filter)
    }
    let turn = picture.orientation.upright(in: rect.size).steps
    transformed([.translate(x: rect.minX, y: rect.minY)] + turn) { snapshot in
      let stored = CGRect(origin: .zero, size: picture.orientation.stored(rect.size))
      snapshot.draw(picture.texture, in: stored, .stretch, filter: filter)
    }
  }
}

/// The pictures of views as textures. One of a bitmap lives as long as the bitmap; those of assets are kept by file.
///
/// What is encoded is decoded when it is drawn for the first time. Apps that show many pictures decode them beforehand.
@MainActor
final class TextureStore {
  private var assets: [URL: Picture] = [:]
  private var failed: Set<URL> = []
  private let log: WarningLog
  /// How many pictures of assets are kept.
  private static let limit = 64

  init(log: WarningLog = .standard) {
    self.log = log
  }

  func picture(of content: ImageContent) -> Picture? {
    switch content.image.storage {
    case .bitmap(let image): picture(of: image)
    case .asset:
      content.image.file(in: content.colorScheme, scale: content.displayScale).flatMap { picture(of: $0.url) }
    case .symbol: nil
    }
  }

  private func picture(of image: UIImage) -> Picture? {
    if let known = image.drawn.object as? Picture { return known }
    guard !image.drawn.isUnreadable else { return nil }
    let texture: Texture? =
      switch image.content {
      case .empty: nil
      case .encoded(let data, _): try? Texture(encoded: data)
      case .pixels(let pixels): Texture(rgba: pixels.rgba, width: pixels.width, height: pixels.height)
      }
    let picture = texture.map { Picture($0, Image.Orientation(image.imageOrientation)) }
    image.drawn.object = picture
    image.drawn.isUnreadable = picture == nil
    if picture == nil, case .encoded(_, let header) = image.content {
      log.warn("SwiftUI: a picture of \(header.width) × \(header.height) pixels cannot be decoded")
    }
    return picture
  }

  private func picture(of file: URL) -> Picture? {
    if let known = assets[file] { return known }
    guard !failed.contains(file) else { return nil }
    guard let data = FileManager.default.contents(atPath: file.path),
      let texture = try? Texture(encoded: data)
    else {
      failed.insert(file)
      log.warn("SwiftUI: \(file.lastPathComponent) is no picture that can be shown")
      return nil
    }
    if assets.count >= Self.limit { assets.removeAll() }
    let picture = Picture(texture, ImageHeader(data)?.orientation ?? .up)
    assets[file] = picture
    return picture
  }
}
