import Foundation

/// A home that the user keeps, as it was when it was marked, so that it can still be opened when the service
/// no longer lists it.
public struct Favourite: Sendable, Hashable, Codable, Identifiable {
  /// The home as it was.
  public let home: Home
  /// When it was marked.
  public let savedAt: Date

  /// A home marked at a time.
  public init(home: Home, savedAt: Date) {
    self.home = home
    self.savedAt = savedAt
  }

  /// Which home.
  public var id: HomeID { home.id }
}
