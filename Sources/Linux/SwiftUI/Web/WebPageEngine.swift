import Foundation

/// What loads and shows a page.
@MainActor
package protocol WebPageEngine: AnyObject {
  /// Who is told and asked what the page does.
  var handlers: WebPageHandlers { get set }
  /// Does something; nothing once it is closed.
  func perform(_ command: WebPageCommand)
  /// Ends it: nobody is told or asked any more.
  func close()
}

/// What a page can be told to do.
package enum WebPageCommand: Sendable, Hashable {
  /// Load an address.
  case load(URL)
  /// Show HTML, whose relative addresses are relative to a base.
  case loadHTML(String, baseURL: URL?)
  /// Stop the load.
  case stop
  /// Load the page again, without asking the cache if that is to be bypassed.
  case reload(bypassingCache: Bool)
  /// Show the page before, if there is one.
  case goBack
  /// Show the page after, if there is one.
  case goForward
}

/// A host that can show pages.
@MainActor
package protocol WebPageHost: ViewHost {
  /// Makes what shows one page, empty at first.
  func makeWebPageEngine(in environment: EnvironmentValues) -> any WebPageEngine
}
