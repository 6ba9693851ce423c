import Foundation
import HTTP
import Storage
import XCTest

@testable import Homes

@MainActor
final class HomesModelTests: XCTestCase {
  // MARK: - Loading

  func testFirstAppearanceLoadsAndTheNextDoesNot() async throws {
    let searches = Log<HomesMode>()
    let model = try homesModel(
      service: .stub(search: { mode, _ in
        await searches.append(mode)
        return HomesResults(homes: [.numbered(1)])
      }))
    XCTAssertEqual(model.phase, .idle)
    let loading = model.appeared()
    XCTAssertEqual(model.phase, .loading)
    await loading?.value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.rows.map(\.title), ["Home 1"])
    XCTAssertNil(model.appeared())
    let sent = await searches.entries
    XCTAssertEqual(sent, [.buy])
  }

  func testFailureSaysWhatToDoAndRetryLoads() async throws {
    let isDown = Log<Bool>()
    let model = try homesModel(
      service: .stub(search: { _, _ in
        if await isDown.entries.isEmpty { throw HTTPFailure.offline(host: "homes.test") }
        return HomesResults(homes: [.numbered(1)])
      }))
    await model.appeared()?.value
    guard case .failed(let message) = model.phase else { return XCTFail("\(model.phase)") }
    XCTAssertTrue(message.hasPrefix("The homes cannot be loaded."), message)
    XCTAssertNil(model.emptyText)
    await isDown.append(false)
    await model.retryTapped().value
    XCTAssertEqual(model.phase, .loaded)
  }

  func testRefreshKeepsRowsEvenWhenItFails() async throws {
    let searches = Log<HomesMode>()
    let model = try homesModel(
      service: .stub(search: { mode, _ in
        await searches.append(mode)
        if await searches.entries.count > 1 { throw HTTPFailure.timeout(20) }
        return HomesResults(homes: [.numbered(1)])
      }))
    await model.appeared()?.value
    let refreshing = model.refreshTapped()
    XCTAssertEqual(model.phase, .refreshing)
    XCTAssertEqual(model.rows.count, 1)
    await refreshing.value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.rows.count, 1)
    XCTAssertNotNil(model.notice)
  }

  func testOfflineCopyIsToldWithItsAge() async throws {
    let model = try homesModel(
      service: .listing(1, origin: .offlineCopy(storedAt: HomesModel.testTime - 7300)))
    await model.appeared()?.value
    XCTAssertEqual(model.notice, "The service cannot be reached. What you see was loaded 2 hours ago.")
    XCTAssertEqual(model.rows.count, 1)
  }

  func testCachedReplyNeedsNoNotice() async throws {
    let model = try homesModel(service: .listing(1, origin: .cache(storedAt: HomesModel.testTime - 7300)))
    await model.appeared()?.value
    XCTAssertNil(model.notice)
  }

  func testLeavingInMidLoadIgnoresTheReplyAndComingBackLoads() async throws {
    let gate = Gate()
    let model = try homesModel(
      service: .stub(search: { _, _ in
        await gate.pass()
        return HomesResults(homes: [.numbered(1)])
      }))
    let loading = model.appeared()
    await gate.waitForArrival()
    model.disappeared()
    await gate.open()
    await loading?.value
    XCTAssertEqual(model.phase, .idle)
    XCTAssertEqual(model.rows, [])
    await model.appeared()?.value
    XCTAssertEqual(model.rows.count, 1)
  }

  // MARK: - The list

  func testTwentyRowsAtFirstAndAPageMoreNearTheEnd() async throws {
    let model = try homesModel(service: .listing(45))
    await model.appeared()?.value
    XCTAssertEqual(model.rows.count, 20)
    XCTAssertEqual(model.matchCount, 45)
    XCTAssertEqual(model.total, 1000)
    model.rowAppeared(model.rows[0].id)
    XCTAssertEqual(model.rows.count, 20)
    for _ in 0..<4 { model.rowAppeared(try XCTUnwrap(model.rows.last).id) }
    XCTAssertEqual(model.rows.map(\.id.number), Array(1...45))
    XCTAssertFalse(model.hasMore)
  }

  func testFilterAndSortShowFromTheTop() async throws {
    let homes = (1...60).map {
      Home(id: .property($0), bedrooms: $0 % 5, dwellingType: $0 > 40 ? "Villa" : "House")
    }
    let model = try homesModel(service: .stub(search: { _, _ in HomesResults(homes: homes) }))
    await model.appeared()?.value
    XCTAssertEqual(model.kinds.map(\.id), ["House", "Villa"])
    model.rowAppeared(try XCTUnwrap(model.rows.last).id)
    XCTAssertEqual(model.rows.count, 40)

    model.sortChosen(.bedrooms)
    XCTAssertEqual(model.rows.count, 20)
    XCTAssertEqual(model.rows.first?.bedrooms, "4")
    model.filterChanged(HomesFilter(minimumBedrooms: 4, dwellingTypes: ["Villa"]))
    XCTAssertEqual(model.rows.map(\.id.number), [44, 49, 54, 59])
    XCTAssertEqual(model.matchCount, 4)

    model.filterChanged(HomesFilter(text: "castle"))
    XCTAssertEqual(model.emptyText, "None of the homes fits the filter. Ask for less.")
    XCTAssertFalse(model.hasMore)
  }

  func testEmptyListSaysSo() async throws {
    let model = try homesModel(service: .listing(0))
    XCTAssertNil(model.emptyText)
    await model.appeared()?.value
    XCTAssertEqual(model.emptyText, "There are no homes for sale now. Look again later.")
    await model.modeChosen(.rent)?.value
    XCTAssertEqual(model.emptyText, "There are no homes to rent now. Look again later.")
  }

  // MARK: - Favourites

  func testFavouriteTapMarksTheRowAndCounts() async throws {
    let folder = try temporaryFolder()
    let service = HomesService.listing(2)
    let favourites = FavouritesModel(
      store: FavouritesStore(folder: folder.url, vault: .memory()), service: service)
    let model = HomesModel(
      service: service, favourites: favourites, preference: HomesModePreference(.memory()))
    XCTAssertNil(model.favouriteCount)
    await model.appeared()?.value
    await favourites.appeared().value
    XCTAssertNil(model.favouriteTapped(.property(99)), "a home that is not in the list")
    let writing = model.favouriteTapped(.property(2))
    XCTAssertEqual(model.rows.map(\.isFavourite), [false, true])
    XCTAssertEqual(model.favouriteCount, 1)
    XCTAssertEqual(model.favouriteCountText, "1 favourite")
    await writing?.value
    await model.favouriteTapped(.property(2))?.value
    XCTAssertEqual(model.rows.map(\.isFavourite), [false, false])
    XCTAssertEqual(model.favouriteCount, 0)
  }

  func testFavouritesThatCannotBeReadCostNoRows() async throws {
    let folder = try temporaryFolder()
    let vault = TestVault()
    let store = FavouritesStore(folder: folder.url, vault: vault.vault)
    try await store.add(.numbered(1))
    await vault.fail(with: .locked)
    let service = HomesService.listing(2)
    let favourites = FavouritesModel(store: store, service: service)
    let model = HomesModel(
      service: service, favourites: favourites, preference: HomesModePreference(.memory()))
    await model.appeared()?.value
    await favourites.appeared().value
    XCTAssertEqual(model.rows.map(\.isFavourite), [nil, nil])
    XCTAssertNil(model.favouriteCount)
    XCTAssertEqual(model.favouriteCountText, "Favourites unknown")
  }

  func testHomesOfAFreshListCountAsListed() async throws {
    let folder = try temporaryFolder()
    let service = HomesService.listing(1)
    let favourites = FavouritesModel(
      store: FavouritesStore(folder: folder.url, vault: .memory()), service: service)
    let model = HomesModel(
      service: service, favourites: favourites, preference: HomesModePreference(.memory()))
    await model.appeared()?.value
    XCTAssertEqual(favourites.isListed(.property(1)), true)
    XCTAssertNil(favourites.isListed(.property(2)))
  }
}
