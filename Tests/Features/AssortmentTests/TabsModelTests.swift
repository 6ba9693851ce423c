import Combine
import Foundation
import HTTP
import XCTest

@testable import Assortment

@MainActor
final class TabsModelTests: XCTestCase {
  private func tabs(_ file: String = "ordinary.json") throws -> TabsModel {
    let tree = try Fixture.tree(file)
    return TabsModel(
      service: AssortmentService { _ in AssortmentSnapshot(tree: tree) },
      startURL: URL("https://shop.example/"))
  }

  func testTheShopBeginsAtOnceAndMovesToTheStartOfTheAssortment() async throws {
    let tabs = try tabs()
    var commands: [WebPageModel.Command] = []
    tabs.shop.page.attach { commands.append($0) }
    tabs.shop.appeared()
    XCTAssertEqual(commands, [.load(URL("https://shop.example/"))])
    await tabs.appeared()?.value
    XCTAssertEqual(commands.last, .load(URL("https://www.bonprix.de/start")))
  }

  func testTheEntryOfTheShopShowsTheShopsStart() async throws {
    let tabs = try tabs()
    var commands: [WebPageModel.Command] = []
    tabs.shop.page.attach { commands.append($0) }
    tabs.tabSelected(.assortment)
    await tabs.appeared()?.value
    let row = try XCTUnwrap(tabs.assortment.levels.first?.rows.first { $0.destination == .shop })
    tabs.assortment.rowTapped(row)
    XCTAssertEqual(tabs.tab, .shop)
    XCTAssertEqual(commands, [.load(URL("https://www.bonprix.de/start"))])
  }

  func testWhatBelongsElsewhereIsHandedOn() async throws {
    let tabs = try tabs()
    var opened: [URL] = []
    let connection = tabs.elsewhere.sink { opened.append($0) }
    _ = tabs.shop.page.navigationRequested(
      to: URL("mailto:a@b.de"), target: .mainFrame, isUserGesture: true)
    connection.cancel()
    XCTAssertEqual(opened, [URL("mailto:a@b.de")])
  }

  func testTheTabTheLevelAndThePageOfLastTimeComeBack() async throws {
    let first = try tabs()
    var places: [String] = []
    let connection = first.assortment.places.sink { places.append($0.text) }
    await first.appeared()?.value
    for label in ["Damen", "Mode", "Kleider"] {
      let rows = try XCTUnwrap(first.assortment.levels.last?.rows)
      first.assortment.rowTapped(try XCTUnwrap(rows.first { $0.label == label }))
    }
    connection.cancel()
    let place = try XCTUnwrap(AssortmentPlace(try XCTUnwrap(places.last)))

    let second = try tabs()
    second.restored(.assortment, place, searchText: "")
    await second.appeared()?.value
    XCTAssertEqual(second.tab, .assortment)
    XCTAssertEqual(second.assortment.levels.map(\.title), ["Assortment", "Damen", "Mode"])
    XCTAssertEqual(second.assortment.page?.title, "Kleider")
    XCTAssertEqual(
      second.assortment.page?.startURL, URL("https://www.bonprix.de/kategorie/damen-kleider/"))
  }

  func testAPlaceThatIsGoneOpensNothingElse() async throws {
    let first = try tabs()
    await first.appeared()?.value
    let rows = try XCTUnwrap(first.assortment.levels.last?.rows)
    first.assortment.rowTapped(rows[1])
    let text = AssortmentPlace(level: try XCTUnwrap(first.assortment.levels.last), page: nil).text
    let other = try XCTUnwrap(AssortmentPlace(text.replacingOccurrences(of: "Damen", with: "Herren")))
    let second = try tabs()
    second.restored(.shop, other, searchText: "mantel")
    await second.appeared()?.value
    XCTAssertEqual(second.assortment.levels.map(\.title), ["Assortment"])
    guard case .hits = second.assortment.search else { return XCTFail("\(second.assortment.search)") }
    XCTAssertNil(AssortmentPlace("nonsense"))
  }

  func testPicturesStandTogetherAndSoDoLines() async throws {
    let tabs = try tabs()
    await tabs.appeared()?.value
    let runs = try XCTUnwrap(tabs.assortment.levels.first?.runs)
    XCTAssertEqual(runs.map(\.isBanners), [false, true, false])
    XCTAssertEqual(runs.flatMap(\.rows), tabs.assortment.levels.first?.rows)
  }
}
