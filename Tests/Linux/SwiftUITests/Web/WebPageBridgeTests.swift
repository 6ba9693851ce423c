import SwiftUI
import SwiftUITesting
import XCTest

private let home = URL(fileURLWithPath: "/home")
private let other = URL(fileURLWithPath: "/other")

@MainActor
private func screen(
  of page: ShopPage,
  _ reply: @escaping @MainActor (URL) -> HeadlessWebEngine.Reply = { _ in .page(title: "") }
) -> Screen {
  var environment = EnvironmentValues()
  environment.headlessWebReply = reply
  return Screen(environment: environment) { ShopPageView(page: page) }
}

/// An app's model and view of a page, on the headless page.
final class WebPageBridgeTests: XCTestCase {
  func testTheModelLoadsAndHearsOfIt() {
    MainActor.assumeIsolated {
      let page = ShopPage()
      page.tell(.load(home))
      let screen = screen(of: page)
      XCTAssertEqual(page.events, [.started(1, home), .finished(1)])
      page.tell(.load(other))
      page.tell(.goBack)
      XCTAssertEqual(screen.webPage.status.url, home)
      XCTAssertFalse(page.canGoBack)
      page.tell(.goForward)
      XCTAssertTrue(page.canGoBack)
      XCTAssertEqual(page.events.suffix(2), [.started(4, other), .finished(4)])
    }
  }

  func testAFailureIsHeardWithItsCategory() {
    MainActor.assumeIsolated {
      let page = ShopPage()
      page.tell(.load(home))
      let screen = screen(of: page) { _ in .failure(.offline) }
      XCTAssertEqual(page.events, [.started(1, home), .failed(1, "offline")])
      XCTAssertNil(screen.webPage.status.url)
    }
  }

  func testALoadThatTakesLongIsStopped() {
    MainActor.assumeIsolated {
      let page = ShopPage()
      page.tell(.load(home))
      let screen = screen(of: page) { _ in .pending }
      screen.webPage.progress(to: 0.5)
      XCTAssertTrue(screen.webPage.status.isLoading)
      page.tell(.stop)
      XCTAssertEqual(page.events, [.started(1, home), .progressed(1, 0.5), .cancelled(1)])
      XCTAssertFalse(screen.webPage.status.isLoading)
    }
  }

  func testARedirectIsHeard() {
    MainActor.assumeIsolated {
      let page = ShopPage()
      page.tell(.load(home))
      let screen = screen(of: page) { $0 == home ? .redirect(to: other) : .page(title: "") }
      XCTAssertEqual(page.events, [.started(1, home), .redirected(1, other), .finished(1)])
      XCTAssertEqual(screen.webPage.status.url, other)
    }
  }

  func testAnAddressThatTheModelRefusesIsNotLoaded() {
    MainActor.assumeIsolated {
      let page = ShopPage()
      page.allows = { $0 != other }
      page.tell(.load(home))
      let screen = screen(of: page)
      screen.webPage.follow(other)
      XCTAssertEqual(page.events, [.started(1, home), .finished(1)])
      XCTAssertEqual(screen.webPage.status.url, home)
    }
  }

  func testANewWindowOpensInPlace() {
    MainActor.assumeIsolated {
      let page = ShopPage()
      page.tell(.load(home))
      let screen = screen(of: page)
      screen.webPage.openWindow(other)
      XCTAssertEqual(page.requests, [.mainFrame, .newWindow, .mainFrame])
      XCTAssertEqual(screen.webPage.status.url, other)
    }
  }

  func testAnEndedProcessIsHeard() {
    MainActor.assumeIsolated {
      let page = ShopPage()
      page.tell(.load(home))
      let screen = screen(of: page)
      screen.webPage.endProcess()
      XCTAssertEqual(page.events.last, .processEnded)
    }
  }

  func testNothingIsLeftOfAScreenThatIsGone() {
    MainActor.assumeIsolated {
      let page = ShopPage()
      weak var engine: HeadlessWebEngine?
      weak var controller: WebPageController?
      do {
        let screen = screen(of: page)
        engine = screen.webPage
        controller = screen.content(WebPageContent.self)?.controller
        XCTAssertNotNil(controller)
        screen.unmount()
      }
      XCTAssertNil(engine)
      XCTAssertNil(controller)
    }
  }
}
