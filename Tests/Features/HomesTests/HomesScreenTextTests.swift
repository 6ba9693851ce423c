import Foundation
import XCTest

@testable import Homes

final class HomesScreenTextTests: XCTestCase {
  @MainActor
  func testTheCountTellsHowManyFitAndIsUnknownBeforeTheHomesAreThere() async throws {
    let model = try homesModel(
      service: .stub(search: { _, _ in HomesResults(homes: (1...12).map(Home.numbered)) }))
    XCTAssertNil(model.countText)
    await model.appeared()?.value
    XCTAssertEqual(model.countText, "12 homes")
    model.textTyped("long 12")
    XCTAssertEqual(model.countText, "1 of 12 homes")
    XCTAssertEqual(model.rows.map(\.id.number), [12])
    XCTAssertTrue(model.filter.isOnlyText)
    XCTAssertFalse(HomesFilter(minimumBedrooms: 1).isOnlyText)
  }

  @MainActor
  func testATapMarksItsRowAndAFurtherPageIsMarkedToo() async throws {
    let model = try homesModel(
      service: .stub(search: { _, _ in HomesResults(homes: (1...50).map(Home.numbered)) }))
    await model.appeared()?.value
    // A tap before the favourites were read only reads them.
    await model.favourites.retryTapped().value
    await model.favouriteTapped(.property(30))?.value
    await model.favouriteTapped(.property(2))?.value
    XCTAssertEqual(model.rows.filter { $0.isFavourite == true }.map(\.id.number), [2])
    model.rowAppeared(.property(20))
    XCTAssertEqual(model.rows.map(\.id.number), Array(1...40))
    XCTAssertEqual(model.rows.filter { $0.isFavourite == true }.map(\.id.number), [2, 30])
  }

  func testAHomeOfAProjectTellsWhatIsKnown() {
    let part = HomeProject.Part(
      id: .property(1), price: "$1", bedrooms: 1, bathrooms: 2, parkingSpaces: 0, size: "70m²")
    XCTAssertEqual(HomePartRow(part).title, "$1")
    XCTAssertEqual(HomePartRow(part).subtitle, "1 bedroom · 2 bathrooms · 0 parking spaces · 70m²")
    let bare = HomePartRow(HomeProject.Part(id: .property(1)))
    XCTAssertFalse(bare.title.isEmpty)
    XCTAssertNil(bare.subtitle)
  }

  func testOthersAreToldTitleAddressAndPrice() throws {
    let dates = HomeDateText(locale: Locale(identifier: "en_US"), timeZone: .current)
    let home = Home(id: .property(1), headline: "Sunny", address: "1 Hill Lane", price: "$1")
    XCTAssertEqual(HomeDetailContent(home, dates: dates).sharedText, "Sunny\n1 Hill Lane\n$1")
  }
}
