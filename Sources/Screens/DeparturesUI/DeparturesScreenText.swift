/// Every label of the screens.
enum DeparturesScreenText {
  // The welcome.
  static let festival = "Osheaga · Montréal"
  static var promise: String { translate("Three days of music.\nOne bus away.") }
  static var invitation: String {
    translate(
      "The festival opens on 29 July 2016. See every bus that takes you there, with its times, seats and price."
    )
  }
  static var findBus: String { translate("Find my bus") }
  static var otherTrip: String { translate("Choose another trip") }
  static var welcome: String { translate("About the festival") }

  // The form.
  static var trip: String { translate("Your trip") }
  static var route: String { translate("Route") }
  static var from: String { translate("From") }
  static var to: String { translate("To") }
  static var swap: String { translate("Swap cities") }
  static var day: String { translate("Day") }
  static var departureDay: String { translate("Departure") }
  static var adults: String { translate("Adults") }
  static var children: String { translate("Children") }
  static var seniors: String { translate("Seniors") }
  static var prices: String { translate("Prices") }
  static var currency: String { translate("Currency") }
  static var search: String { translate("Show departures") }

  // The results.
  static var searching: String { translate("Asking the bus companies…") }
  static var searchAgain: String { translate("Search again") }
  static var sortAndFilter: String { translate("Sort and filter") }
  static var sortBy: String { translate("Sort by") }
  static func sorted(by order: String) -> String { translate("Sort by: \(order)") }
  static var progress: String { translate("Search under way") }
  static var noRoute: String { translate("No such route") }
  static var noDepartures: String { translate("No departures") }
  static var dayIsOver: String { translate("This day is over") }
  static var searchRefused: String { translate("This search is refused") }
  static var nothingFound: String { translate("Nothing found so far") }
  static var nothingFits: String { translate("Nothing fits") }
  static var changeTrip: String { translate("Change the trip") }
  static var clearFilters: String { translate("Clear filters") }
  static func searchOn(_ day: String) -> String { translate("Search on \(day)") }

  // The filters.
  static var done: String { translate("Done") }
  static var price: String { translate("Price") }
  static var timeOfDay: String { translate("Time of departure") }
  static var directOnly: String { translate("Direct buses only") }
  static var changes: String { translate("Changes") }
  static var aboard: String { translate("On board") }
  static var operators: String { translate("Operators") }

  // A departure.
  static var departure: String { translate("Departure") }
  static var chooseDeparture: String { translate("Choose a departure") }
  static var chooseDepartureHint: String { translate("Its stops, stations and terms are shown here.") }
  static var gone: String { translate("No longer offered") }
  static var goneHint: String {
    translate("The last search did not find this departure. Choose another one.")
  }
  static var stops: String { translate("Stops") }
  static func arrival(on day: String) -> String { translate("Arrives on \(day)") }
  static var changeHere: String { translate("Change here") }
  static var leavesFrom: String { translate("Leaves from") }
  static var arrivesAt: String { translate("Arrives at") }
  static var luggage: String { translate("Luggage") }
  static var terms: String { translate("Refund and ticket") }
  static var nothingSaid: String { translate("The operator does not say.") }
  static var toilet: String { translate("WC") }
}
