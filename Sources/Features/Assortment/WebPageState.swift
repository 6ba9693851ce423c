import Foundation

/// What the user sees of a page: a pure state that the events of a web view change.
public struct WebPageState: Sendable, Hashable {
  /// The state of the current load.
  public enum Phase: Sendable, Hashable {
    /// Nothing was asked for yet.
    case idle
    /// On the way; the progress goes from 0 to 1 and never back.
    case loading(progress: Double)
    /// Shown.
    case loaded
    /// Not shown; Retry loads the address again.
    case failed(WebFailure, retry: URL)
    /// Stopped by the user; what had arrived is shown.
    case stopped
  }

  /// Which load an event belongs to: the host counts them up, so that a late event of an earlier one is known.
  public typealias LoadID = Int

  /// What happens to a page.
  public enum Event: Sendable, Hashable {
    /// A load began, of a page or of one that replaces it.
    case started(LoadID, URL)
    /// Another address answers this load.
    case redirected(LoadID, URL)
    /// So much has arrived, 0 to 1.
    case progressed(LoadID, Double)
    /// All has arrived.
    case finished(LoadID)
    /// The load failed.
    case failed(LoadID, WebFailure)
    /// The load was given up: by the next one, by the user, or because the address opened elsewhere.
    case cancelled(LoadID)
    /// The user stopped the load.
    case stopTapped
    /// The user asked for a page: by a link, an address, Back, Reload or Retry.
    case userNavigated
    /// The process that shows the page ended.
    case processEnded
  }

  /// What the host has to do after an event.
  enum Effect: Sendable, Hashable {
    /// Load the page again.
    case reload(URL)
  }

  /// So many times in a row a page is loaded again by itself after its process ended.
  static let automaticReloads = 2

  /// The state of the current load.
  public private(set) var phase: Phase = .idle
  /// The address of the current load.
  public private(set) var url: URL?

  private var load: LoadID?
  private var reloads = 0
  private var phaseBeforeLoad: Phase = .idle
  private var urlBeforeLoad: URL?

  /// Whether a load is on the way.
  public var isLoading: Bool {
    if case .loading = phase { true } else { false }
  }

  /// How much of the current load has arrived, 0 to 1; `nil` when none is on the way.
  public var progress: Double? {
    if case .loading(let progress) = phase { progress } else { nil }
  }

  /// Takes an event; events of any load but the current one change nothing.
  mutating func handle(_ event: Event) -> Effect? {
    switch event {
    case .started(let id, let url): start(id, url)
    case .redirected(let id, let url) where isCurrent(id): move(to: url)
    case .progressed(let id, let value) where isCurrent(id): advance(to: value)
    case .finished(let id) where isCurrent(id): end(.loaded)
    case .failed(let id, let failure) where isCurrent(id):
      if let url { end(.failed(failure, retry: url)) }
    case .cancelled(let id) where isCurrent(id): returnToPage()
    case .stopTapped where isLoading: end(.stopped)
    case .userNavigated: reloads = 0
    case .processEnded: return recover()
    case .redirected, .progressed, .finished, .failed, .cancelled, .stopTapped: break
    }
    return nil
  }

  private func isCurrent(_ id: LoadID) -> Bool { isLoading && load == id }

  private mutating func start(_ id: LoadID, _ newURL: URL) {
    if !isLoading {
      phaseBeforeLoad = phase
      urlBeforeLoad = url
    }
    load = id
    url = newURL
    phase = .loading(progress: 0)
  }

  private mutating func move(to newURL: URL) {
    // Where WebKit refuses an address, as one with the port of something else than web pages, it shows an empty page without
    // a word. The ports: https://fetch.spec.whatwg.org/#port-blocking
    if newURL.absoluteString == "about:blank", let url, url != newURL {
      end(.failed(.other, retry: url))
    } else {
      url = newURL
    }
  }

  private mutating func advance(to value: Double) {
    guard case .loading(let progress) = phase, value > progress else { return }
    phase = .loading(progress: min(value, 1))
  }

  private mutating func end(_ newPhase: Phase) {
    phase = newPhase
    load = nil
  }

  /// The load came to nothing, without an error: what was shown before is still there.
  private mutating func returnToPage() {
    let hadPage = phaseBeforeLoad != .idle
    if hadPage { url = urlBeforeLoad }
    end(hadPage ? phaseBeforeLoad : .stopped)
  }

  private mutating func recover() -> Effect? {
    guard let url else { return nil }
    guard reloads < WebPageState.automaticReloads else {
      end(.failed(.crashed, retry: url))
      return nil
    }
    reloads += 1
    return .reload(url)
  }
}
