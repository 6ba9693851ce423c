import Combine
import Foundation
import Storage

/// The favourites as all Homes screens share them, and the screen that lists them.
///
/// A tap shows at once and is written in the background, one tap after the other; a write that fails takes
/// its own change back and says so. As long as the file has not been read, the favourites are unknown, not
/// none: there is no count and nothing is written.
@MainActor
public final class FavouritesModel: ObservableObject {
  /// What is known of the favourites.
  public enum Phase: Sendable, Hashable {
    /// Nothing yet.
    case loading
    /// They could not be read; says why and what to do. Offer to retry.
    case unknown(String)
    /// These they are, newest first, changes that are still being written included.
    case loaded([Favourite])
  }

  /// What is known of the favourites.
  @Published public private(set) var phase: Phase = .loading
  /// What the service says of the homes that it was asked about; those it was not asked about are missing.
  @Published public private(set) var listings: [HomeID: HomeListing] = [:]
  /// What the user has to know: a change that was not kept, a damaged file.
  @Published public private(set) var notice: String?
  /// Whether the favourites can never be read here, so that all that helps is to start afresh.
  @Published public private(set) var canStartAfresh = false
  /// Says so when the key of the favourites does not lie where it is safest; `nil` when it does, and as long as that
  /// is unknown.
  @Published public private(set) var protectionNotice: String?

  private let openStore: @Sendable () async -> FavouritesStore
  private var openedStore: FavouritesStore?
  private let service: HomesService
  private let now: @Sendable () -> Date
  private var ledger = FavouritesLedger()
  private var lastAccess: Task<Void, Never>?
  private var listingCheck: Task<Void, Never>?

  /// The favourites of a store; `service` tells which of them are still listed.
  ///
  /// - Parameter opening: finds the store when it is first needed, as finding a vault takes time, and again for another
  ///   try after it could not be read.
  public init(
    opening: @escaping @Sendable () async -> FavouritesStore, service: HomesService,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    openStore = opening
    self.service = service
    self.now = now
  }

  /// The favourites of a store that is at hand.
  public convenience init(
    store: FavouritesStore, service: HomesService, now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.init(opening: { store }, service: service, now: now)
    protectionNotice = store.backend.notice
  }

  /// The favourites, newest first; none while they are unknown.
  public var favourites: [Favourite] {
    if case .loaded(let favourites) = phase { favourites } else { [] }
  }

  /// How many there are; `nil` while that is unknown.
  public var count: Int? { phase.count }

  /// The same in words.
  public var countText: String { HomesText.favouriteCount(count) }

  /// Whether a home is a favourite; `nil` while that is unknown.
  public func isFavourite(_ id: HomeID) -> Bool? { phase.ids?.contains(id) }

  /// Whether the service still has a home; `nil` while that is unknown.
  public func isListed(_ id: HomeID) -> Bool? { listings[id].map { $0 != .notListed } }

  /// The favourite's home: as the service has it now, or else as it was when it was marked.
  public func home(_ id: HomeID) -> Home? { favourites.first { $0.id == id }.map(current) }

  /// The rows of the favourites' screen.
  public var rows: [HomeRow] {
    favourites.map { HomeRow(current($0), isFavourite: true, isListed: isListed($0.id)) }
  }

  private func current(_ favourite: Favourite) -> Home {
    if case .listed(let home) = listings[favourite.id] { home } else { favourite.home }
  }

  // MARK: - Gestures

  /// A screen with favourites appeared: reads them, as another program may have changed them.
  @discardableResult
  public func appeared() -> Task<Void, Never> {
    access { model in await model.read() }
  }

  /// The user wants another try at reading.
  @discardableResult
  public func retryTapped() -> Task<Void, Never> {
    notice = nil
    if case .unknown = phase { phase = .loading }
    return appeared()
  }

  /// Marks a home, or takes the mark away. While the favourites are unknown, this tries to read them instead.
  @discardableResult
  public func favouriteTapped(_ home: Home) -> Task<Void, Never> {
    switch isFavourite(home.id) {
    case nil: retryTapped()
    case true?: remove(home.id)
    case false?: add(home)
    }
  }

  /// The user has confirmed to begin with no favourites where they can never be read here; their file is kept aside.
  @discardableResult
  public func startAfreshConfirmed() -> Task<Void, Never> {
    access { model in await model.read { try await $0.startAfresh() } }
  }

  /// Removes a favourite from the list.
  @discardableResult
  public func removeTapped(_ id: HomeID) -> Task<Void, Never> {
    isFavourite(id) == true ? remove(id) : retryTapped()
  }

  /// The user has read the notice.
  public func noticeDismissed() {
    notice = nil
  }

  /// The favourites' screen appeared: asks the service which of them it still has.
  @discardableResult
  public func listAppeared() -> Task<Void, Never> {
    listingCheck?.cancel()
    let reading = appeared()
    let task = Task {
      await reading.value
      await checkListings()
    }
    listingCheck = task
    return task
  }

  /// The favourites' screen went away.
  public func listDisappeared() {
    listingCheck?.cancel()
    listingCheck = nil
  }

  // MARK: - What other screens learn

  /// The service has just sent these homes.
  func homesListed(_ homes: [Home]) {
    let listed = homes.map { ($0.id, HomeListing.listed($0)) }
    listings.merge(listed, uniquingKeysWith: { _, new in new })
  }

  /// The service does not have a home any more.
  func homeNotListed(_ id: HomeID) {
    listings[id] = .notListed
  }

  // MARK: - Reading and writing, in the order of the gestures

  private func access(_ work: @escaping @MainActor (FavouritesModel) async -> Void) -> Task<Void, Never> {
    let previous = lastAccess
    let task = Task {
      await previous?.value
      await work(self)
    }
    lastAccess = task
    return task
  }

  private func store() async -> FavouritesStore {
    if let openedStore { return openedStore }
    let store = await openStore()
    openedStore = store
    protectionNotice = store.backend.notice
    return store
  }

  private func read(
    _ contents: @Sendable (FavouritesStore) async throws -> FavouritesStore.Contents = {
      try await $0.contents()
    }
  ) async {
    do {
      accept(try await contents(await store()))
    } catch {
      canStartAfresh = error.meansNeverReadable
      // What was read before is still the best that is known.
      if case .loaded = phase {
        notice = HomesText.cannotReadFavourites(error)
      } else {
        phase = .unknown(HomesText.cannotReadFavourites(error))
        // Another vault may be there by the next try.
        openedStore = nil
      }
    }
  }

  private func add(_ home: Home) -> Task<Void, Never> {
    let favourite = Favourite(home: home, savedAt: now())
    return write(.add(favourite)) { store in try await store.add(favourite) }
  }

  private func remove(_ id: HomeID) -> Task<Void, Never> {
    write(.remove(id)) { store in try await store.remove(id) }
  }

  private func write(
    _ change: FavouritesLedger.Change,
    _ work: @escaping @Sendable (FavouritesStore) async throws -> FavouritesStore.Contents
  ) -> Task<Void, Never> {
    let ticket = ledger.begin(change)
    show()
    return access { model in
      do {
        let contents = try await work(await model.store())
        model.ledger.end(ticket)
        model.accept(contents)
      } catch {
        model.ledger.end(ticket)
        model.notice = HomesText.cannotWriteFavourites(error)
        model.show()
      }
    }
  }

  private func accept(_ contents: FavouritesStore.Contents) {
    canStartAfresh = false
    ledger.written = contents.favourites
    if let kept = contents.setAside { notice = HomesText.favouritesSetAside(keptAs: kept) }
    show()
  }

  private func show() {
    let loaded = Phase.loaded(ledger.favourites)
    if phase != loaded { phase = loaded }
  }

  // MARK: - Which are still listed

  private func checkListings() async {
    var unchecked = favourites.map(\.id).filter { listings[$0] == nil }[...]
    let service = service
    await withTaskGroup(of: (HomeID, HomeListing?).self) { group in
      for id in unchecked.prefix(FavouritesModel.checksAtOnce) {
        group.addTask { (id, await service.listing(of: id)) }
      }
      unchecked = unchecked.dropFirst(FavouritesModel.checksAtOnce)
      for await (id, listing) in group where !Task.isCancelled {
        if let listing { listings[id] = listing }
        if let next = unchecked.popFirst() { group.addTask { (next, await service.listing(of: next)) } }
      }
    }
  }

  private static let checksAtOnce = 4
}

extension Error {
  /// Whether another try is of no use as long as the file of the favourites and its key are what they are.
  fileprivate var meansNeverReadable: Bool {
    switch self as any Error {
    case SealedFileFailure.keyMissing, SealedFileFailure.backendChanged, FavouritesFailure.notFavourites: true
    default: false
    }
  }
}

extension FavouritesModel.Phase {
  /// How many favourites there are; `nil` while that is unknown.
  var count: Int? {
    if case .loaded(let favourites) = self { favourites.count } else { nil }
  }

  /// Which homes they are; `nil` while that is unknown.
  var ids: Set<HomeID>? {
    if case .loaded(let favourites) = self { Set(favourites.map(\.id)) } else { nil }
  }
}
