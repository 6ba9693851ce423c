import HTTP
import Foundation
import XCTest

@testable import Assortment

@MainActor
final class WebPageModelTests: XCTestCase {
  private let home = URL("https://www.bonprix.de/")
  private let other = URL("https://www.bonprix.de/other")
  private var commands: [WebPageModel.Command] = []
  private var opened: [URL] = []

  private func attachedPage(_ url: URL? = nil) -> WebPageModel {
    let page = WebPageModel(
      title: "Damen", startURL: url ?? home, openElsewhere: { [weak self] in self?.opened.append($0) })
    page.attach { [weak self] in self?.commands.append($0) }
    return page
  }

  private func shop(attached: Bool = true) -> ShopModel {
    let shop = ShopModel(openElsewhere: { _ in })
    if attached { shop.page.attach { [weak self] in self?.commands.append($0) } }
    return shop
  }

  func testThePageLoadsTheFirstTimeItComesIntoViewOnly() async {
    let page = attachedPage()
    page.appeared()
    page.appeared()
    XCTAssertEqual(commands, [.load(home)])
  }

  func testCommandsWaitForTheWebView() async {
    let page = WebPageModel(title: "Damen", startURL: home, openElsewhere: { _ in })
    page.appeared()
    page.stopTapped()
    page.attach { [weak self] in self?.commands.append($0) }
    XCTAssertEqual(commands, [.load(home), .stop])
  }

  func testAWebViewThatIsGoneIsToldNothing() async {
    let page = attachedPage()
    page.detach()
    page.appeared()
    XCTAssertEqual(commands, [])
    page.detach()
    page.reloadTapped()
    page.attach { [weak self] in self?.commands.append($0) }
    XCTAssertEqual(commands, [.load(home)])
  }

  func testAWebViewInPlaceOfAnotherLoadsThePageThatWasShown() async {
    let page = attachedPage()
    page.appeared()
    page.received(.started(1, other))
    page.received(.finished(1))
    page.attach { [weak self] in self?.commands.append($0) }
    XCTAssertEqual(commands, [.load(home), .load(other)])
  }

  func testAPageThatCannotBeShownHereCanBeOpenedElsewhere() async {
    let page = attachedPage()
    page.appeared()
    page.openInBrowserTapped()
    XCTAssertEqual(opened, [])
    page.received(.started(1, other))
    page.received(.failed(1, .unavailable))
    page.openInBrowserTapped()
    XCTAssertEqual(opened, [other])
  }

  func testTheTitleStaysWhateverIsShown() async {
    let page = attachedPage()
    page.appeared()
    page.received(.started(1, other))
    page.received(.finished(1))
    XCTAssertEqual(page.title, "Damen")
    XCTAssertEqual(shop().page.title, "Shop")
  }

  func testMailsGoToTheSystemAndThePageStays() async {
    let page = attachedPage()
    page.received(.started(1, home))
    page.received(.finished(1))
    let mail = URL("mailto:service@bonprix.example")
    XCTAssertFalse(page.navigationRequested(to: mail, target: .mainFrame, isUserGesture: true))
    XCTAssertEqual(opened, [mail])
    XCTAssertEqual(commands, [])
    XCTAssertEqual(page.state.phase, .loaded)
    XCTAssertEqual(page.state.url, home)
  }

  func testUnknownSchemesShowNoError() async {
    let page = attachedPage()
    let app = URL("itms-apps://itunes.apple.com/app/id1")
    XCTAssertFalse(page.navigationRequested(to: app, target: .mainFrame, isUserGesture: false))
    XCTAssertEqual(opened, [])
    XCTAssertNil(page.failureText)
  }

  func testANewWindowOpensInPlace() async {
    let page = attachedPage()
    XCTAssertFalse(page.navigationRequested(to: other, target: .newWindow, isUserGesture: true))
    XCTAssertEqual(commands, [.load(other)])
    XCTAssertTrue(page.navigationRequested(to: other, target: .mainFrame, isUserGesture: false))
  }

  func testAnUnencryptedPageIsLoadedEncrypted() async {
    let page = attachedPage(URL("http://www.bonprix.de/a"))
    page.appeared()
    XCTAssertFalse(
      page.navigationRequested(to: URL("http://www.bonprix.de/a"), target: .mainFrame, isUserGesture: false))
    XCTAssertEqual(commands.last, .load(URL("https://www.bonprix.de/a")))
  }

  func testThisMachineIsOpenToUsButNotToPagesFromElsewhere() async {
    let page = attachedPage(URL("http://127.0.0.1:8080/"))
    page.received(.started(1, home))
    page.appeared()
    XCTAssertTrue(
      page.navigationRequested(to: URL("http://127.0.0.1:8080/"), target: .mainFrame, isUserGesture: false))
    XCTAssertFalse(
      page.navigationRequested(to: URL("http://127.0.0.1:1/"), target: .mainFrame, isUserGesture: true))
  }

  func testAFailureIsExplainedAndRetryLoadsItsAddress() async {
    let page = attachedPage()
    page.appeared()
    page.received(.started(1, other))
    page.received(.failed(1, .offline))
    XCTAssertEqual(page.failureText, AssortmentText.failure(.offline))
    page.retryTapped()
    page.reloadTapped()
    XCTAssertEqual(commands, [.load(home), .load(other), .load(other)])
    page.received(.started(2, other))
    XCTAssertNil(page.failureText)
  }

  func testGesturesBecomeCommands() async {
    let page = attachedPage()
    page.received(.started(1, home))
    page.stopTapped()
    XCTAssertEqual(page.state.phase, .stopped)
    page.reloadTapped()
    page.historyChanged(canGoBack: true, canGoForward: true)
    page.backTapped()
    page.forwardTapped()
    XCTAssertEqual(commands, [.stop, .reload, .goBack, .goForward])
    XCTAssertTrue(page.canGoBack && page.canGoForward)
  }

  func testAnEndedProcessIsReloadedUntilItIsTooOftenAndAgainAfterAGesture() async {
    let page = attachedPage()
    page.received(.started(1, home))
    for _ in 0..<5 { page.received(.processEnded) }
    XCTAssertEqual(commands, Array(repeating: .load(home), count: WebPageState.automaticReloads))
    XCTAssertEqual(page.failureText, AssortmentText.failure(.crashed))
    page.retryTapped()
    page.received(.processEnded)
    XCTAssertEqual(commands.count, WebPageState.automaticReloads + 2)
  }

  func testTheShopStartsAtItsAddress() async {
    let shop = shop()
    shop.appeared()
    XCTAssertEqual(commands, [.load(CategoryTree.defaultStartURL)])
  }

  func testTheStartPageOfTheAssortmentIsTakenUnlessTheUserHasGoneOn() async {
    let early = shop()
    early.startURLFound(other)
    early.appeared()
    XCTAssertEqual(commands, [.load(other)])

    commands = []
    let late = shop()
    late.appeared()
    late.page.received(.started(1, CategoryTree.defaultStartURL))
    late.startURLFound(other)
    late.startURLFound(other)
    XCTAssertEqual(commands, [.load(CategoryTree.defaultStartURL), .load(other)])

    commands = []
    let gone = shop()
    gone.appeared()
    gone.page.received(.started(1, URL("https://www.bonprix.de/elsewhere")))
    gone.startURLFound(other)
    XCTAssertEqual(commands, [.load(CategoryTree.defaultStartURL)])
    gone.shopEntryTapped()
    XCTAssertEqual(commands.last, .load(other))
  }
}
