import Foundation
import HTTP

/// An operator as the service writes it.
struct OperatorResponse: Decodable {
  let busOperator: BusOperator

  private enum CodingKeys: String, CodingKey {
    case id, name, url, amenities, terms
    case displayName = "display_name"
    case logo = "logo_url"
  }

  private struct Classes: Decodable {
    let classes: [String: AmenitiesResponse]
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    busOperator = BusOperator(
      id: try fields.requiredText(.id), name: fields.lenientText(.displayName) ?? fields.lenientText(.name),
      website: fields.lenientURL(.url), logo: fields.lenientText(.logo),
      amenities: fields.lenient(Classes.self, .amenities)?.classes.compactMapValues(\.amenities) ?? [:],
      terms: fields.lenient(TermsResponse.self, .terms)?.terms)
  }
}

/// The amenities of a class or a departure; `nil` when nothing is said of any.
struct AmenitiesResponse: Decodable {
  let amenities: Amenities?

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case wifi, toilet, ac, food, refreshment, tv
    case powerOutlets = "power_outlets"
    case attendant = "bus_attendant"
    case legRoom = "leg_room"

    var amenity: Amenities {
      switch self {
      case .wifi: .wifi
      case .toilet: .toilet
      case .ac: .airConditioning
      case .food: .food
      case .refreshment: .refreshment
      case .tv: .television
      case .powerOutlets: .powerOutlets
      case .attendant: .attendant
      case .legRoom: .legRoom
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    var found: Amenities = []
    var isKnown = false
    for key in CodingKeys.allCases {
      guard let flag = fields.lenientBool(key) else { continue }
      isKnown = true
      if flag { found.insert(key.amenity) }
    }
    amenities = isKnown ? found : nil
  }
}

/// The terms of an operator or a departure; `nil` when nothing is said of any.
struct TermsResponse: Decodable {
  let terms: TravelTerms?

  private enum CodingKeys: String, CodingKey {
    case refund, exchange
    case allowsBags = "bag_allowed"
    case checkedBags = "nb_checked_bags"
    case kilogramsPerBag = "kg_by_bag"
    case extraBags = "extra_bag_policy"
    case carryOns = "nb_carry_on"
    case refundCutoff = "refund_cutoff"
    case exchangeCutoff = "exchange_cutoff"
    case identification = "piece_of_id"
    case boarding = "boarding_requirement"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    var found = TravelTerms()
    found.allowsBags = fields.lenientBool(.allowsBags)
    found.checkedBags = fields.lenientInt(.checkedBags)
    found.kilogramsPerBag = fields.lenientInt(.kilogramsPerBag, atLeast: 1)
    found.allowsExtraBags = fields.lenientBool(.extraBags)
    found.carryOns = fields.lenientInt(.carryOns)
    found.isRefundable = fields.lenientBool(.refund)
    found.refundCutoffHours = fields.lenientInt(.refundCutoff, atLeast: 1)
    found.isExchangeable = fields.lenientBool(.exchange)
    found.exchangeCutoffHours = fields.lenientInt(.exchangeCutoff, atLeast: 1)
    found.needsIdentification = fields.lenientBool(.identification)
    found.needsPrintedTicket = fields.lenientText(.boarding).map { $0 == "printed_tkt" }
    terms = found == TravelTerms() ? nil : found
  }
}
