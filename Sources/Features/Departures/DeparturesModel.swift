import Combine
import Foundation
import Formatting
import HTTP

/// The screen of results: searches, shows what comes, sorts and filters.
@MainActor
public final class DeparturesModel: ObservableObject {
  /// What the screen shows.
  public enum Phase: Sendable, Hashable {
    /// Nothing was searched yet.
    case idle
    /// A search has begun; there is no reply yet.
    case searching
    /// There are departures, and possibly more to come.
    case loaded(DeparturesProgress)
    /// No buses run between the two cities.
    case noRoute
    /// No bus leaves on the day.
    case noDepartures
    /// There is nothing to show; the failure says why.
    case failed(DeparturesFailure)
  }

  /// What the screen shows.
  @Published public private(set) var phase = Phase.idle
  /// The departures found so far, sorted and filtered. Its changes are announced as those of `phase` are.
  public private(set) var list: DepartureList

  private let service: DeparturesService
  private let time: TimeSource
  private let limits: DeparturesSearch.Limits
  let formatter: DepartureFormatter
  private var task: Task<Void, Never>?
  private var replies = 0

  /// A screen that has not searched yet.
  public init(
    service: DeparturesService, time: TimeSource = .system, locale: Locale = .standard,
    limits: DeparturesSearch.Limits = DeparturesSearch.Limits()
  ) {
    self.service = service
    self.time = time
    self.limits = limits
    formatter = DepartureFormatter(locale: locale)
    list = DepartureList(query: DepartureQuery(), formatter: formatter)
  }

  deinit { task?.cancel() }

  /// What was asked for.
  public var query: DepartureQuery { list.query }

  /// The route: `New York → Montréal`.
  public var title: String { DeparturesText.route(from: query.origin, to: query.destination) }

  /// How many departures were found: `34 departures`.
  public var countText: String { DeparturesText.departures(list.board.count) }

  /// How far the search seems to be, from 0 to 1; `nil` when none is under way. How much there is to come nobody knows, so
  /// that each reply takes it a third nearer to an end that it never reaches.
  public var progress: Double? {
    switch phase {
    case .searching, .loaded(.polling): 1 - pow(2.0 / 3, Double(replies + 1))
    default: nil
    }
  }

  /// What is to be said beside or instead of the rows: why there are none, or why there may be more.
  public var notice: String? {
    switch phase {
    case .idle, .searching: nil
    case .loaded(.incomplete(let reason)): reason.message
    case .loaded: list.rowCount == 0 && list.board.count > 0 ? DeparturesText.allFilteredOut : nil
    case .noRoute: DeparturesFailure.noSuchRoute.message
    case .noDepartures: DeparturesText.noDepartures(on: formatter.day(query.date))
    case .failed(let failure): failure.message
    }
  }

  /// A day on which to search instead, when the day asked for is over.
  public var suggestedDate: LocalDate? {
    guard case .failed(.dateInThePast(let suggestion)) = phase else { return nil }
    return suggestion
  }

  /// The same in words.
  public var suggestedDayText: String? { suggestedDate.map(formatter.day) }

  /// Starts a search in place of the one before, with its order but without its filters.
  @discardableResult
  public func searchSubmitted(_ query: DepartureQuery) -> Task<Void, Never> {
    task?.cancel()
    changeList { $0 = DepartureList(query: query, formatter: formatter, sort: $0.sort) }
    replies = 0
    phase = .searching
    let search = DeparturesSearch(query, service: service, time: time, limits: limits)
    let task = Task { [weak self] in
      do {
        for try await update in search {
          // A search that was replaced or left may still get its reply.
          if Task.isCancelled { return }
          self?.received(update)
        }
      } catch is CancellationError {
        // Who cancelled it has set what is shown.
      } catch {
        if !Task.isCancelled { self?.failed(DeparturesFailure(error)) }
      }
    }
    self.task = task
    return task
  }

  /// Searches once more for the same.
  @discardableResult
  public func retryTapped() -> Task<Void, Never> {
    searchSubmitted(query)
  }

  /// Searches on the day that was suggested.
  @discardableResult
  public func suggestedDateTapped() -> Task<Void, Never>? {
    guard let suggestedDate else { return nil }
    var query = query
    query.date = suggestedDate
    return searchSubmitted(query)
  }

  /// Sorts the rows.
  public func sortChosen(_ sort: DepartureSort) {
    changeList { $0.sort = sort }
  }

  /// Filters the rows.
  public func filterChanged(_ filter: DepartureFilter) {
    changeList { $0.filter = filter }
  }

  /// Shows all rows again.
  public func filtersCleared() {
    changeList { $0.filter = DepartureFilter() }
  }

  /// Ends the search when the screen is left. What was found stays.
  public func disappeared() {
    task?.cancel()
    task = nil
    switch phase {
    case .searching: phase = .idle
    case .loaded(.polling): phase = .loaded(.incomplete(.stopped))
    default: break
    }
  }

  private func received(_ update: DeparturesUpdate) {
    replies += 1
    changeList { $0.merge(update.batch) }
    guard list.board.count == 0 else {
      phase = .loaded(update.progress)
      return
    }
    switch update.progress {
    case .polling: phase = .searching
    case .complete: phase = .noDepartures
    case .incomplete(.failed(let failure)): phase = .failed(failure)
    case .incomplete(let reason): phase = .loaded(.incomplete(reason))
    }
  }

  /// Changes the list in place. `@Published` would copy all departures for every reply.
  func changeList(_ change: (inout DepartureList) -> Void) {
    objectWillChange.send()
    change(&list)
  }

  private func failed(_ failure: DeparturesFailure) {
    phase = failure == .noSuchRoute ? .noRoute : .failed(failure)
  }
}
