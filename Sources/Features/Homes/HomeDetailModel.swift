import Combine
import Formatting
import Foundation
import HTTP

/// The screen of one home.
@MainActor
public final class HomeDetailModel: ObservableObject {
  /// What the screen shows.
  public enum Phase: Sendable, Hashable {
    /// What is known from the list, while the rest is awaited.
    case loading
    /// Everything.
    case loaded
    /// What was known when the home was marked: the service does not list it any more.
    case notListed
    /// What is known from the list, if anything; says why there is no more. Offer to retry.
    case failed(String)
  }

  /// Which home.
  public let id: HomeID
  /// What the screen shows.
  @Published public private(set) var phase: Phase = .loading
  /// All that is known of the home, ready to be shown; `nil` while nothing is.
  @Published public private(set) var content: HomeDetailContent?
  /// Whether it is a favourite; `nil` while that is unknown.
  @Published public private(set) var isFavourite: Bool?
  /// What the user has to know: this is an offline copy.
  @Published public private(set) var notice: String?

  /// The favourites that all screens share; they tell why they are unknown, and what was not kept.
  public let favourites: FavouritesModel

  private let service: HomesService
  private let dates: HomeDateText
  private let now: @Sendable () -> Date
  private var home: Home?
  private var loading: Task<Void, Never>?
  private var favouritesChange: AnyCancellable?

  /// The screen of a home; `home` is what a list knows of it, and a favourite's snapshot serves as well.
  public init(
    id: HomeID, home: Home? = nil, service: HomesService, favourites: FavouritesModel,
    locale: Locale = .standard, timeZone: TimeZone = .current,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.id = id
    self.service = service
    self.favourites = favourites
    self.now = now
    dates = HomeDateText(locale: locale, timeZone: timeZone)
    self.home = home
    favouritesChange = favourites.$phase.sink { [weak self] phase in
      // The publisher speaks before the model changes, and on the main actor, where the model lives.
      MainActor.assumeIsolated { self?.favouritesChanged(phase) }
    }
    showHome()
  }

  // MARK: - Gestures

  /// The screen appeared: loads what is not there yet.
  @discardableResult
  public func appeared() -> Task<Void, Never>? {
    let reading = favourites.appeared()
    guard phase != .loaded, loading == nil else { return nil }
    return load(after: reading)
  }

  /// The screen went away: what is still awaited is given up.
  public func disappeared() {
    loading?.cancel()
    loading = nil
  }

  /// The user wants another try.
  @discardableResult
  public func retryTapped() -> Task<Void, Never> {
    loading?.cancel()
    return load(after: favourites.appeared())
  }

  /// The user marked the home, or took the mark away.
  @discardableResult
  public func favouriteTapped() -> Task<Void, Never>? {
    home.map(favourites.favouriteTapped)
  }

  // MARK: - Loading

  private func load(after reading: Task<Void, Never>) -> Task<Void, Never> {
    phase = .loading
    notice = nil
    let task = Task {
      await fetch()
      // A failed fetch falls back on the favourite's snapshot, so that must be known by the end.
      await reading.value
      showHome()
      if phase == .notListed { notice = HomesText.notListed(isKnown: content != nil) }
    }
    loading = task
    return task
  }

  private func fetch() async {
    let result: Result<HomeDetail, any Error>
    do {
      result = .success(try await service.detail(id))
    } catch {
      result = .failure(error)
    }
    // A reply that comes after the screen was left is of no interest.
    guard !Task.isCancelled else { return }
    loading = nil
    switch result {
    case .success(let detail): show(detail)
    case .failure(let failure as HTTPFailure) where failure.meansNotListed:
      favourites.homeNotListed(id)
      phase = .notListed
    case .failure(let error): phase = .failed(HomesText.cannotLoadHome(error))
    }
  }

  private func show(_ detail: HomeDetail) {
    // The details may leave out what the list tells, as those of projects do.
    let complete = home.map(detail.home.completed) ?? detail.home
    home = complete
    phase = .loaded
    content = HomeDetailContent(complete, detail: detail, dates: dates)
    switch detail.origin {
    case .offlineCopy(let storedAt): notice = HomesText.offlineCopy(storedAt: storedAt, now: now())
    case .network, .cache: favourites.homesListed([complete])
    }
  }

  /// Shows what is known without the details: from the list, or from the favourites.
  private func showHome() {
    guard phase != .loaded, let known = home ?? favourites.home(id) else { return }
    home = known
    content = HomeDetailContent(known, isListed: phase == .notListed ? false : nil, dates: dates)
  }

  private func favouritesChanged(_ favourites: FavouritesModel.Phase) {
    isFavourite = favourites.ids?.contains(id)
  }
}
