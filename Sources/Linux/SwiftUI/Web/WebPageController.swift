import Combine
import Foundation

/// Commands a page that a ``HostedWebPage`` shows, and tells what happens to it.
///
/// What it is told before the page is shown is done once it is. It serves one view at a time.
@MainActor
package final class WebPageController: ObservableObject {
  /// What is seen of the page.
  @Published package private(set) var status = WebPageStatus()
  /// Who is told and asked what the page does.
  package var handlers = WebPageHandlers() { didSet { hearEngine() } }
  /// What shows the page, as long as a view does.
  package private(set) var engine: (any WebPageEngine)?

  private var isStarted = false
  private var waiting: [WebPageCommand] = []

  package init() {}

  // MARK: Commands

  /// Loads an address.
  package func load(_ url: URL) { perform(.load(url)) }

  /// Shows HTML, whose relative addresses are relative to a base.
  package func load(html: String, baseURL: URL? = nil) { perform(.loadHTML(html, baseURL: baseURL)) }

  /// Stops the load.
  package func stop() { perform(.stop) }

  /// Loads the page again, without asking the cache if that is to be bypassed.
  package func reload(bypassingCache: Bool = false) { perform(.reload(bypassingCache: bypassingCache)) }

  /// Shows the page before, if there is one.
  package func goBack() { perform(.goBack) }

  /// Shows the page after, if there is one.
  package func goForward() { perform(.goForward) }

  private func perform(_ command: WebPageCommand) {
    if isStarted, let engine { engine.perform(command) } else { waiting.append(command) }
  }

  // MARK: The view

  /// Takes what shows the page from now on.
  func connect(_ engine: any WebPageEngine) {
    if let old = self.engine { disconnect(old) }
    self.engine = engine
    hearEngine()
  }

  /// Does what waited for the page to be shown.
  func start(_ engine: any WebPageEngine) {
    guard self.engine === engine, !isStarted else { return }
    isStarted = true
    let commands = waiting
    waiting = []
    for command in commands { perform(command) }
  }

  /// Closes what showed the page, and forgets the page; does nothing if something else shows it by now.
  func disconnect(_ engine: any WebPageEngine) {
    guard self.engine === engine else { return }
    self.engine = nil
    isStarted = false
    engine.close()
    if status != WebPageStatus() { status = WebPageStatus() }
  }

  private func hearEngine() {
    guard let engine else { return }
    var heard = handlers
    heard.status = { [weak self] status in
      self?.status = status
      self?.handlers.status?(status)
    }
    engine.handlers = heard
  }
}
