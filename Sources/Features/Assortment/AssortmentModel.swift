import Combine
import Formatting
import Foundation
import HTTP

/// The screens of the Assortment tab: the levels that are open, the page above them, and the search.
@MainActor
public final class AssortmentModel: ObservableObject {
  /// What the tab shows.
  public enum Phase: Sendable, Hashable {
    /// Nothing was asked for yet.
    case idle
    /// The assortment is on its way, and there is none to show meanwhile.
    case loading
    /// The assortment is there.
    case loaded
    /// The assortment is there, and a newer one is on its way.
    case refreshing
    /// There is no assortment; says why and what to do.
    case failed(String)
  }

  /// What the search shows.
  public enum Search: Sendable, Hashable {
    /// Nothing is searched for: the levels show.
    case inactive
    /// The hits, best first.
    case hits([AssortmentHit])
    /// There are none; says so.
    case nothing(String)
  }

  /// What the tab shows.
  @Published public private(set) var phase: Phase = .idle
  /// The levels from the top down to the one that is open; empty until there is an assortment.
  @Published public private(set) var levels: [AssortmentLevel] = []
  /// The page above the levels; `nil` when none is open.
  @Published public private(set) var page: WebPageModel?
  /// The text in the search field.
  @Published public private(set) var searchText = ""
  /// What the search shows.
  @Published public private(set) var search: Search = .inactive
  /// How old the assortment is, or why it could not be updated; `nil` when it is new.
  @Published public private(set) var notice: String?
  /// Where the Shop tab starts; `nil` until the assortment is there.
  @Published public private(set) var startURL: URL?

  private struct Loaded: Sendable {
    let snapshot: AssortmentSnapshot
    let search: CategorySearch
  }

  private static let mostHits = 100

  private let service: AssortmentService
  private let time: TimeSource
  private let openElsewhere: @MainActor (URL) -> Void
  private let openShop: @MainActor () -> Void
  private var loaded: Loaded?
  private var wantedPlace: AssortmentPlace?
  private var task: Task<Void, Never>?

  /// A tab without an assortment yet.
  ///
  /// - Parameters:
  ///   - service: where the assortment comes from.
  ///   - openElsewhere: gives an address to the system, such as a call or a mail.
  ///   - openShop: shows the Shop tab.
  public init(
    service: AssortmentService, time: TimeSource = .system,
    openElsewhere: @escaping @MainActor (URL) -> Void, openShop: @escaping @MainActor () -> Void
  ) {
    self.service = service
    self.time = time
    self.openElsewhere = openElsewhere
    self.openShop = openShop
  }

  deinit {
    task?.cancel()
  }

  /// The path of the level that is open.
  public var path: CategoryPath { levels.last?.path ?? .root }

  /// Where the user is, again whenever that changes; nothing until there is an assortment.
  public var places: AnyPublisher<AssortmentPlace, Never> {
    $levels.combineLatest($page)
      .compactMap { levels, page in levels.last.map { AssortmentPlace(level: $0, page: page) } }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  /// The app was started again: opens where the user was last time as soon as the assortment is there.
  public func restored(_ place: AssortmentPlace?, searchText: String) {
    guard loaded == nil else { return }
    wantedPlace = place
    searchTextChanged(searchText)
  }

  /// The tab came into view: loads the assortment unless it is there.
  @discardableResult
  public func appeared() -> Task<Void, Never>? {
    guard phase == .idle else {
      updateNotice()
      return nil
    }
    return load(.recent)
  }

  /// Asks again after a failure.
  @discardableResult
  public func retryTapped() -> Task<Void, Never> { load(.recent) }

  /// Asks for the newest assortment; the level that is open stays open.
  @discardableResult
  public func refreshTapped() -> Task<Void, Never> { load(.newest) }

  /// Opens what a row leads to.
  public func rowTapped(_ row: AssortmentRow) {
    open(row.destination, title: row.label)
  }

  /// Goes back: from the page to its level, or from a level to the one above.
  public func backTapped() {
    if page != nil {
      pageClosed()
    } else if levels.count > 1 {
      levels.removeLast()
    }
  }

  /// The page was left.
  public func pageClosed() {
    page = nil
  }

  /// A level was left, and with it all below it.
  public func levelClosed(_ path: CategoryPath) {
    guard !path.isRoot, let index = levels.firstIndex(where: { $0.path == path }) else { return }
    pageClosed()
    levels.removeSubrange(index...)
  }

  /// The text in the search field changed.
  public func searchTextChanged(_ text: String) {
    guard text != searchText else { return }
    searchText = text
    updateSearch()
  }

  /// The search was left.
  public func searchCancelled() {
    searchTextChanged("")
  }

  /// Opens what a hit leads to, with the levels above it below.
  public func hitTapped(_ hit: AssortmentHit) {
    guard let parent = hit.path.parent else { return }
    if hit.destination != .shop { openLevels(to: parent) }
    open(hit.destination, title: hit.label)
    searchCancelled()
  }

  private func open(_ destination: AssortmentRow.Destination?, title: String) {
    switch destination {
    case .level(let path): openLevels(to: path)
    case .page(let url): page = WebPageModel(title: title, startURL: url, openElsewhere: openElsewhere)
    case .shop: openShop()
    case nil: break
    }
  }

  private func openLevels(to path: CategoryPath) {
    guard let tree = loaded?.snapshot.tree, let trail = tree.trail(to: path) else { return }
    levels = trail.map { AssortmentLevel($0, in: tree) }
  }

  private func openWantedPlace() {
    guard let place = wantedPlace, let tree = loaded?.snapshot.tree else { return }
    wantedPlace = nil
    guard let level = place.level(in: tree) else { return }
    openLevels(to: level)
    if let row = levels.last.flatMap(place.page) { rowTapped(row) }
  }

  private func load(_ freshness: AssortmentService.Freshness) -> Task<Void, Never> {
    task?.cancel()
    phase = loaded == nil ? .loading : .refreshing
    let newTask = Task { [weak self, service] in
      do {
        let loaded = try await AssortmentModel.load(from: service, freshness)
        if !Task.isCancelled { self?.show(loaded) }
      } catch {
        if !Task.isCancelled { self?.show(failure: error.explanation) }
      }
    }
    task = newTask
    return newTask
  }

  /// Prepares the search as well, away from the main thread.
  private nonisolated static func load(
    from service: AssortmentService, _ freshness: AssortmentService.Freshness
  ) async throws -> Loaded {
    let snapshot = try await service.assortment(freshness)
    return Loaded(snapshot: snapshot, search: CategorySearch(snapshot.tree))
  }

  private func show(_ newLoaded: Loaded) {
    let tree = newLoaded.snapshot.tree
    guard !tree.root.children.isEmpty else { return show(failure: AssortmentText.empty) }
    let newPath = loaded.map { tree.path(of: path, in: $0.snapshot.tree) } ?? .root
    loaded = newLoaded
    startURL = tree.startURL
    openLevels(to: newPath)
    openWantedPlace()
    updateNotice()
    updateSearch()
    phase = .loaded
  }

  private func show(failure reason: String) {
    if loaded == nil {
      phase = .failed(reason)
    } else {
      notice = AssortmentText.refreshFailed(reason)
      phase = .loaded
    }
  }

  private func updateNotice() {
    notice = loaded.flatMap { AssortmentText.notice(on: $0.snapshot.origin, now: time.now()) }
  }

  private func updateSearch() {
    guard let loaded, !searchText.trimmed.isEmpty else {
      search = .inactive
      return
    }
    let hits = loaded.search.hits(for: searchText, limit: AssortmentModel.mostHits)
    search =
      hits.isEmpty
      ? .nothing(AssortmentText.noHits(for: searchText))
      : .hits(hits.map { AssortmentHit($0, in: loaded.snapshot.tree) })
  }
}
