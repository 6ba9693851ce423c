import Combine
import Foundation

/// The screen of a page: what is seen of it, and what its web view has to do.
///
/// The web view is attached to it, does what it is told, asks before each navigation, and tells what happens.
@MainActor
public final class WebPageModel: ObservableObject {
  /// What a web view has to do.
  public enum Command: Sendable, Hashable {
    /// Load this address.
    case load(URL)
    /// Load the page again.
    case reload
    /// Stop the load.
    case stop
    /// Show the page before.
    case goBack
    /// Show the page after.
    case goForward
  }

  /// The title of the screen, which the page's own title never changes.
  public let title: String
  /// The address that it begins with.
  public private(set) var startURL: URL
  /// What is seen of the page.
  @Published public private(set) var state = WebPageState()
  /// Whether there is a page before.
  @Published public private(set) var canGoBack = false
  /// Whether there is a page after.
  @Published public private(set) var canGoForward = false

  private let openElsewhere: @MainActor (URL) -> Void
  private var perform: (@MainActor (Command) -> Void)?
  private var waiting: [Command] = []
  private var hasStarted = false
  private var hadWebView = false
  /// The address that we told the web view to load: no page asked for it.
  private var ownURL: URL?

  /// A page that loads when it comes into view.
  ///
  /// - Parameters:
  ///   - title: the title of the screen.
  ///   - startURL: the address to load first.
  ///   - openElsewhere: gives an address to the system, such as a call or a mail.
  public init(title: String, startURL: URL, openElsewhere: @escaping @MainActor (URL) -> Void) {
    self.title = title
    self.startURL = startURL
    self.openElsewhere = openElsewhere
  }

  /// Why the page is not shown and what to do; `nil` when it is.
  public var failureText: String? {
    if case .failed(let failure, _) = state.phase { AssortmentText.failure(failure) } else { nil }
  }

  // MARK: Gestures

  /// The screen came into view: loads the page the first time.
  public func appeared() {
    guard !hasStarted else { return }
    hasStarted = true
    load(startURL)
  }

  /// Shows the page before.
  public func backTapped() {
    navigate(.goBack)
  }

  /// Shows the page after.
  public func forwardTapped() {
    navigate(.goForward)
  }

  /// Loads the page again.
  public func reloadTapped() {
    if case .failed = state.phase { retryTapped() } else { navigate(.reload) }
  }

  /// Loads the page that failed again.
  public func retryTapped() {
    guard case .failed(_, let url) = state.phase else { return }
    load(url)
  }

  /// Gives the page that failed to the system's browser.
  public func openInBrowserTapped() {
    guard case .failed(_, let url) = state.phase else { return }
    openElsewhere(url)
  }

  /// Stops the load.
  public func stopTapped() {
    received(.stopTapped)
    tell(.stop)
  }

  // MARK: The web view

  /// Connects the web view, which does at once what it was to do before it was there. One that takes the place of
  /// another is empty, so it loads the page that was shown.
  public func attach(_ perform: @escaping @MainActor (Command) -> Void) {
    self.perform = perform
    var commands = waiting
    waiting = []
    if hadWebView, hasStarted { commands = [.load(commands.lastAddress ?? state.url ?? startURL)] }
    hadWebView = true
    for command in commands { tell(command) }
  }

  /// The web view is gone: it is told nothing more, and what it had not yet done is forgotten.
  public func detach() {
    perform = nil
    waiting = []
  }

  /// The web view is about to navigate.
  ///
  /// - Returns: whether it may. Whatever else is to be done is done here.
  public func navigationRequested(
    to url: URL?, target: WebPolicy.Target, isUserGesture: Bool
  ) -> Bool {
    let isOwn = url != nil && url == ownURL
    let decision = WebPolicy.decide(
      WebPolicy.Navigation(
        url: url, target: target, isUserGesture: isUserGesture, currentHost: isOwn ? nil : state.url?.host))
    switch decision.action {
    case .loadHere:
      if isUserGesture, target == .mainFrame { received(.userNavigated) }
      return true
    case .openInPlace(let url): load(url)
    case .upgradeToHTTPS(let url): tell(.load(url))
    case .handToSystem(let url): openElsewhere(url)
    case .refuse: break
    }
    return false
  }

  /// Something happened to the page.
  public func received(_ event: WebPageState.Event) {
    switch state.handle(event) {
    case .reload(let url): tell(.load(url))
    case nil: break
    }
  }

  /// The pages before and after changed.
  public func historyChanged(canGoBack: Bool, canGoForward: Bool) {
    self.canGoBack = canGoBack
    self.canGoForward = canGoForward
  }

  // MARK: Where to start

  /// Begins elsewhere. The page that is shown changes only while it is still the one it began with.
  func startURLChanged(to url: URL) {
    guard url != startURL else { return }
    let isAtStart = hasStarted && (state.url == nil || state.url == startURL)
    startURL = url
    if isAtStart { load(url) }
  }

  /// Loads the page that it begins with again.
  func startOver() {
    hasStarted = true
    load(startURL)
  }

  private func load(_ url: URL) {
    navigate(.load(url))
  }

  private func navigate(_ command: Command) {
    received(.userNavigated)
    tell(command)
  }

  private func tell(_ command: Command) {
    if case .load(let url) = command { ownURL = url }
    if let perform { perform(command) } else { waiting.append(command) }
  }
}

extension [WebPageModel.Command] {
  fileprivate var lastAddress: URL? {
    for case .load(let url) in reversed() { return url }
    return nil
  }
}
