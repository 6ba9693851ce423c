import Formatting
import Foundation
import XCTest

@testable import Homes

final class HomesFilterTests: XCTestCase {
  private let homes = [
    Home(
      id: .property(1), headline: "Café corner", address: "1 Größe Street", bedrooms: 2, bathrooms: 1,
      parkingSpaces: 0, dwellingType: "House"),
    Home(
      id: .property(2), headline: "ＷＩＤＥ views", address: "2 Île Road", price: "Auction", bedrooms: 4,
      bathrooms: 2, parkingSpaces: 2, dwellingType: "Townhouse", features: ["fireplace"],
      advertiser: HomeAdvertiser(name: "Bellbird Realty")),
    Home(id: .property(3), status: "Under Offer"),
    Home(
      id: HomeID(kind: .project, number: 4),
      project: HomeProject(
        name: "Lighthouse",
        parts: [
          .init(id: .property(5), bedrooms: 1, bathrooms: 3, parkingSpaces: 1),
          .init(id: .property(6), bedrooms: 4, bathrooms: 1, parkingSpaces: 1),
        ])),
  ]

  /// Those that pass, found among homes that were made ready and among others.
  private func numbers(_ filter: HomesFilter) -> [Int] {
    let numbers = filter.matching(homes).map(\.id.number)
    XCTAssertEqual(filter.matches(in: SearchableHomes(homes)).map { homes[$0].id.number }, numbers)
    return numbers
  }

  func testEmptyFilterLetsAllPass() {
    XCTAssertEqual(numbers(HomesFilter()), [1, 2, 3, 4])
    XCTAssertEqual(numbers(HomesFilter(text: " \n\u{3000}")), [1, 2, 3, 4])
    XCTAssertTrue(HomesFilter(text: "  ").isEmpty)
    XCTAssertFalse(HomesFilter(text: "a").isEmpty)
    XCTAssertFalse(HomesFilter(minimumParkingSpaces: 1, text: "  ").isEmpty)
  }

  func testCountsAreMinimaAndAnUnknownCountIsNotEnough() {
    XCTAssertEqual(numbers(HomesFilter(minimumBedrooms: 2)), [1, 2, 4])
    XCTAssertEqual(numbers(HomesFilter(minimumBedrooms: 5)), [])
    XCTAssertEqual(numbers(HomesFilter(minimumBathrooms: 2)), [2, 4])
    XCTAssertEqual(numbers(HomesFilter(minimumParkingSpaces: 2)), [2])
    XCTAssertEqual(numbers(HomesFilter(minimumBedrooms: 0)), [1, 2, 3, 4])
  }

  func testProjectPassesWhenOneOfItsHomesMeetsAllMinima() {
    XCTAssertEqual(numbers(HomesFilter(minimumBedrooms: 4)), [2, 4])
    XCTAssertEqual(numbers(HomesFilter(minimumBedrooms: 4, minimumBathrooms: 2)), [2])
  }

  func testDwellingTypesAreAlternatives() {
    XCTAssertEqual(numbers(HomesFilter(dwellingTypes: ["House"])), [1])
    XCTAssertEqual(numbers(HomesFilter(dwellingTypes: ["House", "Townhouse"])), [1, 2])
  }

  func testTextIgnoresCaseAccentsAndWidth() {
    XCTAssertEqual(numbers(HomesFilter(text: "CAFE")), [1])
    XCTAssertEqual(numbers(HomesFilter(text: "café")), [1])
    XCTAssertEqual(numbers(HomesFilter(text: "ile road")), [2])
    XCTAssertEqual(numbers(HomesFilter(text: "wide")), [2])
    XCTAssertEqual(numbers(HomesFilter(text: "cafe\u{301}")), [1])
    XCTAssertEqual(numbers(HomesFilter(text: "größe")), [1])
  }

  func testKindAndStatusAreFoundInTheWordsOfTheServiceAndOfTheUser() {
    Language.$override.withValue(.german) {
      XCTAssertEqual(numbers(HomesFilter(text: "stadthaus")), [2])
      XCTAssertEqual(numbers(HomesFilter(text: "townhouse")), [2])
      XCTAssertEqual(numbers(HomesFilter(text: "reserviert")), [3])
    }
  }

  func testWhatIsAskedForBesideWordsCanBeKept() {
    let filter = HomesFilter(
      minimumBedrooms: 3, minimumParkingSpaces: 1, dwellingTypes: ["House", "Villa"], text: "beach")
    XCTAssertEqual(HomesFilter(kept: filter.kept, text: "beach"), filter)
    XCTAssertEqual(Set((1...20).map { _ in filter.kept }).count, 1, "equal filters are equal texts")
    XCTAssertEqual(HomesFilter(text: "beach").kept, "")
    XCTAssertEqual(HomesFilter(kept: "", text: "beach"), HomesFilter(text: "beach"))
    XCTAssertEqual(HomesFilter(kept: "scribble", text: ""), HomesFilter())
  }

  func testAllWordsMustOccurInAnyOrderAndAnyField() {
    XCTAssertEqual(numbers(HomesFilter(text: "  auction   bellbird fireplace ")), [2])
    XCTAssertEqual(numbers(HomesFilter(text: "auction castle")), [])
    XCTAssertEqual(numbers(HomesFilter(text: "offer")), [3])
    XCTAssertEqual(numbers(HomesFilter(text: "lighthouse")), [4])
  }
}

final class HomesSortTests: XCTestCase {
  private let homes = [
    Home(id: .property(1), bedrooms: 2, bathrooms: 1, parkingSpaces: 3),
    Home(id: .property(2), listedAt: Date(timeIntervalSince1970: 10), auction: WallTime("2024-05-02T10:00")),
    Home(id: .property(3), bedrooms: 4, bathrooms: 1, listedAt: Date(timeIntervalSince1970: 30)),
    Home(id: .property(4), bedrooms: 2, parkingSpaces: 4, auction: WallTime("2024-05-01T10:00")),
  ]

  private func numbers(_ sort: HomesSort) -> [Int] {
    sort.sorted(Array(homes.indices), of: homes).map { homes[$0].id.number }
  }

  func testOrdersPutUnknownLastAndKeepEqualOnesAsTheyAre() {
    XCTAssertEqual(numbers(.featured), [1, 2, 3, 4])
    XCTAssertEqual(numbers(.newest), [3, 2, 1, 4])
    XCTAssertEqual(numbers(.bedrooms), [3, 1, 4, 2])
    XCTAssertEqual(numbers(.bathrooms), [1, 3, 2, 4])
    XCTAssertEqual(numbers(.parking), [4, 1, 2, 3])
    XCTAssertEqual(numbers(.auction), [4, 2, 1, 3])
  }

  func testEveryOrderKeepsEveryHomeOnce() {
    for sort in HomesSort.allCases { XCTAssertEqual(Set(numbers(sort)), [1, 2, 3, 4], sort.rawValue) }
  }
}

final class HomesListTests: XCTestCase {
  private func list(_ count: Int) -> HomesList {
    var list = HomesList()
    list.all = SearchableHomes(
      (0..<count).map { Home(id: .property($0 + 1), bedrooms: $0, dwellingType: "House") })
    return list
  }

  func testGrowsByAPageAndNeverPastTheEnd() {
    var list = list(45)
    XCTAssertEqual(list.visible.count, 20)
    list.showMore()
    XCTAssertEqual(list.visible.count, 40)
    XCTAssertTrue(list.hasMore)
    for _ in 0..<3 { list.showMore() }
    XCTAssertEqual(list.visible, list.all.homes)
    XCTAssertEqual(list.visibleHome(at: 44), list.all[.property(45)])
    XCTAssertFalse(list.hasMore)
  }

  func testShortListIsShownWhole() {
    var list = list(2)
    list.showMore()
    XCTAssertEqual(list.visible.map(\.id.number), [1, 2])
    XCTAssertFalse(list.hasMore)
  }

  func testAnotherFilterOrderOrReplyStartsAtTheTop() {
    var list = list(45)
    list.showMore()
    list.filter = HomesFilter(minimumBedrooms: 1)
    XCTAssertEqual(list.matchCount, 44)
    XCTAssertEqual(list.visible.count, 20)
    list.showMore()
    list.sort = .bedrooms
    XCTAssertEqual(list.visible.count, 20)
    XCTAssertEqual(list.visible.first?.bedrooms, 44)
    list.showMore()
    list.all = SearchableHomes([
      Home(id: .property(1), bedrooms: 0), Home(id: .property(2), bedrooms: 3),
    ])
    XCTAssertEqual(list.visible.map(\.id.number), [2])
    XCTAssertEqual(list.all.dwellingTypes, [])
  }

  func testTheSameFilterOrOrderOnceMoreChangesNothing() {
    var list = list(45)
    list.showMore()
    list.filter = HomesFilter()
    list.sort = .featured
    XCTAssertEqual(list.visible.count, 40)
  }
}
