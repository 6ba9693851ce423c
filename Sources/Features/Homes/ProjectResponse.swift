import Foundation
import HTTP

/// What the service says of a project beside what it says of any home.
struct ProjectResponse: Decodable {
  let project: HomeProject
  /// A picture in place of the photos that a project often lacks.
  let banner: URL?

  private enum CodingKeys: String, CodingKey {
    case name = "project_name"
    case priceFrom = "project_price_from"
    case banner = "project_banner_image"
    case childListings = "child_listings"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    project = HomeProject(
      name: fields.lenientText(.name), priceFrom: fields.lenientInt(.priceFrom),
      parts: fields.lenientArray(of: Part.self, .childListings).map(\.part))
    banner = fields.lenientURL(.banner)
  }

  private struct Part: Decodable {
    let part: HomeProject.Part

    private enum CodingKeys: String, CodingKey {
      case id, price
      case bedrooms = "bedroom_count"
      case bathrooms = "bathroom_count"
      case carSpaces = "carspace_count"
      case propertySize = "property_size"
      case lifecycleStatus = "lifecycle_status"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      part = HomeProject.Part(
        id: HomeID(kind: .property, number: try fields.requiredNumber(.id)),
        price: fields.lenientText(.price), bedrooms: fields.lenientInt(.bedrooms),
        bathrooms: fields.lenientInt(.bathrooms), parkingSpaces: fields.lenientInt(.carSpaces),
        size: fields.lenientText(.propertySize), status: fields.lenientText(.lifecycleStatus))
    }
  }
}
