import Foundation
import HTTP
import SwiftUI
import SwiftUITesting
import XCTest

@testable import AssortmentUI

final class WebScreenTests: XCTestCase {
  /// The Shop tab over the web, with pages that answer so.
  @MainActor private static func shop(
    _ reply: @escaping @MainActor (URL) -> HeadlessWebEngine.Reply = { _ in .page(title: "Startseite") },
    opens: Bool = true, opened: Opened = Opened()
  ) throws -> Screen {
    let tree = #"{"categories":[{"label":"Shop","url":"https://shop.example/"}]}"#
    let screen = AssortmentScreen.over(AssortmentScreen.service([.success(tree)])) {
      $0.headlessWebReply = reply
      $0.openURL = OpenURLAction { url, answer in
        opened.urls.append(url)
        answer(opens)
      }
    }
    try screen.settle()
    return screen
  }

  func testTheShopLoadsItsStartAndThePagesTitleChangesNothing() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.shop()
      let page = screen.webPage
      XCTAssertEqual(page.loads, ["https://shop.example/"])
      XCTAssertEqual(screen.visibleTitle, "Shop")
      XCTAssertTrue(screen.has("Page before"))
    }
  }

  func testMailsAndCallsGoToTheSystemAndThePageStays() throws {
    try MainActor.assumeIsolated {
      let opened = Opened()
      let screen = try Self.shop(opened: opened)
      for address in [URL("mailto:a@b.de"), URL("tel:+4930")] { screen.webPage.follow(address) }
      try screen.settle()
      XCTAssertEqual(opened.urls, [URL("mailto:a@b.de"), URL("tel:+4930")])
      XCTAssertEqual(screen.webPage.status.url, URL("https://shop.example/"))
      XCTAssertFalse(screen.has("Try Again"))
    }
  }

  func testWhatNothingOpensIsSaid() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.shop(opens: false)
      screen.webPage.follow(URL("mailto:a@b.de"))
      try screen.settle()
      XCTAssertTrue(screen.has("There is no app here that writes mails."))
    }
  }

  func testUnknownSchemesShowNoFailure() throws {
    try MainActor.assumeIsolated {
      let opened = Opened()
      let screen = try Self.shop(opened: opened)
      screen.webPage.follow(URL("itms-apps://store"), isUserGesture: false)
      screen.webPage.follow(URL("javascript:alert(1)"))
      try screen.settle()
      XCTAssertEqual(opened.urls, [])
      XCTAssertFalse(screen.has("Try Again"))
    }
  }

  func testANewWindowOpensInPlaceAndBackLeadsBack() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.shop()
      screen.webPage.openWindow(URL("https://shop.example/neu"))
      try screen.settle()
      XCTAssertEqual(screen.webPage.status.url, URL("https://shop.example/neu"))
      try screen.tap("Page before")
      XCTAssertEqual(screen.webPage.status.url, URL("https://shop.example/"))
      try screen.tap("Page after")
      XCTAssertEqual(screen.webPage.status.url, URL("https://shop.example/neu"))
    }
  }

  func testALoadThatTheNextOneCancelsShowsNoFailure() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.shop { _ in .pending }
      screen.webPage.follow(URL("https://shop.example/a"))
      screen.webPage.follow(URL("https://shop.example/b"))
      screen.webPage.finish()
      try screen.settle()
      XCTAssertFalse(screen.has("Try Again"))
      XCTAssertEqual(screen.webPage.status.url, URL("https://shop.example/b"))
    }
  }

  func testStopTakesTheProgressAwayAndTheNextLoadBeginsAtZero() throws {
    try MainActor.assumeIsolated {
      let screen = try Self.shop { _ in .pending }
      screen.webPage.progress(to: 0.6)
      try screen.settle()
      XCTAssertEqual(screen.progress, 0.6)
      try screen.tap("Stop")
      XCTAssertNil(screen.progress)
      try screen.tap("Reload")
      screen.webPage.follow(URL("https://shop.example/b"))
      try screen.settle()
      XCTAssertEqual(screen.progress, 0)
    }
  }

  func testAPageWithoutANetworkIsExplainedAndTriedAgain() throws {
    try MainActor.assumeIsolated {
      var isOffline = true
      let screen = try Self.shop { _ in isOffline ? .failure(.offline) : .page(title: "") }
      XCTAssertTrue(screen.has("There is no connection. Check the network and try again."))
      try screen.matchSnapshot(named: "page-offline", .withoutFrames)
      isOffline = false
      try screen.tap("Try Again")
      XCTAssertFalse(screen.has("Try Again"))
      XCTAssertEqual(screen.webPage.loads.count, 2)
    }
  }

  func testWhereNoPageCanBeShownTheBrowserIsOffered() throws {
    try MainActor.assumeIsolated {
      let opened = Opened()
      let screen = try Self.shop({ _ in .failure(.unavailable) }, opened: opened)
      try screen.tap("Open in the Browser")
      XCTAssertEqual(opened.urls, [URL("https://shop.example/")])
      try screen.matchSnapshot(named: "page-unavailable", .withoutFrames)
    }
  }

  func testTheDemosPagesCannotBeShownByABrowserEither() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo { $0.headlessWebReply = { _ in .failure(.unavailable) } }
      try screen.settle()
      XCTAssertTrue(screen.has(.containing("so a browser cannot show them either")))
      XCTAssertFalse(screen.has("Open in the Browser"))
    }
  }

  func testTheModelSeesTheShopsAddressesOnly() throws {
    try MainActor.assumeIsolated {
      let screen = AssortmentScreen.demo()
      try screen.settle()
      let page = screen.webPage
      XCTAssertEqual(page.loads, ["highstreet-demo://demo.highstreet.example/shop/"])
      page.follow(URL("https://demo.highstreet.example/kategorie/damen/"))
      try screen.settle()
      XCTAssertEqual(
        page.status.url?.absoluteString, "highstreet-demo://demo.highstreet.example/kategorie/damen/")
      page.follow(URL("http://demo.highstreet.example/kategorie/wohnen-garten/"))
      try screen.settle()
      XCTAssertEqual(
        page.status.url?.absoluteString, "highstreet-demo://demo.highstreet.example/kategorie/wohnen-garten/")
    }
  }
}

extension Screen {
  /// How far the line above the page has come.
  fileprivate var progress: Double? {
    elements.lazy.filter(\.isSeen).compactMap { ($0.content as? ProgressContent)?.fraction }.first
  }
}

/// What the system was asked to open.
@MainActor
private final class Opened {
  var urls: [URL] = []
}
