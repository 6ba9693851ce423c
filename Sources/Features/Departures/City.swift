import Formatting
import Foundation

/// A city that buses leave from or go to. The service knows it by its geohash.
public struct City: Sendable, Hashable, Identifiable {
  /// The geohash (https://en.wikipedia.org/wiki/Geohash), six characters for the known cities.
  public let geohash: String
  /// The name in its own country; the geohash where no name is known.
  public let name: String
  /// The country's ISO 3166-1 code of two letters; `nil` when it is not known.
  public let country: String?
  /// The zone of its clocks, an IANA name; `nil` when it is not known.
  public let zone: String?
  /// Other names that people use for it.
  let aliases: [String]

  /// A city of its parts.
  public init(geohash: String, name: String, country: String?, zone: String?, aliases: [String] = []) {
    self.geohash = geohash
    self.name = name
    self.country = country
    self.zone = zone
    self.aliases = aliases
  }

  /// The geohash.
  public var id: String { geohash }

  /// The city that a person means: a known one by its name (`montreal` finds Montréal) or geohash, or any
  /// place by its geohash of 5 to 9 characters. `nil` when it is neither.
  public static func find(_ text: String) -> City? {
    let wanted = text.trimmingCharacters(in: .whitespacesAndNewlines).folded
    if wanted.isEmpty { return nil }
    if let city = known.first(where: { $0.geohash == wanted || $0.isCalled(wanted) }) { return city }
    guard isGeohash(wanted) else { return nil }
    return City(geohash: wanted, name: wanted, country: nil, zone: nil)
  }

  private func isCalled(_ wanted: String) -> Bool {
    name.folded == wanted || aliases.contains { $0.folded == wanted }
  }

  /// Whether the text can be a geohash. One without any digit is more likely a misspelt name.
  private static func isGeohash(_ text: String) -> Bool {
    let alphabet = Set("0123456789bcdefghjkmnpqrstuvwxyz")
    return (5...9).contains(text.count) && text.allSatisfy(alphabet.contains)
      && text.contains { ("0"..."9").contains($0) }
  }
}
