import Foundation
import HTTP
import XCTest

@testable import Homes

/// Which favourites the service still has.
@MainActor
final class FavouritesListingTests: XCTestCase {
  private func model(in folder: TestFolder, service: HomesService) -> FavouritesModel {
    FavouritesModel(store: FavouritesStore(folder: folder.url, vault: .memory()), service: service)
  }

  func testFavouriteThatIsNoLongerListedIsCountedMarkedOpenedAndRemoved() async throws {
    let model = model(
      in: try temporaryFolder(),
      service: .stub(detail: { id in
        switch id.number {
        case 1: throw HTTPFailure.notFound
        case 2: HomeDetail(home: Home(id: id, headline: "Home 2, cheaper"))
        default: throw HTTPFailure.offline(host: "homes.test")
        }
      }))
    await model.appeared().value
    for number in 1...3 { model.favouriteTapped(.numbered(number)) }
    await model.listAppeared().value

    XCTAssertEqual(model.rows.map(\.id.number), [3, 2, 1])
    XCTAssertEqual(model.rows.map(\.isListed), [nil, true, false])
    XCTAssertEqual(model.rows.map(\.title), ["Home 3", "Home 2, cheaper", "Home 1"])
    XCTAssertEqual(model.rows[2].status, "No longer listed")
    XCTAssertEqual(model.count, 3)
    XCTAssertEqual(model.home(.property(1)), .numbered(1))

    await model.removeTapped(.property(1)).value
    XCTAssertEqual(model.favourites.map(\.id.number), [3, 2])
    XCTAssertEqual(model.count, 2)
  }

  func testOfflineCopyOfDetailsDoesNotSayThatAHomeIsListed() async throws {
    let service = HomesService.stub(detail: { id in
      HomeDetail(home: Home(id: id), origin: .offlineCopy(storedAt: Date(timeIntervalSince1970: 0)))
    })
    let model = model(in: try temporaryFolder(), service: service)
    await model.appeared().value
    model.favouriteTapped(.numbered(1))
    await model.listAppeared().value
    XCTAssertNil(model.isListed(.property(1)))
  }

  func testEachFavouriteIsAskedForOnceAndFewAtATime() async throws {
    let running = Concurrency()
    let model = model(
      in: try temporaryFolder(),
      service: .stub(detail: { id in
        await running.enter(id)
        await Task.yield()
        await running.leave()
        return HomeDetail(home: .numbered(id.number))
      }))
    await model.appeared().value
    model.homesListed([.numbered(1)])
    for number in 1...12 { model.favouriteTapped(.numbered(number)) }
    await model.listAppeared().value
    await model.listAppeared().value
    let asked = await running.asked
    XCTAssertEqual(asked.map(\.number).sorted(), Array(2...12))
    let most = await running.most
    XCTAssertLessThanOrEqual(most, 4)
  }

  func testLeavingTheListEndsTheChecks() async throws {
    let gate = Gate()
    let asked = Log<HomeID>()
    let model = model(
      in: try temporaryFolder(),
      service: .stub(detail: { id in
        await asked.append(id)
        await gate.pass()
        return HomeDetail(home: .numbered(id.number))
      }))
    await model.appeared().value
    for number in 1...12 { model.favouriteTapped(.numbered(number)) }
    let checking = model.listAppeared()
    await gate.waitForArrival()
    model.listDisappeared()
    await gate.open()
    await checking.value
    XCTAssertEqual(model.listings, [:])
    let count = await asked.entries.count
    XCTAssertLessThanOrEqual(count, 4)
  }
}

private actor Concurrency {
  private var running = 0
  private(set) var most = 0
  private(set) var asked: [HomeID] = []

  func enter(_ id: HomeID) {
    asked.append(id)
    running += 1
    most = max(most, running)
  }

  func leave() { running -= 1 }
}
