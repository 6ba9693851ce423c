import SwiftUI
import SwiftUITesting
import XCTest

private let home = URL(fileURLWithPath: "/home")
private let other = URL(fileURLWithPath: "/other")

@MainActor
private final class Shelf: ObservableObject {
  @Published var title = "Shop"
  @Published var isOpen = true
  @Published var controller = WebPageController()
}

private struct ShelfScreen: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack(spacing: 0) {
      Text(shelf.title)
      if shelf.isOpen { HostedWebPage(shelf.controller) }
    }
  }
}

final class HostedWebPageTests: XCTestCase {
  func testAPageTakesTheRoomThatIsLeft() {
    MainActor.assumeIsolated {
      let screen = Screen(size: CGSize(width: 200, height: 300)) { ShelfScreen(shelf: Shelf()) }
      XCTAssertEqual(screen.find(WebPageContent.self)?.frame, CGRect(x: 0, y: 20, width: 200, height: 280))
    }
  }

  func testCommandsWaitUntilThePageIsShown() {
    MainActor.assumeIsolated {
      let shelf = Shelf()
      shelf.controller.load(home)
      shelf.controller.reload(bypassingCache: true)
      XCTAssertNil(shelf.controller.engine)
      let screen = Screen { ShelfScreen(shelf: shelf) }
      XCTAssertEqual(screen.webPage.commands, [.load(home), .reload(bypassingCache: true)])
    }
  }

  func testALoadIsStartedAndFinished() {
    MainActor.assumeIsolated {
      let shelf = Shelf()
      var events: [WebLoadEvent] = []
      shelf.controller.handlers.load = { events.append($1) }
      var environment = EnvironmentValues()
      environment.headlessWebReply = { _ in .page(title: "Tea") }
      let screen = Screen(environment: environment) { ShelfScreen(shelf: shelf) }
      shelf.controller.load(home)
      XCTAssertEqual(events, [.started(home), .finished])
      XCTAssertEqual(shelf.controller.status.title, "Tea")
      XCTAssertEqual(shelf.controller.status.url, home)
      XCTAssertFalse(shelf.controller.status.isLoading)
      XCTAssertFalse(screen.webPage.isClosed)
    }
  }

  func testAnUpdateOfTheViewAroundLoadsNothingAgain() {
    MainActor.assumeIsolated {
      let shelf = Shelf()
      let screen = Screen { ShelfScreen(shelf: shelf) }
      shelf.controller.load(home)
      let page = screen.webPage
      shelf.title = "Shoes"
      screen.update()
      XCTAssertNotNil(screen.find("Shoes"))
      XCTAssertTrue(screen.webPage === page)
      XCTAssertEqual(page.commands, [.load(home)])
    }
  }

  func testAPageIsClosedWithItsPlace() {
    MainActor.assumeIsolated {
      let shelf = Shelf()
      var loads = 0
      shelf.controller.handlers.load = { _, _ in loads += 1 }
      let screen = Screen { ShelfScreen(shelf: shelf) }
      shelf.controller.load(home)
      weak var page: HeadlessWebEngine?
      do {
        let engine = screen.webPage
        page = engine
        loads = 0
        shelf.isOpen = false
        screen.update()
        XCTAssertTrue(engine.isClosed)
        engine.follow(other)
      }
      XCTAssertEqual(loads, 0)
      XCTAssertNil(page)
      XCTAssertNil(shelf.controller.engine)
      XCTAssertEqual(shelf.controller.status, WebPageStatus())
    }
  }

  func testAPageThatIsShownAgainIsANewOneAndDoesWhatWaited() {
    MainActor.assumeIsolated {
      let shelf = Shelf()
      let screen = Screen { ShelfScreen(shelf: shelf) }
      let first = screen.webPage
      shelf.isOpen = false
      screen.update()
      shelf.controller.load(home)
      shelf.isOpen = true
      screen.update()
      XCTAssertFalse(screen.webPage === first)
      XCTAssertEqual(screen.webPage.commands, [.load(home)])
      XCTAssertEqual(first.commands, [])
    }
  }

  func testAnotherControllerInTheSamePlaceShowsItsOwnPage() {
    MainActor.assumeIsolated {
      let shelf = Shelf()
      let screen = Screen { ShelfScreen(shelf: shelf) }
      let first = screen.webPage
      shelf.controller = WebPageController()
      shelf.controller.load(home)
      screen.update()
      XCTAssertTrue(first.isClosed)
      XCTAssertEqual(screen.webPage.commands, [.load(home)])
    }
  }

  func testTextFollowsTheSizeCategory() {
    MainActor.assumeIsolated {
      let controller = WebPageController()
      let screen = Screen {
        HostedWebPage(controller).environment(\.sizeCategory, .accessibilityExtraLarge)
      }
      XCTAssertGreaterThan(screen.content(WebPageContent.self)?.textScale ?? 0, 1.2)
    }
  }

  func testDialogsAndDownloadsAreHandedOn() {
    MainActor.assumeIsolated {
      let shelf = Shelf()
      let screen = Screen { ShelfScreen(shelf: shelf) }
      let dialog = WebDialog(kind: .confirm, message: "Sure?")
      var answers: [WebDialog.Answer] = []
      screen.webPage.ask(dialog) { answers.append($0) }
      shelf.controller.handlers.dialog = { asked, answer in answer(asked == dialog ? .accept : .decline) }
      screen.webPage.ask(dialog) { answers.append($0) }
      XCTAssertEqual(answers, [.decline, .accept])
      var downloads: [URL?] = []
      shelf.controller.handlers.download = { downloads.append($0) }
      screen.webPage.offerDownload(other)
      XCTAssertEqual(downloads, [other])
    }
  }

  func testHandlersMayBeGivenAtAnyTime() {
    MainActor.assumeIsolated {
      let shelf = Shelf()
      let screen = Screen { ShelfScreen(shelf: shelf) }
      shelf.controller.load(home)
      var ends: [WebProcessEnd] = []
      shelf.controller.handlers.processEnd = { ends.append($0) }
      screen.webPage.endProcess(.exceededMemory)
      XCTAssertEqual(ends, [.exceededMemory])
    }
  }
}
