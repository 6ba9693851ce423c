import Combine
import Formatting
import Foundation
import HTTP

/// The screen of search results.
@MainActor
public final class ResultsModel: ObservableObject {
  /// What the screen shows.
  public enum Phase: Sendable, Hashable {
    /// Nothing was searched for.
    case idle
    /// The first page is on its way.
    case loading
    /// There are rows.
    case loaded
    /// Nothing matches.
    case empty
    /// The first page did not come; what happened and what to do.
    case failed(String)
  }

  /// What stands below the rows.
  public enum Footer: Sendable, Hashable {
    /// Nothing.
    case none
    /// The next page is on its way.
    case loading
    /// The next page did not come; what happened and what to do.
    case failed(String)
  }

  /// What the screen shows.
  @Published public private(set) var phase = Phase.idle
  /// The rows so far.
  @Published public private(set) var rows: [ProductRow] = []
  /// What stands below the rows.
  @Published public private(set) var footer = Footer.none
  /// How many products match in all, as far as the service says so.
  @Published public private(set) var total: Int?
  /// How many products match in all, in words.
  public var count: String? { phase == .loaded ? total.map(ProductsText.found) : nil }
  /// The order of the rows.
  @Published public private(set) var sort: ProductSort
  /// Why the rows may be old.
  @Published public private(set) var notice: String?

  /// What was searched for.
  public private(set) var query: ProductsQuery?

  private let service: ProductsService
  private let locale: Locale
  private let time: TimeSource
  private var results = ProductResults()
  private var loading: Task<Void, Never>?
  /// Whether the user left while the next page was on its way.
  private var isInterrupted = false
  /// How often the screen is there. An iPad that is turned makes it anew before it takes the old one away.
  private var appearances = 0

  /// A screen without results.
  public init(
    service: ProductsService, sort: ProductSort = .bestMatch, locale: Locale = .standard,
    time: TimeSource = .system
  ) {
    self.service = service
    self.sort = sort
    self.locale = locale
    self.time = time
  }

  // MARK: Gestures

  /// The user searched. What an earlier search still brings is ignored.
  @discardableResult
  public func searchSubmitted(_ query: ProductsQuery) -> Task<Void, Never> {
    self.query = query
    return start(query)
  }

  /// The user chose another order: the search begins anew.
  @discardableResult
  public func sortChosen(_ sort: ProductSort) -> Task<Void, Never>? {
    guard sort != self.sort else { return nil }
    self.sort = sort
    return query.map(start)
  }

  /// A row came into view. Near the end, the next page is fetched, once.
  @discardableResult
  public func rowAppeared(_ id: Product.ID) -> Task<Void, Never>? {
    guard footer == .none, rows.suffix(ResultsModel.threshold).contains(where: { $0.id == id }) else {
      return nil
    }
    return continueSearch()
  }

  /// The user asked for another attempt, of the first page or of the next one.
  @discardableResult
  public func retryTapped() -> Task<Void, Never>? {
    switch (phase, footer) {
    case (.failed, _): query.map(start)
    case (_, .failed): continueSearch()
    default: nil
    }
  }

  /// The user asked for the newest state.
  @discardableResult
  public func refreshTapped() -> Task<Void, Never>? {
    query.map(start)
  }

  /// The screen came back: what was interrupted goes on.
  @discardableResult
  public func appeared() -> Task<Void, Never>? {
    appearances += 1
    if phase == .idle { return query.map(start) }
    return isInterrupted ? continueSearch() : nil
  }

  /// The user left the screen: what is under way is cancelled and changes nothing any more.
  public func disappeared() {
    appearances = max(0, appearances - 1)
    guard appearances == 0 else { return }
    loading?.cancel()
    if phase == .loading { phase = .idle }
    if footer == .loading {
      footer = .none
      isInterrupted = true
    }
  }

  // MARK: Loading

  /// How many rows before the end the next page is fetched.
  private static let threshold = 5

  private func start(_ query: ProductsQuery) -> Task<Void, Never> {
    results = ProductResults()
    rows = []
    total = nil
    notice = nil
    footer = .none
    phase = .loading
    return load(query)
  }

  private func continueSearch() -> Task<Void, Never>? {
    guard let query, phase == .loaded, results.next != nil else { return nil }
    footer = .loading
    return load(query)
  }

  private func load(_ query: ProductsQuery) -> Task<Void, Never> {
    loading?.cancel()
    isInterrupted = false
    let task = Task { await fetch(query) }
    loading = task
    return task
  }

  /// Fetches until a page brings something new; only the newest task changes anything.
  private func fetch(_ query: ProductsQuery) async {
    do {
      while let cursor = results.next {
        let page = try await service.search(query, sort, cursor)
        guard !Task.isCancelled else { return }
        if show(page) { break }
      }
      footer = .none
      phase = rows.isEmpty ? .empty : .loaded
    } catch {
      guard !Task.isCancelled else { return }
      let message = ProductsText.message(for: error)
      if rows.isEmpty { phase = .failed(message) } else { footer = .failed(message) }
    }
  }

  /// Takes a page in; returns whether it brought a new row.
  private func show(_ page: ProductsPage) -> Bool {
    let added = results.append(page)
    rows += added.map { ProductRow($0, locale: locale) }
    total = results.total
    notice = ProductsText.offlineCopy(of: results.origin, now: time.now())
    return !added.isEmpty
  }
}
