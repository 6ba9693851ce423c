import Formatting
import Foundation

/// A home for sale or rent, or a project of several, as a list shows it.
///
/// Anything but the identity may be unknown. The coded form is what favourites are stored as: see
/// `FavouritesFormat` before a field is renamed.
public struct Home: Sendable, Hashable, Codable, Identifiable {
  /// Which home.
  public internal(set) var id: HomeID
  /// What the advertiser says in a few words.
  public var headline: String?
  /// Street, suburb and sometimes state, in one line.
  public var address: String?
  /// What the advertiser says of the price: `$425,000`, `Auction`, `UNDER OFFER`. Never a number to reckon with.
  public var price: String?
  /// The number of bedrooms.
  public var bedrooms: Int?
  /// The number of bathrooms.
  public var bathrooms: Int?
  /// The number of cars that can be parked.
  public var parkingSpaces: Int?
  /// What kind of building, in the service's words: `House`, `Apartment / Unit / Flat`.
  public var dwellingType: String?
  /// The area of the land with its unit, as text: `382m²`.
  public var landArea: String?
  /// Where the sale or letting stands, in the service's words: `New`, `Under Offer`. The set is open.
  public var status: String?
  /// Photos and floor plans, in the advertiser's order; no videos.
  public var pictures: [HomePicture]
  /// When it was first offered.
  public var listedAt: Date?
  /// When it is auctioned, by the clocks of the place.
  public var auction: WallTime?
  /// The next times at which it can be visited, in the service's order.
  public var inspections: [HomeInspection]
  /// Good points in a word or two each: `internal laundry`.
  public var features: [String]
  /// Where it is.
  public var location: HomeLocation?
  /// Who offers it.
  public var advertiser: HomeAdvertiser?
  /// What there is to say of a project; `nil` for a single home.
  public var project: HomeProject?

  /// A home of which only these parts are known.
  public init(
    id: HomeID, headline: String? = nil, address: String? = nil, price: String? = nil, bedrooms: Int? = nil,
    bathrooms: Int? = nil, parkingSpaces: Int? = nil, dwellingType: String? = nil, landArea: String? = nil,
    status: String? = nil, pictures: [HomePicture] = [], listedAt: Date? = nil, auction: WallTime? = nil,
    inspections: [HomeInspection] = [], features: [String] = [], location: HomeLocation? = nil,
    advertiser: HomeAdvertiser? = nil, project: HomeProject? = nil
  ) {
    self.id = id
    self.headline = headline
    self.address = address
    self.price = price
    self.bedrooms = bedrooms
    self.bathrooms = bathrooms
    self.parkingSpaces = parkingSpaces
    self.dwellingType = dwellingType
    self.landArea = landArea
    self.status = status
    self.pictures = pictures
    self.listedAt = listedAt
    self.auction = auction
    self.inspections = inspections
    self.features = features
    self.location = location
    self.advertiser = advertiser
    self.project = project
  }

  /// The picture for a list: the first photo, or the first picture of any kind.
  public var mainPicture: HomePicture? { pictures.first { $0.kind == .photo } ?? pictures.first }

  /// The home with what it does not tell taken from an older account of it.
  func completed(by older: Home) -> Home {
    var home = self
    home.headline = headline ?? older.headline
    home.address = address ?? older.address
    home.price = price ?? older.price
    home.bedrooms = bedrooms ?? older.bedrooms
    home.bathrooms = bathrooms ?? older.bathrooms
    home.parkingSpaces = parkingSpaces ?? older.parkingSpaces
    home.dwellingType = dwellingType ?? older.dwellingType
    home.landArea = landArea ?? older.landArea
    home.status = status ?? older.status
    home.pictures = pictures.isEmpty ? older.pictures : pictures
    home.listedAt = listedAt ?? older.listedAt
    home.auction = auction ?? older.auction
    home.inspections = inspections.isEmpty ? older.inspections : inspections
    home.features = features.isEmpty ? older.features : features
    home.location = location ?? older.location
    home.advertiser = advertiser ?? older.advertiser
    home.project = project ?? older.project
    return home
  }
}

/// A place on the map.
public struct HomeLocation: Sendable, Hashable, Codable {
  /// Degrees north of the equator.
  public let latitude: Double
  /// Degrees east of Greenwich.
  public let longitude: Double

  /// A place by its coordinates; `nil` when there is no such place.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Reads a place; throws when there is no such place.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let latitude = try container.decode(Double.self, forKey: .latitude)
    let longitude = try container.decode(Double.self, forKey: .longitude)
    guard let place = HomeLocation(latitude: latitude, longitude: longitude) else {
      throw DecodingError.dataCorruptedError(
        forKey: .latitude, in: container, debugDescription: "There is no such place.")
    }
    self = place
  }
}
