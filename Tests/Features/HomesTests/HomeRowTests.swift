import Foundation
import XCTest

@testable import Homes

final class HomeRowTests: XCTestCase {
  func testOrdinaryHome() throws {
    let url = try XCTUnwrap(URL(string: "https://pictures.test/a-w300-h200"))
    let home = Home(
      id: .property(1), headline: "Sunny", address: "1 Hill Lane", price: "$1", bedrooms: 3, bathrooms: 1,
      parkingSpaces: 0, dwellingType: "House", landArea: "382m²", status: "New",
      pictures: [HomePicture(url: url)])
    let row = HomeRow(home, isFavourite: true)
    XCTAssertEqual(row.title, "Sunny")
    XCTAssertEqual(row.subtitle, "1 Hill Lane")
    XCTAssertEqual([row.price, row.bedrooms, row.bathrooms, row.parkingSpaces], ["$1", "3", "1", "0"])
    XCTAssertEqual(row.kind, "House · 382m²")
    XCTAssertEqual(row.status, "New")
    XCTAssertEqual(row.pictureURL, url)
    XCTAssertEqual(row.pictureAspectRatio, 1.5)
    XCTAssertEqual(
      row.accessibilityLabel,
      "Sunny, 1 Hill Lane, $1, 3 bedrooms, 1 bathroom, 0 parking spaces, House · 382m², New, favourite")
  }

  func testAddressDescribesAHomeWithoutHeadline() {
    let row = HomeRow(Home(id: .property(1), address: "1 Hill Lane"), isFavourite: false)
    XCTAssertEqual(row.title, "1 Hill Lane")
    XCTAssertNil(row.subtitle)
    XCTAssertNil(row.price)
    XCTAssertEqual(row.accessibilityLabel, "1 Hill Lane")
  }

  func testHomeOfWhichNothingIsKnownStillHasATitle() {
    let row = HomeRow(Home(id: .property(1)), isFavourite: nil)
    XCTAssertFalse(row.title.isEmpty)
    XCTAssertNil(row.kind)
    XCTAssertNil(row.pictureURL)
    XCTAssertEqual(row.pictureAspectRatio, HomeRow.usualAspectRatio)
    XCTAssertNil(row.isFavourite)
  }

  func testProjectIsNamedAndPricedFromItsLowest() {
    let project = HomeProject(name: "Lighthouse", priceFrom: 1_869_000)
    let home = Home(id: HomeID(kind: .project, number: 1), address: "9 Quay Road", project: project)
    let row = HomeRow(home, isFavourite: false)
    XCTAssertEqual(row.title, "Lighthouse")
    XCTAssertEqual(row.subtitle, "9 Quay Road")
    XCTAssertEqual(row.price, "From $1,869,000")
    XCTAssertEqual(row.kind, "Project")
    XCTAssertEqual(HomesText.priceFrom(wholeDollars: 950), "From $950")
  }

  func testFavouriteThatIsNoLongerListedSaysSo() {
    let row = HomeRow(
      Home(id: .property(1), headline: "Gone", status: "New"), isFavourite: true, isListed: false)
    XCTAssertEqual(row.status, "No longer listed")
    XCTAssertEqual(row.accessibilityLabel, "Gone, No longer listed, favourite")
  }
}
