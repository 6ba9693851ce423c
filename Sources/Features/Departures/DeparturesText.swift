import Foundation
import Formatting
import HTTP

/// Every sentence of Departures that a user can read.
enum DeparturesText {
  static var priceUnavailable: String { translate("Price unavailable") }
  static var operatorUnknown: String { translate("Operator not known yet") }
  static var stationUnknown: String { translate("Stop without a name") }
  static var durationUnknown: String { translate("Duration not known") }
  static var direct: String { translate("Direct") }
  static var withTransfers: String { translate("With a change") }
  static var soldOut: String { translate("Sold out") }
  static var cheapest: String { translate("Cheapest") }
  static var fastest: String { translate("Fastest") }

  static func transfers(_ count: Int) -> String {
    count == 0 ? direct : translate.counted(count, one: "\(count) change", other: "\(count) changes")
  }

  static func seats(_ count: Int) -> String {
    count == 0 ? soldOut : translate.counted(count, one: "\(count) seat left", other: "\(count) seats left")
  }

  /// The mark of an arrival on another day: `+1`.
  static func dayMark(_ days: Int) -> String { days > 0 ? "+\(days)" : "\(days)" }

  static func spokenDay(_ days: Int) -> String {
    switch days {
    case 1: translate("next day")
    case -1: translate("the day before")
    default: days > 0 ? translate("\(days) days later") : translate("\(-days) days earlier")
    }
  }

  /// A row as a sentence for the ear.
  static func spoken(
    departs: String, origin: String, arrives: String, destination: String, rest: [String]
  ) -> String {
    ([
      translate("Leaves \(origin) at \(departs)"), translate("arrives \(destination) at \(arrives)"),
    ] + rest).joined(separator: ", ")
  }

  static func passengers(_ count: Int) -> String {
    translate.counted(count, one: "\(count) passenger", other: "\(count) passengers")
  }

  static func departures(_ count: Int) -> String {
    count == 0
      ? translate("No departures")
      : translate.counted(count, one: "\(count) departure", other: "\(count) departures")
  }

  static func route(from origin: City, to destination: City) -> String {
    "\(origin.name) → \(destination.name)"
  }

  static func shared(_ row: DepartureRow, route: String) -> String {
    [
      route, row.day, "\(row.departs) \(row.origin)", "\(row.arrivesWithMark) \(row.destination)",
      "\(row.operatorName), \(row.price)",
    ].joined(separator: "\n")
  }

  static func shown(_ rows: Int, of all: Int) -> String {
    translate.counted(all, one: "\(rows) of \(all) departure", other: "\(rows) of \(all) departures")
  }

  static func upTo(_ price: String) -> String { translate("Up to \(price)") }

  static var firstAreThere: String { translate("The first departures are there. More may follow.") }

  static func allAreThere(_ count: Int) -> String {
    translate("The search is complete: \(departures(count))")
  }

  static var allFilteredOut: String {
    translate("No departure fits the filters. Change or clear them to see all.")
  }

  static func noDepartures(on day: String) -> String {
    translate("No bus leaves on \(day). Try another day.")
  }
}

// Names of choices.
extension DeparturesText {
  static func name(of amenity: Amenities) -> String {
    switch amenity {
    case .wifi: translate("Wi-Fi")
    case .toilet: translate("Toilet")
    case .airConditioning: translate("Air conditioning")
    case .powerOutlets: translate("Power outlets")
    case .food: translate("Food")
    case .refreshment: translate("Drinks and snacks")
    case .television: translate("Television")
    case .attendant: translate("Attendant on board")
    case .legRoom: translate("Extra leg room")
    default: translate("Other")
    }
  }

  static func title(of sort: DepartureSort) -> String {
    switch sort {
    case .departure: translate("Departure")
    case .price: translate("Price")
    case .duration: translate("Duration")
    }
  }

  static func title(of time: TimeOfDay) -> String {
    switch time {
    case .night: translate("Night, before 6")
    case .morning: translate("Morning, 6 to 12")
    case .afternoon: translate("Afternoon, 12 to 18")
    case .evening: translate("Evening, after 18")
    }
  }
}

// Terms.
extension DeparturesText {
  static func luggage(_ terms: TravelTerms) -> [String] {
    [
      checkedBags(terms),
      terms.allowsExtraBags.map { $0 ? translate("More bags for a fee") : translate("No further bags") },
      terms.carryOns.map {
        translate.counted($0, one: "\($0) carry-on on board", other: "\($0) carry-ons on board")
      },
    ].compactMap { $0 }
  }

  private static func checkedBags(_ terms: TravelTerms) -> String? {
    if terms.allowsBags == false { return translate("No checked bags") }
    guard let bags = terms.checkedBags else { return nil }
    guard bags > 0, let weight = terms.kilogramsPerBag else {
      return translate.counted(
        bags, one: "\(bags) checked bag included", other: "\(bags) checked bags included")
    }
    return translate.counted(
      bags, one: "\(bags) checked bag included of up to \(weight) kg",
      other: "\(bags) checked bags included of up to \(weight) kg")
  }

  static func conditions(_ terms: TravelTerms) -> [String] {
    [
      terms.isRefundable.map {
        $0 ? refundable(until: terms.refundCutoffHours) : translate("Not refundable")
      },
      terms.isExchangeable.map {
        $0 ? exchangeable(until: terms.exchangeCutoffHours) : translate("Not exchangeable")
      },
      terms.needsPrintedTicket.map {
        $0 ? translate("Bring a printed ticket") : translate("Ticket on paper or on the phone")
      },
      terms.needsIdentification == true ? translate("Bring a piece of identification") : nil,
    ].compactMap { $0 }
  }

  private static func refundable(until hours: Int?) -> String {
    guard let hours else { return translate("Refundable") }
    return translate.counted(
      hours, one: "Refundable until \(hours) hour before departure",
      other: "Refundable until \(hours) hours before departure")
  }

  private static func exchangeable(until hours: Int?) -> String {
    guard let hours else { return translate("Exchangeable") }
    return translate.counted(
      hours, one: "Exchangeable until \(hours) hour before departure",
      other: "Exchangeable until \(hours) hours before departure")
  }
}

// Problems and failures: what happened and what to do.
extension DeparturesText {
  static func message(for problem: DepartureQueryProblem) -> String {
    switch problem {
    case .sameCity(let name):
      translate("The trip starts and ends in \(name). Choose another city for one of them.")
    case .date(let text):
      translate("“\(text)” is no day of the calendar. Write it as year-month-day: 2016-07-29.")
    case .noPassengers: translate("Nobody travels. Choose at least one passenger.")
    case .negativePassengers: translate("A number of passengers is below 0. Choose 0 or more.")
    case .tooManyPassengers(let limit):
      translate("These are more passengers than a bus has seats. Search for \(limit) at most.")
    case .language(let text):
      translate("“\(text)” is no code of a language. Use two letters, such as en or fr.")
    case .currency(let text):
      translate("“\(text)” is no code of a currency. Use three letters, such as USD or CAD.")
    }
  }

  static func message(for reason: IncompleteReason) -> String {
    switch reason {
    case .tookTooLong:
      translate("The list may be incomplete: the search takes too long. Search again to see more.")
    case .stopped: translate("The list may be incomplete: the search was left. Search again to see more.")
    case .failed(let failure): translate("The list may be incomplete. \(failure.message)")
    }
  }

  static func message(for failure: DeparturesFailure) -> String {
    switch failure {
    case .invalidQuery(let problems): problems.map(\.message).joined(separator: " ")
    case .noSuchRoute: translate("No bus line runs between these cities. Choose another city.")
    case .dateInThePast(let day?):
      translate("This day is over. Choose a later one, for example \(day.description).")
    case .dateInThePast(nil): translate("This day is over. Choose a later one.")
    case .tokenRefused:
      translate("The service does not accept the Busbud token. Set a valid one and search again.")
    case .refused(let words?): translate("The service does not accept this search: \(words)")
    case .refused(nil): translate("The service does not accept this search. Change it and try again.")
    case .searchExpired: translate("The service no longer knows this search. Search again.")
    case .unexpected(let explanation): explanation
    case .http(let failure): failure.text
    }
  }
}
