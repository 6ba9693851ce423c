/// Every label of the screens.
enum DeparturesScreenText {
  // The welcome.
  static let festival = "Osheaga · Montréal"
  static let promise = "Three days of music.\nOne bus away."
  static let invitation =
    "The festival opens on 29 July 2016. See every bus that takes you there, with its times, seats and price."
  static let findBus = "Find my bus"
  static let otherTrip = "Choose another trip"
  static let welcome = "About the festival"

  // The form.
  static let trip = "Your trip"
  static let route = "Route"
  static let from = "From"
  static let to = "To"
  static let swap = "Swap cities"
  static let day = "Day"
  static let departureDay = "Departure"
  static let adults = "Adults"
  static let children = "Children"
  static let seniors = "Seniors"
  static let prices = "Prices"
  static let currency = "Currency"
  static let search = "Show departures"

  // The results.
  static let searching = "Asking the bus companies…"
  static let searchAgain = "Search again"
  static let sortAndFilter = "Sort and filter"
  static let sortBy = "Sort by"
  static func sorted(by order: String) -> String { "Sort by: \(order)" }
  static let progress = "Search under way"
  static let noRoute = "No such route"
  static let noDepartures = "No departures"
  static let dayIsOver = "This day is over"
  static let nothingFound = "Nothing found so far"
  static let nothingFits = "Nothing fits"
  static let changeTrip = "Change the trip"
  static let clearFilters = "Clear filters"
  static func searchOn(_ day: String) -> String { "Search on \(day)" }

  // The filters.
  static let done = "Done"
  static let price = "Price"
  static let timeOfDay = "Time of departure"
  static let directOnly = "Direct buses only"
  static let changes = "Changes"
  static let aboard = "On board"
  static let operators = "Operators"

  // The detail.
  static let departure = "Departure"
  static let chooseDeparture = "Choose a departure"
  static let chooseDepartureHint = "Its stops, stations and terms are shown here."
  static let gone = "No longer offered"
  static let goneHint = "The last search did not find this departure. Choose another one."
  static let stops = "Stops"
  static func arrival(on day: String) -> String { "Arrives on \(day)" }
  static let changeHere = "Change here"
  static let leavesFrom = "Leaves from"
  static let arrivesAt = "Arrives at"
  static let seats = "Seats"
  static let luggage = "Luggage"
  static let terms = "Refund and ticket"
  static let nothingSaid = "The operator does not say."
  static let toilet = "WC"
}
