/// What the timetable sends, field by field as in the real service; names become snake case on the way.
/// An optional is left out when it is `nil`, an `OrNull` is written as `null`.
enum TravelReply {
  /// The reply to the first request of a search.
  struct Search: Encodable {
    let originCityId: OrNull<String>
    let destinationCityId: OrNull<String>
    let cities: [City]
    let locations: [Location]
    let operators: [Operator]
    let departures: [Departure]
    let complete: Bool
    let ttl: Int
    let isValidRoute: Bool
    let metadata: Metadata
  }

  /// The reply to a poll.
  struct Poll: Encodable {
    /// Stations that the first reply did not have; left out when there are none.
    let locations: [Location]?
    let operators: [Operator]
    let departures: [Departure]
    let complete: Bool
    let ttl: Int
    let metadata: Metadata
  }

  /// How a search goes on: seconds for which the result holds, and seconds to wait before the next poll.
  struct Metadata: Encodable {
    let complete: Bool
    let ttl: Int
    let interval: Double
  }

  struct City: Encodable {
    let id: String
    let locale: String
    let regionId: Int
    let name: String
    let lat: Double
    let lon: Double
    let geohash: String
    let timezone: String
    let imageUrl: OrNull<String>
    let legacyUrlForm: String
    let fullName: String
    let region: Region
  }

  struct Region: Encodable {
    let id: Int
    let locale: String
    let countryCode2: String
    let name: String
    let country: Country
  }

  struct Country: Encodable {
    let code2: String
    let locale: String
    let code3: String
    let name: String
    let continent: String
    let defaultLocale: String
    let defaultCurrency: String
    let population: Int
  }

  struct Location: Encodable {
    let id: Int
    let cityId: String
    let name: String
    let address: [String]
    let type: String
    let lat: OrNull<Double>
    let lon: OrNull<Double>
    let geohash: OrNull<String>
  }

  struct Operator: Encodable {
    struct Cutoff: Encodable {
      let hours: Int
    }

    struct Classes: Encodable {
      let classes: [String: Amenities]
    }

    let id: String
    let sourceId: Int
    let profileId: Int
    let name: String
    let url: OrNull<String>
    let logoUrl: OrNull<String>
    let displayName: String
    let sellable: Bool
    let fuzzyPrices: Bool
    let sellTicketsCutoff: Cutoff
    let amenities: Classes
    let source: String
    let referralDeal: Bool
    let displayUrl: OrNull<String>
    let fraudCheck: OrNull<String>
    let terms: OrNull<Terms>
  }

  struct Amenities: Encodable {
    let displayName: String
    let wifi: Bool
    let toilet: Bool
    let ac: Bool
    let food: Bool
    let refreshment: Bool
    let powerOutlets: Bool
    let tv: Bool
    let busAttendant: Bool
    let legRoom: Bool
  }

  struct Terms: Encodable {
    let refund: Bool
    let exchange: Bool
    let bagAllowed: Bool
    let pieceOfId: Bool
    let boardingRequirement: String
    let extraBagPolicy: Bool
    let useNewTicket: Bool
    let exchangeCutoff: Int
    let nbCheckedBags: Int
    let kgByBag: Int
    let nbCarryOn: Int
    let extraBagCost: Int
  }

  struct Departure: Encodable {
    let id: String
    let busbudDepartureId: String
    let sourceId: Int
    let checkoutType: String
    let operatorId: String
    let originLocationId: Int
    let destinationLocationId: Int
    let `class`: String
    let className: String
    let amenities: Amenities
    let availableSeats: OrNull<Int>
    let prices: Prices?
    let ticketTypes: [String]
    let departureTimezone: String
    let arrivalTimezone: String
    let departureTime: OrNull<String>
    let arrivalTime: String
    let duration: Int
    let hasTransfers: Bool
    let numTransfers: OrNull<Int>
    let tripStops: OrNull<[TripStop]>
    let terms: OrNull<Terms>
  }

  struct Prices: Encodable {
    struct Breakdown: Encodable {
      let base: Int
      let fees: Int
      let taxes: Int
    }

    /// Left out by some operators: then it is the currency asked for.
    let currency: String?
    let total: Int
    let breakdown: Breakdown
    /// What the passengers of each kind pay together, before fees and taxes.
    let categories: [String: Int]
    let discounted: Bool
  }

  struct TripStop: Encodable {
    let arrivalTime: OrNull<String>
    let departureTime: OrNull<String>
    /// Minutes that the bus, or the passenger who changes, waits here.
    let duration: Int
    let locationId: Int
    let geohash: OrNull<String>
    let name: String
    let transfer: Bool
  }

  /// A refusal: `{"error":{…}}`.
  struct Failure: Encodable {
    struct Body: Encodable {
      let type: String
      let details: String
      let code: String
      let userVisible: Bool
    }

    let error: Body
  }
}
