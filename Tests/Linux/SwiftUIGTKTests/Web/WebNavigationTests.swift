import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class WebNavigationTests: WebTestCase {
  func testALoadOfTheProgramIsAskedForAsThePagesOwn() throws {
    try withPage { page in
      let asked = page.recordNavigations { _ in .allow }
      page.serve("/", "<title>Shop</title>")
      try page.load("/")
      XCTAssertEqual(asked.navigations.map(\.url), [try page.url("/")])
      XCTAssertEqual(asked.navigations.first?.isMainFrame, true)
      XCTAssertEqual(asked.navigations.first?.isUserGesture, false)
      XCTAssertEqual(asked.navigations.first?.cause, .other)
    }
  }

  func testHTMLOfTheProgramIsAskedForAsThePagesOwn() throws {
    try withPage { page in
      let asked = page.recordNavigations { _ in .allow }
      page.view.load(html: "<title>Shop</title>", baseURL: try page.url("/"))
      page.wait("the page") { page.view.status.title == "Shop" }
      XCTAssertEqual(asked.navigations.map(\.isMainFrame), [true])
    }
  }

  func testAServerThatSendsOnIsFollowedAndAskedFor() throws {
    try withPage { page in
      let end = try LoopbackServer(page: "<title>End</title>")
      defer { end.close() }
      let start = try LoopbackServer(
        reply: """
          HTTP/1.1 302 Found\r\nLocation: \(try end.url("/end"))\r\nContent-Length: 0\r\n\
          Connection: close\r\n\r\n
          """)
      defer { start.close() }
      let asked = page.recordNavigations { _ in .allow }
      page.load(try start.url("/start"))
      XCTAssertEqual(page.events.first, .started(try start.url("/start")))
      XCTAssertTrue(page.events.contains(.redirected(try end.url("/end"))))
      XCTAssertEqual(page.events.last, .finished)
      XCTAssertEqual(asked.navigations.map(\.isRedirect), [false, true])
      XCTAssertEqual(asked.navigations.map(\.isMainFrame), [true, true])
    }
  }

  func testARedirectThatIsRefusedCancelsTheLoad() throws {
    try withPage { page in
      let start = try LoopbackServer(
        reply: """
          HTTP/1.1 302 Found\r\nLocation: https://127.0.0.1:4443/\r\nContent-Length: 0\r\n\
          Connection: close\r\n\r\n
          """)
      defer { start.close() }
      let asked = page.recordNavigations { $0.isRedirect ? .cancel : .allow }
      page.load(try start.url("/start"))
      XCTAssertEqual(page.events.last, .cancelled)
      XCTAssertEqual(asked.navigations.map(\.isMainFrame), [true, true])
    }
  }

  func testALinkIsAskedForAndCancelledWithoutAFailure() throws {
    try withPage { page in
      page.serve("/", "<title>Shop</title><a href=/next>Next</a>")
      try page.load("/")
      page.events = []
      let asked = page.recordNavigations { _ in .cancel }
      try page.run("document.querySelector('a').click()")
      page.wait("the question") { !asked.navigations.isEmpty }
      XCTAssertEqual(asked.navigations.map(\.url), [try page.url("/next")])
      XCTAssertEqual(asked.navigations.first?.cause, .link)
      XCTAssertEqual(asked.navigations.first?.isMainFrame, true)
      // Had the first not been cancelled, it would be asked for at the server.
      page.view.handlers.navigation = nil
      page.serve("/other", "<title>Other</title>")
      try page.load("/other")
      XCTAssertFalse(page.requests.contains { $0.url.path == "/next" })
      XCTAssertNil(page.failure)
    }
  }

  func testAnAnswerMayComeLater() throws {
    try withPage { page in
      var answer: (@MainActor (WebNavigation.Decision) -> Void)?
      page.view.handlers.navigation = { answer = $1 }
      page.serve("/", "<title>Shop</title>")
      page.view.load(try page.url("/"))
      page.wait("the question") { answer != nil }
      XCTAssertEqual(page.requests, [])
      answer?(.allow)
      answer?(.cancel)
      page.wait("the page") { page.hasEnded }
      XCTAssertEqual(page.events.last, .finished)
    }
  }

  func testAnAnswerThatNobodyGivesCancels() throws {
    try withPage { page in
      let asked = page.recordNavigations { _ in nil }
      page.serve("/", "<title>Shop</title>")
      page.view.load(try page.url("/"))
      page.wait("the question") { !asked.navigations.isEmpty }
      page.wait("the rest") { !page.view.status.isLoading }
      XCTAssertEqual(page.requests, [])
      XCTAssertEqual(page.events, [])
    }
  }

  func testAnAddressForAnotherProgramOpensOutside() throws {
    try withPage { page in
      page.serve("/", "<a href='tel:+49123'>Call</a>")
      try page.load("/")
      var opened: [URL] = []
      page.view.handlers.openOutside = { opened.append($0) }
      _ = page.recordNavigations { _ in .openOutside }
      try page.run("document.querySelector('a').click()")
      page.wait("the other program") { !opened.isEmpty }
      XCTAssertEqual(opened.map(\.absoluteString), ["tel:+49123"])
      XCTAssertEqual(page.view.status.url, try page.url("/"))
    }
  }

  func testAFrameIsNotThePage() throws {
    try withPage { page in
      let asked = page.recordNavigations { _ in .allow }
      page.serve("/", "<iframe src=/frame></iframe>")
      page.serve("/frame", "Frame")
      try page.load("/")
      XCTAssertEqual(asked.navigations.map(\.url?.path), ["/", "/frame"])
      XCTAssertEqual(asked.navigations.map(\.isMainFrame), [true, false])
    }
  }

  func testAFormIsAskedForWithItsMethod() throws {
    try withPage { page in
      page.serve("/", "<form method=post><input name=a></form>")
      try page.load("/")
      let asked = page.recordNavigations { _ in .cancel }
      try page.run(
        "const form = document.querySelector('form'); form.action = 'https://127.0.0.1:4443/'; form.submit()")
      page.wait("the question") { !asked.navigations.isEmpty }
      XCTAssertEqual(asked.navigations.map(\.method), ["POST"])
      XCTAssertEqual(asked.navigations.map(\.cause), [.form])
    }
  }

  func testASchemeIsAskedWithTheMethod() throws {
    try withPage { page in
      page.serve("/", "<form method=post action=/send><input name=a></form>")
      page.serve("/send", "<title>Sent</title>")
      try page.load("/")
      try page.run("document.querySelector('form').submit()")
      page.wait("the page") { page.view.status.title == "Sent" }
      XCTAssertEqual(page.requests.last, WebSchemeRequest(url: try page.url("/send"), method: "POST"))
    }
  }

  func testNewWindowsAreReportedAndNotOpened() throws {
    try withPage { page in
      var asked: [WebNavigation] = []
      page.view.handlers.newWindow = { asked.append($0) }
      page.serve("/", "<a href=/blank target=_blank>Blank</a>")
      try page.load("/")
      try page.run("document.querySelector('a').click()")
      page.wait("the link") { asked.count == 1 }
      try page.run("window.open('/script')")
      page.wait("the script") { asked.count == 2 }
      XCTAssertEqual(asked.map(\.url?.path), ["/blank", "/script"])
      XCTAssertEqual(asked.map(\.isUserGesture), [true, true])
      XCTAssertEqual(page.view.status.url, try page.url("/"))
    }
  }

  func testAScriptsWindowIsNotOfTheUser() throws {
    try withPage { page in
      var asked: [WebNavigation] = []
      page.view.handlers.newWindow = { asked.append($0) }
      page.serve("/", "<script>window.open('/advert')</script>")
      try page.load("/")
      XCTAssertEqual(asked.map(\.url?.path), ["/advert"])
      XCTAssertEqual(asked.map(\.isUserGesture), [false])
    }
  }

  func testWhatIsLikelyThePage() throws {
    func isMainFrame(
      _ address: String, _ cause: WebNavigation.Cause = .other, isUserGesture: Bool = false,
      isOwn: Bool = false, isRedirectOfPage: Bool = false
    ) -> Bool {
      WebNavigation.isLikelyMainFrame(
        url: URL(string: address), cause: cause, isUserGesture: isUserGesture, isOwn: isOwn,
        isRedirectOfPage: isRedirectOfPage)
    }
    XCTAssertFalse(isMainFrame("https://example.org"))
    XCTAssertTrue(isMainFrame("https://example.org", isOwn: true))
    XCTAssertTrue(isMainFrame("https://example.org", isUserGesture: true))
    XCTAssertTrue(isMainFrame("https://example.org", isRedirectOfPage: true))
    XCTAssertTrue(isMainFrame("https://example.org", .link))
    XCTAssertTrue(isMainFrame("https://example.org", .history))
    XCTAssertTrue(isMainFrame("http://example.org"))
    XCTAssertFalse(isMainFrame("tel:123"))
  }
}

/// The navigations that were asked for.
@MainActor
private final class AskedNavigations {
  var navigations: [WebNavigation] = []
}

extension WebFixture {
  /// Answers navigations, and notes them; `nil` forgets to answer.
  fileprivate func recordNavigations(
    _ decide: @escaping @MainActor (WebNavigation) -> WebNavigation.Decision?
  ) -> AskedNavigations {
    let asked = AskedNavigations()
    view.handlers.navigation = { navigation, answer in
      asked.navigations.append(navigation)
      if let decision = decide(navigation) { answer(decision) }
    }
    return asked
  }
}
