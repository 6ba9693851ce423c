import Combine
import Foundation
import HTTP

/// The list of homes for sale or rent.
@MainActor
public final class HomesModel: ObservableObject {
  /// What the screen shows.
  public enum Phase: Sendable, Hashable {
    /// Nothing was asked for yet.
    case idle
    /// The first reply of this mode is awaited.
    case loading
    /// The rows are there; there may be none.
    case loaded
    /// The rows are there while newer ones are awaited.
    case refreshing
    /// There are no rows; says why and what to do. Offer to retry.
    case failed(String)
  }

  /// What is looked for.
  @Published public private(set) var mode: HomesMode
  /// What the screen shows.
  @Published public private(set) var phase: Phase = .idle
  /// The rows, as far as the user has scrolled.
  @Published public private(set) var rows: [HomeRow] = []
  /// How many homes the service has in all.
  @Published public private(set) var total = 0
  /// How many favourites there are; `nil` while that is unknown.
  @Published public private(set) var favouriteCount: Int?
  /// What the user has to know beside the rows: they are an offline copy, or could not be brought up to date.
  @Published public private(set) var notice: String?

  /// The favourites that all screens share; they tell why they are unknown, and what was not kept.
  public let favourites: FavouritesModel

  private let service: HomesService
  private let preference: HomesModePreference
  private let now: @Sendable () -> Date
  @Published private var list = HomesList()
  private var isModeSettled = false
  private var loading: Task<Void, Never>?
  /// Ends when the mode that was chosen last is kept, or cannot be.
  private(set) var lastChoiceKept: Task<Void, Never>?
  private var favouritesChange: AnyCancellable?

  /// A list that starts with the mode that was chosen last, or with homes for sale.
  public init(
    service: HomesService, favourites: FavouritesModel, preference: HomesModePreference,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.service = service
    self.favourites = favourites
    self.preference = preference
    self.now = now
    mode = .buy
    favouritesChange = favourites.$phase.sink { [weak self] phase in
      // The publisher speaks before the model changes, and on the main actor, where the model lives.
      MainActor.assumeIsolated { self?.favouritesChanged(phase) }
    }
  }

  /// The number of favourites in words.
  public var favouriteCountText: String { HomesText.favouriteCount(favouriteCount) }

  /// Which homes are shown.
  public var filter: HomesFilter { list.filter }

  /// In which order they are shown.
  public var sort: HomesSort { list.sort }

  /// The kinds of building among the homes and in the filter, in alphabetical order, as choices of the filter.
  public var kinds: [HomeKind] {
    list.all.dwellingTypes.union(filter.dwellingTypes).map(HomeKind.init).sorted()
  }

  /// How many homes pass the filter, shown or not.
  public var matchCount: Int { list.matchCount }

  /// How many homes there are, and how many of them fit the filter, in words; `nil` while that is unknown.
  public var countText: String? {
    switch phase {
    case .loaded, .refreshing: HomesText.homeCount(matchCount, of: total)
    case .idle, .loading, .failed: nil
    }
  }

  /// Whether scrolling brings more rows.
  public var hasMore: Bool { list.hasMore }

  /// What to say in place of rows; `nil` unless the list is there and empty.
  public var emptyText: String? {
    guard phase == .loaded, list.matchCount == 0 else { return nil }
    return list.all.homes.isEmpty ? HomesText.noHomes(mode) : HomesText.noMatches
  }

  /// A home of the list.
  public func home(_ id: HomeID) -> Home? { list.all[id] }

  // MARK: - Gestures

  /// The screen appeared: the first time, or after it was left in mid-load, the homes are loaded.
  @discardableResult
  public func appeared() -> Task<Void, Never>? {
    favourites.appeared()
    guard phase == .idle else { return nil }
    return load()
  }

  /// The screen went away: what is still awaited is given up.
  public func disappeared() {
    loading?.cancel()
    loading = nil
    switch phase {
    case .loading: phase = .idle
    case .refreshing: phase = .loaded
    case .idle, .loaded, .failed: break
    }
  }

  /// The user switched between buying and renting.
  @discardableResult
  public func modeChosen(_ chosen: HomesMode) -> Task<Void, Never>? {
    isModeSettled = true
    keep(chosen)
    guard chosen != mode || phase == .idle else { return nil }
    mode = chosen
    return load()
  }

  /// The user asked for newer rows.
  @discardableResult
  public func refreshTapped() -> Task<Void, Never> {
    load(keepingRows: phase == .loaded || phase == .refreshing)
  }

  /// The user wants another try.
  @discardableResult
  public func retryTapped() -> Task<Void, Never> { load() }

  /// The user changed the filter.
  public func filterChanged(_ filter: HomesFilter) {
    guard filter != list.filter else { return }
    list.filter = filter
    showRows(favourites.phase)
  }

  /// The user typed words that all homes must have.
  public func textTyped(_ text: String) {
    var filter = list.filter
    filter.text = text
    filterChanged(filter)
  }

  /// The user chose an order.
  public func sortChosen(_ sort: HomesSort) {
    list.sort = sort
    showRows(favourites.phase)
  }

  /// A row came into view: near the end, a further page is shown.
  public func rowAppeared(_ id: HomeID) {
    guard list.hasMore, rows.suffix(HomesModel.rowsBeforeTheEnd).contains(where: { $0.id == id }) else {
      return
    }
    list.showMore()
    let marked = favourites.phase.ids
    rows += (rows.count..<list.visibleCount).map(list.visibleHome).map {
      HomeRow($0, isFavourite: marked?.contains($0.id))
    }
  }

  /// The user marked a home, or took the mark away.
  @discardableResult
  public func favouriteTapped(_ id: HomeID) -> Task<Void, Never>? {
    home(id).map(favourites.favouriteTapped)
  }

  // MARK: - Loading

  private static let rowsBeforeTheEnd = 5

  private func load(keepingRows: Bool = false) -> Task<Void, Never> {
    loading?.cancel()
    notice = nil
    phase = keepingRows ? .refreshing : .loading
    if !keepingRows { accept(HomesResults(homes: []), SearchableHomes()) }
    let task = Task {
      await readMode()
      await search(keepingRows: keepingRows)
    }
    loading = task
    return task
  }

  /// The mode of the last launch, unless the user has chosen meanwhile. When it cannot be read, it is not
  /// replaced either: the next launch may be luckier.
  private func readMode() async {
    guard !isModeSettled else { return }
    do {
      let kept = try await preference.read()
      guard !isModeSettled else { return }
      isModeSettled = true
      if let kept { mode = kept }
    } catch {
      guard !Task.isCancelled, !isModeSettled else { return }
      // Read later, it would change what is shown under the user's hands.
      isModeSettled = true
      notice = HomesText.modeNotRead
    }
  }

  private func search(keepingRows: Bool) async {
    guard !Task.isCancelled else { return }
    do {
      let results = try await service.search(mode, [])
      let homes = await SearchableHomes.made(of: results.homes)
      // A reply that comes after the screen was left or the mode switched is of no interest.
      guard !Task.isCancelled else { return }
      phase = .loaded
      accept(results, homes)
    } catch {
      guard !Task.isCancelled else { return }
      phase = keepingRows ? .loaded : .failed(HomesText.cannotLoad(error))
      if keepingRows { notice = HomesText.cannotRefresh(error) }
    }
  }

  private func keep(_ chosen: HomesMode) {
    let previous = lastChoiceKept
    lastChoiceKept = Task {
      await previous?.value
      do {
        try await preference.write(chosen)
      } catch {
        notice = HomesText.modeNotKept
      }
    }
  }

  // MARK: - Showing

  private func accept(_ results: HomesResults, _ homes: SearchableHomes) {
    list.all = homes
    total = results.total
    switch results.origin {
    case .offlineCopy(let storedAt): notice = HomesText.offlineCopy(storedAt: storedAt, now: now())
    case .network, .cache: favourites.homesListed(results.homes)
    }
    showRows(favourites.phase)
  }

  private func favouritesChanged(_ phase: FavouritesModel.Phase) {
    favouriteCount = phase.count
    markRows(phase)
  }

  /// A tap changes one row of maybe thousands: the others are left as they are.
  private func markRows(_ favourites: FavouritesModel.Phase) {
    let marked = favourites.ids
    let changed = rows.indices.filter { rows[$0].isFavourite != marked?.contains(rows[$0].id) }
    guard !changed.isEmpty else { return }
    var newRows = rows
    for index in changed {
      let home = list.visibleHome(at: index)
      newRows[index] = HomeRow(home, isFavourite: marked?.contains(home.id))
    }
    rows = newRows
  }

  private func showRows(_ favourites: FavouritesModel.Phase) {
    let marked = favourites.ids
    rows = list.visible.map { HomeRow($0, isFavourite: marked?.contains($0.id)) }
  }
}
