import Foundation

/// Where a program keeps what it must not lose, and what it can fetch again.
public struct DataPlaces: Sendable, Hashable {
  /// The folder of favourites, choices and, where there is no password store, keys.
  public let data: URL
  /// The folder of replies and pictures kept for offline use. It may be deleted at any time.
  public let cache: URL

  /// Two folders of their own.
  public init(data: URL, cache: URL) {
    self.data = data
    self.cache = cache
  }

  /// Everything in one folder, as `--data` asks for.
  public init(folder: URL) {
    self.init(data: folder, cache: folder.appendingPathComponent("cache", isDirectory: true))
  }
}
