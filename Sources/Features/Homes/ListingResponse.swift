import Foundation

/// One home as a search and the details send it. Any field may be missing, `null` or of another type.
struct ListingResponse: Decodable {
  let id: LenientCount?
  let listingType: LenientText?
  let headline: LenientText?
  let address: LenientText?
  let price: LenientText?
  let media: LenientList<MediaResponse>?
  let bedrooms: LenientCount?
  let bathrooms: LenientCount?
  let carSpaces: LenientCount?
  let dwellingType: LenientText?
  let landArea: LenientText?
  let lifecycleStatus: LenientText?
  let dateListed: LenientText?
  let auctionDate: LenientText?
  let earliestInspections: LenientList<InspectionResponse>?
  let inspections: LenientList<InspectionResponse>?
  let additionalFeatures: LenientList<LenientText>?
  let features: LenientList<LenientText>?
  let geoLocation: Lenient<HomeLocation>?
  let advertiser: Lenient<AdvertiserResponse>?
  let project: Lenient<ProjectResponse>?

  enum CodingKeys: String, CodingKey {
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

  /// `topspot` is a property that is paid for, and a type that nobody knows yet is shown as a property.
  var kind: HomeID.Kind { listingType?.value?.lowercased() == "project" ? .project : .property }

  func home(id: HomeID) -> Home {
    Home(
      id: id, headline: headline?.value, address: address?.value, price: price?.value,
      bedrooms: bedrooms?.value, bathrooms: bathrooms?.value, parkingSpaces: carSpaces?.value,
      dwellingType: dwellingType?.value, landArea: landArea?.value, status: lifecycleStatus?.value,
      pictures: pictures, listedAt: dateListed?.value.flatMap { TimeStamp($0)?.date },
      auction: auctionDate?.value.flatMap { WallTime($0) },
      inspections: ((earliestInspections ?? inspections)?.elements ?? []).compactMap(\.inspection),
      features: ((additionalFeatures ?? features)?.elements ?? []).compactMap(\.value),
      location: geoLocation?.value, advertiser: advertiser?.value?.advertiser,
      project: project?.value?.project)
  }

  /// The pictures; a project that has none is shown by its banner.
  private var pictures: [HomePicture] {
    let pictures = (media?.elements ?? []).compactMap(\.picture)
    guard pictures.isEmpty, let banner = project?.value?.banner?.value else { return pictures }
    return [HomePicture(url: banner)]
  }
}

struct MediaResponse: Decodable {
  let mediaType: LenientText?
  let type: LenientText?
  let imageURL: LenientURL?

  enum CodingKeys: String, CodingKey {
    case type
    case mediaType = "media_type"
    case imageURL = "image_url"
  }

  /// `nil` for a video, even though it has a still: the same picture comes again as an image.
  var picture: HomePicture? {
    guard let url = imageURL?.value, mediaType?.value?.lowercased() ?? "image" == "image" else { return nil }
    return HomePicture(url: url, kind: type?.value == "floor_plan" ? .floorPlan : .photo)
  }
}

struct InspectionResponse: Decodable {
  let timeOpen: LenientText?
  let timeClose: LenientText?
  let recurrence: LenientText?

  enum CodingKeys: String, CodingKey {
    case timeOpen = "time_open"
    case timeClose = "time_close"
    case recurrence = "recurrence_type"
  }

  var inspection: HomeInspection? {
    guard let opens = timeOpen?.value.flatMap({ WallTime($0) }) else { return nil }
    return HomeInspection(
      opens: opens, closes: timeClose?.value.flatMap { WallTime($0) },
      isWeekly: recurrence?.value?.lowercased() == "weekly")
  }
}

struct AdvertiserResponse: Decodable {
  let name: LenientText?
  let images: Lenient<Images>?
  let contacts: LenientList<Contact>?

  enum CodingKeys: String, CodingKey {
    case name, images
    case contacts = "agency_listing_contacts"
  }

  struct Images: Decodable {
    let logo: LenientURL?

    enum CodingKeys: String, CodingKey {
      case logo = "logo_url"
    }
  }

  struct Contact: Decodable {
    let name: LenientText?
    let picture: LenientURL?
    let phones: LenientList<Phone>?

    enum CodingKeys: String, CodingKey {
      case name = "display_full_name"
      case picture = "image_url"
      case phones = "phone_numbers"
    }

    var agent: HomeAgent? {
      guard let name = name?.value else { return nil }
      let phones = (phones?.elements ?? []).compactMap { phone in
        phone.number?.value.map { HomeAgent.Phone(label: (phone.label ?? phone.type)?.value, number: $0) }
      }
      return HomeAgent(name: name, picture: picture?.value, phones: phones)
    }
  }

  struct Phone: Decodable {
    let label: LenientText?
    let type: LenientText?
    let number: LenientText?

    enum CodingKeys: String, CodingKey {
      case type, number
      case label = "display_label"
    }
  }

  var advertiser: HomeAdvertiser {
    HomeAdvertiser(
      name: name?.value, logo: images?.value?.logo?.value,
      agents: (contacts?.elements ?? []).compactMap(\.agent))
  }
}

struct ProjectResponse: Decodable {
  let name: LenientText?
  let priceFrom: LenientCount?
  let banner: LenientURL?
  let childListings: LenientList<Part>?

  enum CodingKeys: String, CodingKey {
    case name = "project_name"
    case priceFrom = "project_price_from"
    case banner = "project_banner_image"
    case childListings = "child_listings"
  }

  struct Part: Decodable {
    let id: LenientCount?
    let price: LenientText?
    let bedrooms: LenientCount?
    let bathrooms: LenientCount?
    let carSpaces: LenientCount?
    let propertySize: LenientText?
    let lifecycleStatus: LenientText?

    enum CodingKeys: String, CodingKey {
      case id, price
      case bedrooms = "bedroom_count"
      case bathrooms = "bathroom_count"
      case carSpaces = "carspace_count"
      case propertySize = "property_size"
      case lifecycleStatus = "lifecycle_status"
    }

    var part: HomeProject.Part? {
      guard let number = id?.value, number > 0 else { return nil }
      return HomeProject.Part(
        id: HomeID(kind: .property, number: number), price: price?.value, bedrooms: bedrooms?.value,
        bathrooms: bathrooms?.value, parkingSpaces: carSpaces?.value, size: propertySize?.value,
        status: lifecycleStatus?.value)
    }
  }

  var project: HomeProject {
    HomeProject(
      name: name?.value, priceFrom: priceFrom?.value,
      parts: (childListings?.elements ?? []).compactMap(\.part))
  }
}
