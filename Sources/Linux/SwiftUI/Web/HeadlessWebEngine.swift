import Foundation

extension HeadlessHost: WebPageHost {
  package func makeWebPageEngine(in environment: EnvironmentValues) -> any WebPageEngine {
    HeadlessWebEngine(reply: environment.headlessWebReply)
  }
}

/// A page without a browser: each load is answered at once by what a test says, and the test plays the user and the page.
@MainActor
package final class HeadlessWebEngine: WebPageEngine {
  /// What comes of a load.
  package enum Reply: Sendable, Hashable {
    /// A page with this title.
    case page(title: String)
    /// Another address, which is then loaded.
    case redirect(to: URL)
    /// No page.
    case failure(WebLoadFailure.Category)
    /// Nothing until the test says what.
    case pending
  }

  package var handlers = WebPageHandlers()
  /// What the page was told to do.
  package private(set) var commands: [WebPageCommand] = []
  package private(set) var isClosed = false
  package private(set) var status = WebPageStatus()

  private let reply: @MainActor (URL) -> Reply
  private var history: [URL] = []
  private var index = -1
  private var lastLoad = 0
  private var current: (load: Int, url: URL, step: Step)?

  /// Where a load leads in the history.
  private enum Step {
    case onward
    case to(Int)
  }

  package init(reply: @escaping @MainActor (URL) -> Reply) {
    self.reply = reply
  }

  package func perform(_ command: WebPageCommand) {
    guard !isClosed else { return }
    commands.append(command)
    switch command {
    case .load(let url): ask(WebNavigation(url: url), .onward)
    case .loadHTML(_, let baseURL): ask(WebNavigation(url: baseURL ?? URL(string: "about:blank")), .onward)
    case .stop: end(.cancelled)
    case .reload: visit(index, because: .reload)
    case .goBack: visit(index - 1, because: .history)
    case .goForward: visit(index + 1, because: .history)
    }
  }

  package func close() {
    isClosed = true
    handlers = WebPageHandlers()
    current = nil
  }

  // MARK: Navigation

  private func visit(_ index: Int, because cause: WebNavigation.Cause) {
    guard history.indices.contains(index) else { return }
    ask(WebNavigation(url: history[index], cause: cause), .to(index))
  }

  private func ask(_ navigation: WebNavigation, _ step: Step) {
    guard let asked = handlers.navigation else { return begin(navigation.url, step) }
    asked(navigation) { [weak self] decision in
      switch decision {
      case .allow: self?.begin(navigation.url, step)
      case .cancel: break
      case .openOutside:
        if let url = navigation.url { self?.handlers.openOutside?(url) }
      }
    }
  }

  private func begin(_ url: URL?, _ step: Step) {
    guard let url, !isClosed else { return }
    end(.cancelled)
    lastLoad += 1
    current = (lastLoad, url, step)
    handlers.load?(lastLoad, .started(url))
    change {
      $0.isLoading = true
      $0.progress = 0
    }
    answer(url)
  }

  private func answer(_ url: URL) {
    switch reply(url) {
    case .page(let title): finish(title: title)
    case .redirect(let target):
      redirect(to: target)
      answer(target)
    case .failure(let category): fail(category)
    case .pending: break
    }
  }

  private func end(_ event: WebLoadEvent) {
    guard let load = current?.load else { return }
    current = nil
    handlers.load?(load, event)
    change { $0.isLoading = false }
  }

  private func change(_ body: (inout WebPageStatus) -> Void) {
    var new = status
    body(&new)
    guard new != status else { return }
    status = new
    handlers.status?(new)
  }

  // MARK: What a test plays

  /// So much of the page on the way has arrived.
  package func progress(to share: Double) {
    guard let load = current?.load else { return }
    handlers.load?(load, .progressed(share))
    change { $0.progress = share }
  }

  /// Another address answers the load on the way.
  package func redirect(to url: URL) {
    guard let load = current?.load else { return }
    current?.url = url
    handlers.load?(load, .redirected(url))
  }

  /// The page on the way has arrived.
  package func finish(title: String = "") {
    guard let (_, url, step) = current else { return }
    switch step {
    case .onward:
      history = history.prefix(index + 1) + [url]
      index += 1
    case .to(let place): index = place
    }
    change {
      $0.url = url
      $0.title = title
      $0.progress = 1
      $0.canGoBack = index > 0
      $0.canGoForward = index < history.count - 1
    }
    end(.finished)
  }

  /// The load on the way fails.
  package func fail(_ category: WebLoadFailure.Category) {
    end(.failed(WebLoadFailure(category: category, url: current?.url)))
  }

  /// A link of the page is followed, or a script goes elsewhere.
  package func follow(_ url: URL, isUserGesture: Bool = true) {
    ask(
      WebNavigation(url: url, isUserGesture: isUserGesture, cause: isUserGesture ? .link : .other), .onward)
  }

  /// The page wants to open an address in a new window.
  package func openWindow(_ url: URL, isUserGesture: Bool = true) {
    handlers.newWindow?(WebNavigation(url: url, isUserGesture: isUserGesture, cause: .link))
  }

  /// A script of the page asks something; it is declined if nobody is there to answer.
  package func ask(_ dialog: WebDialog, _ answer: @escaping @MainActor (WebDialog.Answer) -> Void) {
    if let asked = handlers.dialog { asked(dialog, answer) } else { answer(.decline) }
  }

  /// The page offers something that a browser would save.
  package func offerDownload(_ url: URL) {
    handlers.download?(url)
  }

  /// The process that shows the page ends.
  package func endProcess(_ end: WebProcessEnd = .crashed) {
    current = nil
    change { $0.isLoading = false }
    handlers.processEnd?(end)
  }
}

extension EnvironmentValues {
  /// What comes of a load where there is no browser: a page without a title unless a test says otherwise.
  package var headlessWebReply: @MainActor (URL) -> HeadlessWebEngine.Reply {
    get { self[HeadlessWebReplyKey.self] }
    set { self[HeadlessWebReplyKey.self] = newValue }
  }
}

private enum HeadlessWebReplyKey: EnvironmentKey {
  static var defaultValue: @MainActor (URL) -> HeadlessWebEngine.Reply {
    { _ in .page(title: "") }
  }
}
