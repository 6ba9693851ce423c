import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class WebLoadingTests: WebTestCase {
  func testAPageStartsProgressesAndFinishes() throws {
    try withPage { page in
      page.serve("/", "<title>Shop</title><p>Hello")
      try page.load("/")
      XCTAssertEqual(page.events.first, .started(try page.url("/")))
      XCTAssertEqual(page.events.last, .finished)
      XCTAssertTrue(page.events.contains(.progressed(1)))
      page.wait("the title") { page.view.status.title == "Shop" }
      XCTAssertEqual(page.view.status.url, try page.url("/"))
      XCTAssertEqual(page.view.status.progress, 1)
      XCTAssertTrue(page.states.contains { $0.isLoading })
      XCTAssertEqual(page.states.last, page.view.status)
    }
  }

  func testHTMLIsShownWithItsBase() throws {
    try withPage { page in
      page.view.load(html: "<script>document.title = document.baseURI</script>", baseURL: try page.url("/a"))
      page.wait("the title") { page.view.status.title == "shop://demo/a" }
    }
  }

  func testBackAndForwardFollowTheHistory() throws {
    try withPage { page in
      page.serve("/1", "<title>One</title>")
      page.serve("/2", "<title>Two</title>")
      try page.load("/1")
      XCTAssertFalse(page.view.status.canGoBack)
      try page.load("/2")
      page.wait("a page before") { page.view.status.canGoBack }
      page.view.goBack()
      page.wait("the first page") { page.view.status.title == "One" && page.view.status.canGoForward }
      XCTAssertFalse(page.view.status.canGoBack)
      page.view.goForward()
      page.wait("the second page") { page.view.status.title == "Two" && page.view.status.canGoBack }
    }
  }

  func testReloadAsksTheServerAgain() throws {
    try withPage { page in
      page.serve("/", "<title>Shop</title>")
      try page.load("/")
      for bypassingCache in [false, true] {
        page.events = []
        page.requests = []
        page.view.reload(bypassingCache: bypassingCache)
        page.wait("the reload") { page.hasEnded }
        XCTAssertEqual(page.requests.map(\.url.path), ["/"])
      }
    }
  }

  func testALinkStartsALoadOfItsAddress() throws {
    try withPage { page in
      page.serve("/1", "<iframe src=/frame></iframe><a href=/2>Two</a>")
      page.serve("/frame", "Frame")
      page.serve("/2", "<title>Two</title>")
      try page.load("/1")
      for script in ["document.querySelector('a').click()", "location.href = '/2'"] {
        page.events = []
        try page.run(script)
        page.wait("the page") { page.hasEnded }
        XCTAssertEqual(page.events.first, .started(try page.url("/2")), script)
        page.events = []
        page.view.goBack()
        page.wait("the page before") { page.hasEnded }
        XCTAssertEqual(page.events.first, .started(try page.url("/1")), script)
      }
    }
  }

  func testAStoppedLoadIsCancelledNotFailed() throws {
    try withPage { page in
      var reply: (@MainActor (WebSchemeReply) -> Void)?
      page.routes["/slow"] = { reply = $1 }
      page.view.load(try page.url("/slow"))
      page.wait("the request") { reply != nil }
      page.view.stop()
      page.wait("the end") { page.hasEnded }
      XCTAssertEqual(page.events.last, .cancelled)
      reply?(.html("late"))
      XCTAssertEqual(page.events.last, .cancelled)
    }
  }

  func testANewLoadReplacesTheOneBefore() throws {
    try withPage { page in
      var loads: [Int: [WebLoadEvent]] = [:]
      page.view.handlers.load = {
        loads[$0, default: []].append($1)
        page.events.append($1)
      }
      var reply: (@MainActor (WebSchemeReply) -> Void)?
      page.routes["/slow"] = { reply = $1 }
      page.serve("/fast", "<title>Fast</title>")
      page.view.load(try page.url("/slow"))
      page.wait("the request") { reply != nil }
      page.view.load(try page.url("/fast"))
      page.wait("the second page") { page.view.status.title == "Fast" && page.events.last == .finished }
      XCTAssertEqual(loads.count, 2)
      XCTAssertEqual(loads[2]?.first, .started(try page.url("/fast")))
      XCTAssertEqual(loads[2]?.last, .finished)
      XCTAssertFalse(loads[1]?.contains(.finished) ?? true)
    }
  }

  func testAPageThatIsHalfThereIsReplaced() throws {
    try withPage { page in
      let server = try LoopbackServer(page: "<title>Fast</title>")
      defer { server.close() }
      for url in [try page.url("/fast"), try server.url("/")] {
        var loads: [Int: [WebLoadEvent]] = [:]
        page.view.handlers.load = {
          loads[$0, default: []].append($1)
          page.events.append($1)
        }
        var replies: [@MainActor (WebSchemeReply) -> Void] = []
        page.serve("/half", "<title>Half</title><img src=/slow>")
        page.routes["/slow"] = { replies.append($1) }
        page.serve("/fast", "<title>Fast</title>")
        page.view.load(try page.url("/half"))
        page.wait("the picture") { !replies.isEmpty && page.view.status.title == "Half" }
        page.view.load(url)
        page.wait("the second page") { page.view.status.title == "Fast" && page.events.last == .finished }
        let both = loads.sorted { $0.key < $1.key }.map(\.value)
        XCTAssertEqual(both.count, 2)
        XCTAssertEqual(both.first?.last, .cancelled)
        XCTAssertEqual(both.last?.first, .started(url))
        XCTAssertEqual(both.last?.last, .finished)
      }
    }
  }

  func testTheTextScaleChangesTextOnly() throws {
    try withPage { page in
      page.view.textScale = 2
      page.serve(
        "/",
        """
        <style>i { display: block; width: 50px } b { font-size: 10px; position: absolute }</style>
        <i></i><b>MMMMMMMM</b>
        <script>document.title = [document.querySelector("i").offsetWidth,
          document.querySelector("b").offsetWidth > 120]</script>
        """)
      try page.load("/")
      page.wait("the title") { page.view.status.title == "50,true" }
    }
  }

  func testTheUserAgentEndsWithTheSuffix() throws {
    try withPage(userAgentSuffix: "HighStreet/1.0") { page in
      page.serve("/", "<script>document.title = navigator.userAgent</script>")
      try page.load("/")
      page.wait("the title") { page.view.status.title.hasSuffix(" HighStreet/1.0") }
      XCTAssertTrue(page.view.status.title.hasPrefix("Mozilla/5.0"))
    }
  }
}
