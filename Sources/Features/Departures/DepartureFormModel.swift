import Combine
import Foundation
import Formatting
import HTTP

/// The first screen: route, day, passengers and currency, and the way to the results.
@MainActor
public final class DepartureFormModel: ObservableObject {
  /// What is asked for. Its fields can be edited one by one, into something that cannot be searched too.
  @Published public var query: DepartureQuery
  /// Whether the results are shown. Leaving them ends their search.
  @Published public var isShowingResults = false {
    didSet { if oldValue, !isShowingResults { results.disappeared() } }
  }

  /// The screen of results.
  public let results: DeparturesModel

  private let zone: TimeZone

  /// The cities to choose from.
  public let cities = City.known
  /// The currencies to choose from.
  public let currencies = ["USD", "CAD", "EUR", "GBP", "JPY", "MXN"]

  /// A form that is filled in with a query.
  ///
  /// - Parameters:
  ///   - query: what the form asks for at first.
  ///   - results: the screen of results.
  ///   - zone: the zone in which a date picker shows `day`.
  public init(
    query: DepartureQuery = DepartureQuery(), results: DeparturesModel, zone: TimeZone = .current
  ) {
    self.query = query
    self.results = results
    self.zone = zone
  }

  /// The day of departure, as a date picker needs it: noon of the day, in the picker's zone.
  public var day: Date {
    get { query.date.noon(in: zone) }
    set { query.date = LocalDate(newValue, in: zone) }
  }

  /// The passengers: `2 passengers`.
  public var passengersText: String {
    DeparturesText.passengers(query.adults + query.children + query.seniors)
  }

  /// The trip to the festival, in a line each for route, day and passengers with the currency of the prices.
  public var festivalFacts: (route: String, day: String, passengers: String) {
    let trip = DepartureQuery()
    return (
      DeparturesText.route(from: trip.origin, to: trip.destination), results.formatter.day(trip.date),
      "\(DeparturesText.passengers(trip.adults)), \(trip.currency)"
    )
  }

  /// What is wrong with the form, one message for each problem.
  public var messages: [String] { query.problems.map(\.message) }

  /// Whether a search can be started.
  public var canSearch: Bool { query.problems.isEmpty }

  /// Exchanges origin and destination.
  public func swapTapped() {
    query = query.swapped()
  }

  /// Searches for the trip to the festival, whatever the form has asked for.
  public func festivalTapped() {
    query = DepartureQuery(language: query.language)
    searchSubmitted()
  }

  /// Searches on the day that the results suggest.
  public func suggestedDateTapped() {
    guard let date = results.suggestedDate else { return }
    query.date = date
    results.suggestedDateTapped()
  }

  /// Goes back from the results to change the trip.
  public func changeTapped() {
    isShowingResults = false
  }

  /// Takes up a form of an earlier time, as `DepartureQuery.text` has it, and its search if that was shown.
  public func restored(_ text: String, isShowingResults: Bool) {
    guard var query = DepartureQuery(text: text) else { return }
    query.language = self.query.language
    self.query = query
    if isShowingResults { searchSubmitted() }
  }

  /// Starts the search and shows its results, unless something is wrong with the form.
  public func searchSubmitted() {
    guard canSearch else { return }
    results.searchSubmitted(query)
    isShowingResults = true
  }
}
