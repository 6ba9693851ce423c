import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

/// A page in a window, the server of its scheme, and all that happened.
@MainActor
final class WebFixture {
  static let scheme = "shop"

  let session: WebSession
  let view: WebView
  var routes: [String: WebSchemeHandler] = [:]
  var events: [WebLoadEvent] = []
  var states: [WebPageStatus] = []
  var requests: [WebSchemeRequest] = []
  private let window: UnsafeMutablePointer<GtkWidget>

  init(session: WebSession? = nil, userAgentSuffix: String? = nil) throws {
    self.session = try session ?? WebFixture.sharedSession()
    view = WebView(session: self.session, userAgentSuffix: userAgentSuffix)
    window = try XCTUnwrap(gtk_window_new())
    window.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
      gtk_window_set_default_size($0, 400, 300)
      gtk_window_set_child($0, view.widget)
      gtk_window_present($0)
    }
    WebFixture.current = self
    view.handlers.load = { [weak self] _, event in self?.events.append(event) }
    view.handlers.status = { [weak self] in self?.states.append($0) }
  }

  /// Answers a path of the scheme with a page.
  func serve(_ path: String, _ html: String, status: Int = 200) {
    routes[path] = { _, reply in reply(.html(html, status: status)) }
  }

  /// The address of a path of the scheme.
  func url(_ path: String) throws -> URL {
    try XCTUnwrap(URL(string: "\(WebFixture.scheme)://demo\(path)"))
  }

  /// Loads a path, and waits until the load ended.
  func load(_ path: String, file: StaticString = #filePath, line: UInt = #line) throws {
    load(try url(path), file: file, line: line)
  }

  /// Loads an address, and waits until the load ended.
  func load(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    events = []
    view.load(url)
    wait("the end of \(url)", file: file, line: line) { hasEnded }
  }

  /// Whether the last load ended in any way.
  var hasEnded: Bool {
    switch events.last {
    case .finished, .failed, .cancelled: !view.status.isLoading
    default: false
    }
  }

  /// Runs a script in the page.
  func run(_ script: String) throws {
    webKitEvaluate(view, script)
  }

  /// The failure that the last load ended with.
  var failure: WebLoadFailure? {
    if case .failed(let failure) = events.last { failure } else { nil }
  }

  /// Closes the page and its window.
  func close() {
    guard !view.isClosed else { return }
    view.close()
    window.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
      gtk_window_set_child($0, nil)
      gtk_window_destroy($0)
    }
  }

  /// Runs the main loop until something holds, 20 seconds at most.
  func wait(
    _ what: String, file: StaticString = #filePath, line: UInt = #line, until isMet: () -> Bool
  ) {
    let deadline = Date().addingTimeInterval(20)
    // Wakes the loop now and then, so that the deadline is seen.
    let tick = g_timeout_add(100, { _ in 1 }, nil)
    defer { g_source_remove(tick) }
    while !isMet() {
      guard Date() < deadline else {
        return XCTFail("Waited in vain for \(what)", file: file, line: line)
      }
      g_main_context_iteration(nil, 1)
    }
  }

  private static weak var current: WebFixture?
  private static var session: WebSession?

  /// One session for all: a scheme is registered once, and WebKit's helpers start once.
  private static func sharedSession() throws -> WebSession {
    if let session { return session }
    let new = try WebSession()
    new.register(scheme: scheme) { request, reply in
      current?.requests.append(request)
      guard let route = current?.routes[request.url.path] else {
        return reply(.html("<title>Not found</title>", status: 404))
      }
      route(request, reply)
    }
    session = new
    return new
  }
}

/// Runs a script in a page, without its result.
@MainActor
private func webKitEvaluate(_ view: WebView, _ script: String) {
  typealias Evaluate =
    @convention(c) (
      UnsafeMutableRawPointer, UnsafePointer<CChar>, gssize, OpaquePointer?, OpaquePointer?, OpaquePointer?,
      OpaquePointer?, OpaquePointer?
    ) -> Void
  guard let handle = dlopen(WebKitLibrary.fileName, RTLD_NOW | RTLD_NOLOAD),
    let address = dlsym(handle, "webkit_web_view_evaluate_javascript")
  else { return XCTFail("No scripts") }
  unsafeBitCast(address, to: Evaluate.self)(view.object, script, -1, nil, nil, nil, nil, nil)
}

/// A test that needs a display and WebKit; it is skipped where there is none, unless they have to be there.
class WebTestCase: XCTestCase {
  override func setUpWithError() throws {
    try MainActor.assumeIsolated {
      let isNeeded = ProcessInfo.processInfo.environment["HIGHSTREET_NEEDS_DISPLAY"] == "1"
      let missing: String?
      // Where it failed once, GTK says later that it is ready.
      if gtk_init_check() == 0 || gdk_display_get_default() == nil {
        missing = "There is no display to show a web page on."
      } else if case .failure(let failure) = WebKitLibrary.loaded {
        missing = failure.description
      } else {
        missing = nil
      }
      if let missing {
        if isNeeded { XCTFail(missing) }
        throw XCTSkip(missing)
      }
      // Nothing that a set-up could install.
      if let fault = WebSandbox.fault { throw XCTSkip(WebKitMissing(sandboxFault: fault).description) }
    }
  }
}

/// Shows a page for the length of a test, on the main thread, where XCTest runs it.
func withPage(userAgentSuffix: String? = nil, _ body: @MainActor @Sendable (WebFixture) throws -> Void) throws
{
  try MainActor.assumeIsolated {
    let page = try WebFixture(userAgentSuffix: userAgentSuffix)
    defer { page.close() }
    try body(page)
  }
}
