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

  /// What is wrong with the form, one message for each problem.
  public var messages: [String] { query.problems.map(\.message) }

  /// Whether a search can be started.
  public var canSearch: Bool { query.problems.isEmpty }

  /// Exchanges origin and destination.
  public func swapTapped() {
    query = query.swapped()
  }

  /// Starts the search and shows its results, unless something is wrong with the form.
  public func searchSubmitted() {
    guard canSearch else { return }
    results.searchSubmitted(query)
    isShowingResults = true
  }
}
