import Foundation

/// A home that the user keeps, as it was when it was marked, so that it can still be opened when the service
/// no longer lists it.
public struct Favourite: Sendable, Hashable, Codable, Identifiable {
  /// The home as it was.
  public let home: Home
  /// When it was marked.
  public let savedAt: Date

  /// How many pictures are kept: enough to know the home again. The file is written as a whole with each tap,
  /// and the addresses of forty pictures would be most of it.
  static let pictureLimit = 4

  /// A home marked at a time.
  public init(home: Home, savedAt: Date) {
    var snapshot = home
    snapshot.pictures = Array(home.pictures.prefix(Favourite.pictureLimit))
    self.home = snapshot
    self.savedAt = savedAt
  }

  /// Which home.
  public var id: HomeID { home.id }
}
