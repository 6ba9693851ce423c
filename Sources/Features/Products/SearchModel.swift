import Combine
import Storage

/// The screen where a search begins: a text field and the recent searches.
@MainActor
public final class SearchModel: ObservableObject {
  /// What stands in the text field.
  @Published public var text = ""
  /// The recent searches, newest first.
  @Published public private(set) var recents: [String] = []
  /// What the user should know about the recent searches.
  @Published public private(set) var notice: String?

  private let preferences: Preferences
  private var saving: Task<Void, Never>?

  /// A screen that keeps its recent searches in the preferences.
  public init(preferences: Preferences) {
    self.preferences = preferences
  }

  /// Whether there is anything to search for.
  public var canSubmit: Bool { ProductsQuery(text) != nil }

  /// The screen appeared: reads the recent searches.
  @discardableResult
  public func appeared() -> Task<Void, Never> {
    enqueue { [self] in try await reload() }
  }

  /// The user submitted the text field. Returns what to search for, or `nil` where there is no word in it.
  public func searchSubmitted() -> ProductsQuery? {
    guard let query = ProductsQuery(text) else { return nil }
    let entry = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    _ = change { $0.add(entry) }
    return query
  }

  /// The user chose a recent search. Returns what to search for.
  public func recentTapped(_ recent: String) -> ProductsQuery? {
    text = recent
    return searchSubmitted()
  }

  /// The user deleted one recent search.
  @discardableResult
  public func recentDeleted(_ recent: String) -> Task<Void, Never> {
    change { $0.remove(recent) }
  }

  /// The user deleted all recent searches.
  @discardableResult
  public func allRecentsDeleted() -> Task<Void, Never> {
    change { $0.removeAll() }
  }

  /// Ends when all changes so far are kept.
  public func saved() async {
    await saving?.value
  }

  private func change(_ edit: @escaping @Sendable (inout RecentSearches) -> Void) -> Task<Void, Never> {
    enqueue { [self] in
      try await preferences.update(RecentSearches.key) { stored in
        var searches = RecentSearches(stored: stored)
        edit(&searches)
        return try searches.stored()
      }
      try await reload()
    }
  }

  private func reload() async throws {
    recents = RecentSearches(stored: try await preferences.text(RecentSearches.key)).texts
  }

  /// Does one thing after the other, in the order of the gestures.
  private func enqueue(_ work: @escaping @MainActor () async throws -> Void) -> Task<Void, Never> {
    let previous = saving
    let task = Task {
      await previous?.value
      do {
        try await work()
        notice = nil
      } catch {
        notice = ProductsText.recentsNotKept
      }
    }
    saving = task
    return task
  }
}
