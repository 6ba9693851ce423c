import Foundation

/// A home that the user keeps, as it was when it was marked, so that it can still be opened when the service
/// no longer lists it.
public struct Favourite: Sendable, Identifiable {
  /// When it was marked.
  public let savedAt: Date

  private let snapshot: Snapshot

  /// An object, as a thousand references are copied faster than a thousand homes, and a tap copies them all.
  private final class Snapshot: Sendable {
    let home: Home

    init(_ home: Home) {
      self.home = home
    }
  }

  /// How many pictures are kept: enough to know the home again. The file is written as a whole with each tap,
  /// and the addresses of forty pictures would be most of it.
  static let pictureLimit = 4

  /// A home marked at a time.
  public init(home: Home, savedAt: Date) {
    var home = home
    home.pictures = Array(home.pictures.prefix(Favourite.pictureLimit))
    snapshot = Snapshot(home)
    self.savedAt = savedAt
  }

  /// The home as it was.
  public var home: Home { snapshot.home }

  /// Which home.
  public var id: HomeID { home.id }
}

extension Favourite: Hashable {
  /// Whether both keep the same of the same home, marked at the same time.
  public static func == (first: Favourite, second: Favourite) -> Bool {
    first.savedAt == second.savedAt && (first.snapshot === second.snapshot || first.home == second.home)
  }

  /// Takes the home's identity and the time into account.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(savedAt)
  }
}

extension Favourite: Codable {
  private enum CodingKeys: String, CodingKey {
    case home, savedAt
  }

  /// Reads the form that is stored.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    snapshot = Snapshot(try container.decode(Home.self, forKey: .home))
    savedAt = try container.decode(Date.self, forKey: .savedAt)
  }

  /// Writes the form that is stored.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(home, forKey: .home)
    try container.encode(savedAt, forKey: .savedAt)
  }
}
