import Formatting
import Foundation
import HTTP

/// One home as a search and the details send it. Any field may be missing, `null` or of another type; without a
/// usable number it cannot be told from others, and decoding fails.
struct ListingResponse: Decodable {
  let home: Home

  private enum CodingKeys: String, CodingKey {
    case id, headline, address, price, media, inspections, features, advertiser, project
    case listingType = "listing_type"
    case bedrooms = "bedroom_count"
    case bathrooms = "bathroom_count"
    case carSpaces = "carspace_count"
    case dwellingType = "dwelling_type"
    case landArea = "land_area"
    case lifecycleStatus = "lifecycle_status"
    case dateListed = "date_listed"
    case auctionDate = "auction_date"
    case earliestInspections = "earliest_inspections"
    case additionalFeatures = "additional_features"
    case geoLocation = "geo_location"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    // `topspot` is a property that is paid for, and a type that nobody knows yet is shown as a property.
    let kind: HomeID.Kind =
      fields.lenientText(.listingType)?.lowercased() == "project" ? .project : .property
    let project = fields.lenient(ProjectResponse.self, .project)
    let pictures = fields.lenientArray(of: MediaResponse.self, .media).compactMap(\.picture)
    let inspections: CodingKeys = fields.hasValue(.earliestInspections) ? .earliestInspections : .inspections
    let features: CodingKeys = fields.hasValue(.additionalFeatures) ? .additionalFeatures : .features
    home = Home(
      id: HomeID(kind: kind, number: try fields.requiredNumber(.id)), headline: fields.lenientText(.headline),
      address: fields.lenientText(.address), price: fields.lenientText(.price),
      bedrooms: fields.lenientInt(.bedrooms), bathrooms: fields.lenientInt(.bathrooms),
      parkingSpaces: fields.lenientInt(.carSpaces), dwellingType: fields.lenientText(.dwellingType),
      landArea: fields.lenientText(.landArea), status: fields.lenientText(.lifecycleStatus),
      // A project that has no picture is shown by its banner.
      pictures: pictures.isEmpty ? project?.banner.map { [HomePicture(url: $0)] } ?? [] : pictures,
      listedAt: fields.lenientText(.dateListed).flatMap { Date(iso8601: $0) },
      auction: fields.lenientWallTime(.auctionDate),
      inspections: fields.lenientArray(of: InspectionResponse.self, inspections).map(\.inspection),
      features: fields.lenientTexts(features), location: fields.lenient(HomeLocation.self, .geoLocation),
      advertiser: fields.lenient(AdvertiserResponse.self, .advertiser)?.advertiser, project: project?.project)
  }
}

private struct MediaResponse: Decodable {
  /// `nil` for a video, even though it has a still: the same picture comes again as an image.
  let picture: HomePicture?

  private enum CodingKeys: String, CodingKey {
    case type
    case mediaType = "media_type"
    case imageURL = "image_url"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let isImage = fields.lenientText(.mediaType)?.lowercased() ?? "image" == "image"
    let kind: HomePicture.Kind = fields.lenientText(.type) == "floor_plan" ? .floorPlan : .photo
    picture = isImage ? fields.lenientURL(.imageURL).map { HomePicture(url: $0, kind: kind) } : nil
  }
}

private struct InspectionResponse: Decodable {
  let inspection: HomeInspection

  private enum CodingKeys: String, CodingKey {
    case timeOpen = "time_open"
    case timeClose = "time_close"
    case recurrence = "recurrence_type"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard let opens = fields.lenientWallTime(.timeOpen) else {
      throw DecodingError.dataCorruptedError(
        forKey: .timeOpen, in: fields, debugDescription: "an inspection without a time")
    }
    inspection = HomeInspection(
      opens: opens, closes: fields.lenientWallTime(.timeClose),
      isWeekly: fields.lenientText(.recurrence)?.lowercased() == "weekly")
  }
}

extension KeyedDecodingContainer {
  /// A time on the clocks of the place.
  func lenientWallTime(_ key: Key) -> WallTime? { lenientText(key).flatMap { WallTime($0) } }

  /// The number of a home, above 0. Throws `DecodingError` when there is none.
  func requiredNumber(_ key: Key) throws -> Int {
    guard let number = lenientInt(key, atLeast: 1) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "no home's number")
    }
    return number
  }
}
