import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

@MainActor
private final class Shelf: ObservableObject {
  @Published var title = "Shop"
  @Published var isOpen = true
  @Published var sizeCategory = ContentSizeCategory.large
}

private struct ShelfScreen: View {
  @ObservedObject var shelf: Shelf
  let controller: WebPageController

  var body: some View {
    VStack(spacing: 0) {
      Text(shelf.title)
      if shelf.isOpen {
        HostedWebPage(controller).environment(\.sizeCategory, shelf.sizeCategory)
      }
    }
  }
}

/// A page in a window of the framework, with the addresses of a scheme that the program answers.
@MainActor
private final class PageWindow {
  static let scheme = "demo"

  let shelf = Shelf()
  let controller = WebPageController()
  var events: [WebLoadEvent] = []
  let window: SwiftUIGTK.Window
  private static var pages: [String: String] = [:]
  private static var requests: [String] = []

  init() {
    WebPageSettings.register(scheme: Self.scheme) { request, reply in
      Self.requests.append(request.url.path)
      reply(.html(Self.pages[request.url.path] ?? "<title>Nothing</title>"))
    }
    Self.requests = []
    let (shelf, controller) = (shelf, controller)
    window = Window(size: CGSize(width: 320, height: 240)) {
      ShelfScreen(shelf: shelf, controller: controller)
    }
    controller.handlers.load = { [weak self] in self?.events.append($1) }
  }

  var requests: [String] { Self.requests }
  var page: WebView? { controller.engine as? WebView }

  /// The element of the page.
  var element: Element? {
    func find(_ element: Element) -> Element? {
      element.content is WebPageContent ? element : element.children.lazy.compactMap(find).first
    }
    return window.tree.root?.children.first?.elements.first.flatMap(find)
  }

  /// Loads a page, and waits until it has arrived.
  func load(_ html: String, at path: String = "/", file: StaticString = #filePath, line: UInt = #line) throws
  {
    Self.pages[path] = html
    events = []
    controller.load(try url(path))
    XCTAssertTrue(
      MainLoop.iterate(until: { events.last == .finished }, within: 20), "no page: \(events)", file: file,
      line: line)
  }

  func url(_ path: String) throws -> URL { try XCTUnwrap(URL(string: "\(Self.scheme)://shop\(path)")) }

  func wait(_ what: String, file: StaticString = #filePath, line: UInt = #line, until isMet: () -> Bool) {
    XCTAssertTrue(
      MainLoop.iterate(until: isMet, within: 20), "Waited in vain for \(what)", file: file, line: line)
  }
}

final class WebPagePeerTests: WebTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    _ = MainActor.assumeIsolated { Toolkit.start() }
  }

  private func withWindow(_ body: @MainActor @Sendable (PageWindow) throws -> Void) throws {
    try MainActor.assumeIsolated {
      let window = PageWindow()
      window.window.present()
      defer { window.window.close() }
      try body(window)
    }
  }

  func testAPageIsLoadedAndLaidOut() throws {
    try withWindow { window in
      try window.load("<title>Tea</title>")
      window.wait("the title") { window.controller.status.title == "Tea" }
      let widget = try XCTUnwrap(window.page?.widget)
      MainLoop.runFrame(of: window.window.widget)
      XCTAssertEqual(gtk_widget_get_width(widget), gtk_widget_get_width(window.window.widget))
      XCTAssertGreaterThan(gtk_widget_get_height(widget), 150)
    }
  }

  func testThePageIsReachedByTab() throws {
    try withWindow { window in
      try window.load("<input>")
      let widget = try XCTUnwrap(window.page?.widget)
      gtk_window_set_focus(window.window.widget.cast(), nil)
      XCTAssertEqual(gtk_widget_is_focus(widget), 0)
      gtk_widget_child_focus(window.window.widget, GTK_DIR_TAB_FORWARD)
      XCTAssertNotEqual(gtk_widget_is_focus(widget), 0)
    }
  }

  func testAPageKeepsTheFocusWhenTheViewAroundChanges() throws {
    try withWindow { window in
      try window.load("<input>")
      let widget = try XCTUnwrap(window.page?.widget)
      gtk_widget_grab_focus(widget)
      window.shelf.title = "Shoes"
      window.window.tree.update()
      MainLoop.runFrame(of: window.window.widget)
      XCTAssertNotEqual(gtk_widget_is_focus(widget), 0)
    }
  }

  func testAPageIsPaintedInItsPlace() throws {
    try withWindow { window in
      try window.load("<body style='background: #00f'>")
      window.wait("the paint") {
        Capture(of: window.window.widget)?.pixel(x: 160, y: 120) == RGBA(red: 0, green: 0, blue: 1)
      }
    }
  }

  func testAnUpdateOfTheViewAroundLoadsNothingAgain() throws {
    try withWindow { window in
      try window.load("<title>Tea</title>")
      let widget = window.page?.widget
      window.shelf.title = "Shoes"
      window.window.tree.update()
      MainLoop.runFrame(of: window.window.widget)
      XCTAssertEqual(window.page?.widget, widget)
      XCTAssertEqual(window.requests, ["/"])
      XCTAssertEqual(window.events.last, .finished)
    }
  }

  func testAPageOutlivesTheWidgetAroundIt() throws {
    try withWindow { window in
      try window.load("<title>Tea</title>")
      let page = try XCTUnwrap(window.page)
      let element = try XCTUnwrap(window.element)
      element.remakePeer()
      element.invalidateLayout()
      window.window.tree.update()
      MainLoop.runFrame(of: window.window.widget)
      XCTAssertTrue(window.page === page)
      XCTAssertFalse(page.isClosed)
      XCTAssertNotEqual(gtk_widget_get_mapped(page.widget), 0)
      XCTAssertEqual(window.requests, ["/"])
    }
  }

  func testPagesShareTheirSession() throws {
    try withWindow { window in
      let other = PageWindow()
      XCTAssertNotNil(window.page)
      XCTAssertTrue(window.page?.session === other.page?.session)
      other.window.close()
    }
  }

  func testAPageIsClosedAndFreedWithItsPlace() throws {
    try withWindow { window in
      try window.load("<title>Tea</title>")
      let deaths = DeathCount()
      weak var page: WebView?
      do {
        let open = try XCTUnwrap(window.page)
        page = open
        deaths.watch(UnsafeMutableRawPointer(open.widget))
        window.shelf.isOpen = false
        window.window.tree.update()
        XCTAssertTrue(open.isClosed)
      }
      window.wait("the end of the widget") { deaths.count == 1 && page == nil }
      XCTAssertNil(window.controller.engine)
    }
  }

  func testAWindowThatIsClosedLeavesNoPage() throws {
    let deaths = MainActor.assumeIsolated { DeathCount() }
    try withWindow { window in
      try window.load("<title>Tea</title>")
      deaths.watch(UnsafeMutableRawPointer(try XCTUnwrap(window.page).widget))
    }
    MainActor.assumeIsolated {
      XCTAssertTrue(MainLoop.iterate(until: { deaths.count == 1 }, within: 20))
    }
  }

  func testANavigationThatIsRefusedLeavesThePage() throws {
    try withWindow { window in
      let other = try window.url("/other")
      window.controller.handlers.navigation = { $1($0.url == other ? .cancel : .allow) }
      try window.load("<title>Tea</title><a href=/other>Other</a>")
      window.controller.load(other)
      try window.load("<title>Coffee</title>", at: "/coffee")
      XCTAssertEqual(window.requests, ["/", "/coffee"])
    }
  }

  func testTextIsAsLargeAsTheUserPrefers() throws {
    try withWindow { window in
      try window.load("<title>Tea</title>")
      XCTAssertEqual(window.page?.textScale, 1)
      window.shelf.sizeCategory = .accessibilityLarge
      window.window.tree.update()
      XCTAssertGreaterThan(window.page?.textScale ?? 0, 1.2)
    }
  }

  func testPagesAreDarkInADarkWindow() throws {
    try withWindow { window in
      defer { SystemTheme.colorScheme = .system }
      try window.load(
        """
        <script>const dark = matchMedia("(prefers-color-scheme: dark)")
        const show = () => { document.title = dark.matches ? "dark" : "light" }
        dark.addEventListener("change", show); show()</script>
        """)
      window.wait("the light page") { window.controller.status.title == "light" }
      SystemTheme.colorScheme = .dark
      window.wait("the dark page") { window.controller.status.title == "dark" }
    }
  }

  func testWithoutWebKitThePackageIsNamedAndLoadsFail() throws {
    try MainActor.assumeIsolated {
      let library = WebSession.library
      defer { WebSession.library = library }
      WebSession.library = { .failure(WebKitMissing(reason: "not there")) }
      let window = PageWindow()
      let url = try window.url("/")
      window.window.present()
      defer { window.window.close() }
      window.controller.load(url)
      window.wait("the failure") { window.events.count == 2 }
      XCTAssertEqual(window.events.first, .started(url))
      guard case .failed(let failure)? = window.events.last else { return XCTFail("no failure") }
      XCTAssertEqual(failure.category, .unavailable)
      XCTAssertTrue(failure.message.contains(WebKitMissing.debianPackage), failure.message)
      let engine = try XCTUnwrap(window.controller.engine as? MissingWebEngine)
      MainLoop.runFrame(of: window.window.widget)
      XCTAssertNotEqual(gtk_widget_get_mapped(engine.widget), 0)
    }
  }
}
