import Foundation
import HTTP

/// Who offers a home, as the service sends it.
struct AdvertiserResponse: Decodable {
  let advertiser: HomeAdvertiser

  private enum CodingKeys: String, CodingKey {
    case name, images
    case contacts = "agency_listing_contacts"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    advertiser = HomeAdvertiser(
      name: fields.lenientText(.name), logo: fields.lenient(Images.self, .images)?.logo,
      agents: fields.lenientArray(of: Contact.self, .contacts).map(\.agent))
  }

  private struct Images: Decodable {
    let logo: URL?

    private enum CodingKeys: String, CodingKey {
      case logo = "logo_url"
    }

    init(from decoder: any Decoder) throws {
      logo = try decoder.container(keyedBy: CodingKeys.self).lenientURL(.logo)
    }
  }

  /// Nobody without a name can be spoken to.
  private struct Contact: Decodable {
    let agent: HomeAgent

    private enum CodingKeys: String, CodingKey {
      case name = "display_full_name"
      case picture = "image_url"
      case phones = "phone_numbers"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      agent = HomeAgent(
        name: try fields.requiredText(.name), picture: fields.lenientURL(.picture),
        phones: fields.lenientArray(of: Phone.self, .phones).map(\.phone))
    }
  }

  private struct Phone: Decodable {
    let phone: HomeAgent.Phone

    private enum CodingKeys: String, CodingKey {
      case type, number
      case label = "display_label"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      phone = HomeAgent.Phone(
        label: fields.lenientText(.label) ?? fields.lenientText(.type),
        number: try fields.requiredText(.number))
    }
  }
}
