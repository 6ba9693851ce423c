import Foundation
import Formatting
import HTTP

/// Every sentence of Departures that a user can read.
enum DeparturesText {
  static let priceUnavailable = "Price unavailable"
  static let operatorUnknown = "Operator not known yet"
  static let stationUnknown = "Stop without a name"
  static let durationUnknown = "Duration not known"
  static let direct = "Direct"
  static let withTransfers = "With a change"
  static let soldOut = "Sold out"
  static let cheapest = "Cheapest"
  static let fastest = "Fastest"

  static func transfers(_ count: Int) -> String {
    count == 0 ? direct : count.counted("change", "changes")
  }

  static func seats(_ count: Int) -> String {
    count == 0 ? soldOut : "\(count.counted("seat", "seats")) left"
  }

  /// The mark of an arrival on another day: `+1`.
  static func dayMark(_ days: Int) -> String { days > 0 ? "+\(days)" : "\(days)" }

  static func spokenDay(_ days: Int) -> String {
    switch days {
    case 1: "next day"
    case -1: "the day before"
    default: days > 0 ? "\(days) days later" : "\(-days) days earlier"
    }
  }

  /// A row as a sentence for the ear.
  static func spoken(
    departs: String, origin: String, arrives: String, destination: String, rest: [String]
  ) -> String {
    (["Leaves \(origin) at \(departs)", "arrives \(destination) at \(arrives)"] + rest)
      .joined(separator: ", ")
  }

  static func passengers(_ count: Int) -> String { count.counted("passenger", "passengers") }

  static func departures(_ count: Int) -> String {
    count == 0 ? "No departures" : count.counted("departure", "departures")
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
    "\(rows) of \(all.counted("departure", "departures"))"
  }

  static func upTo(_ price: String) -> String { "Up to \(price)" }

  static let allFilteredOut = "No departure fits the filters. Change or clear them to see all."

  static func noDepartures(on day: String) -> String {
    "No bus leaves on \(day). Try another day."
  }
}

// Names of choices.
extension DeparturesText {
  static func name(of amenity: Amenities) -> String {
    switch amenity {
    case .wifi: "Wi-Fi"
    case .toilet: "Toilet"
    case .airConditioning: "Air conditioning"
    case .powerOutlets: "Power outlets"
    case .food: "Food"
    case .refreshment: "Drinks and snacks"
    case .television: "Television"
    case .attendant: "Attendant on board"
    case .legRoom: "Extra leg room"
    default: "Other"
    }
  }

  static func title(of sort: DepartureSort) -> String {
    switch sort {
    case .departure: "Departure"
    case .price: "Price"
    case .duration: "Duration"
    }
  }

  static func title(of time: TimeOfDay) -> String {
    switch time {
    case .night: "Night, before 6"
    case .morning: "Morning, 6 to 12"
    case .afternoon: "Afternoon, 12 to 18"
    case .evening: "Evening, after 18"
    }
  }
}

// Terms.
extension DeparturesText {
  static func luggage(_ terms: TravelTerms) -> [String] {
    var lines: [String] = []
    if terms.allowsBags == false {
      lines.append("No checked bags")
    } else if let bags = terms.checkedBags {
      let weight = bags > 0 ? terms.kilogramsPerBag.map { " of up to \($0) kg" } ?? "" : ""
      lines.append("\(bags.counted("checked bag", "checked bags")) included\(weight)")
    }
    if let extra = terms.allowsExtraBags {
      lines.append(extra ? "More bags for a fee" : "No further bags")
    }
    if let carryOns = terms.carryOns {
      lines.append("\(carryOns.counted("carry-on", "carry-ons")) on board")
    }
    return lines
  }

  static func conditions(_ terms: TravelTerms) -> [String] {
    [
      terms.isRefundable.map { $0 ? "Refundable" + until(terms.refundCutoffHours) : "Not refundable" },
      terms.isExchangeable.map {
        $0 ? "Exchangeable" + until(terms.exchangeCutoffHours) : "Not exchangeable"
      },
      terms.needsPrintedTicket.map { $0 ? "Bring a printed ticket" : "Ticket on paper or on the phone" },
      terms.needsIdentification == true ? "Bring a piece of identification" : nil,
    ].compactMap { $0 }
  }

  private static func until(_ hours: Int?) -> String {
    hours.map { " until \($0.counted("hour", "hours")) before departure" } ?? ""
  }
}

// Problems and failures: what happened and what to do.
extension DeparturesText {
  static func message(for problem: DepartureQueryProblem) -> String {
    switch problem {
    case .sameCity(let name): "The trip starts and ends in \(name). Choose another city for one of them."
    case .date(let text): "“\(text)” is no day of the calendar. Write it as year-month-day: 2016-07-29."
    case .noPassengers: "Nobody travels. Choose at least one passenger."
    case .negativePassengers: "A number of passengers is below 0. Choose 0 or more."
    case .tooManyPassengers(let limit):
      "These are more passengers than a bus has seats. Search for \(limit) at most."
    case .language(let text): "“\(text)” is no code of a language. Use two letters, such as en or fr."
    case .currency(let text): "“\(text)” is no code of a currency. Use three letters, such as USD or CAD."
    }
  }

  static func message(for reason: IncompleteReason) -> String {
    switch reason {
    case .tookTooLong: "The list may be incomplete: the search takes too long. Search again to see more."
    case .stopped: "The list may be incomplete: the search was left. Search again to see more."
    case .failed(let failure): "The list may be incomplete. \(failure.message)"
    }
  }

  static func message(for failure: DeparturesFailure) -> String {
    switch failure {
    case .invalidQuery(let problems): problems.map(\.message).joined(separator: " ")
    case .noSuchRoute: "No bus line runs between these cities. Choose another city."
    case .dateInThePast(let day?): "This day is over. Choose a later one, for example \(day)."
    case .dateInThePast(nil): "This day is over. Choose a later one."
    case .tokenRefused: "The service does not accept the Busbud token. Set a valid one and search again."
    case .refused(let words?): "The service does not accept this search: \(words)"
    case .refused(nil): "The service does not accept this search. Change it and try again."
    case .searchExpired: "The service no longer knows this search. Search again."
    case .unexpected(let explanation): explanation
    case .http(let failure): failure.text
    }
  }
}
