import Formatting
import Foundation
import HTTP
import Storage
import XCTest

@testable import Homes

@MainActor
final class HomeDetailModelTests: XCTestCase {
  private func favourites(_ service: HomesService, in folder: TestFolder) -> FavouritesModel {
    FavouritesModel(store: FavouritesStore(folder: folder.url, vault: .memory()), service: service)
  }

  private func model(
    _ id: HomeID, home: Home? = nil, service: HomesService, favourites: FavouritesModel
  ) throws -> HomeDetailModel {
    HomeDetailModel(
      id: id, home: home, service: service, favourites: favourites, locale: Locale(identifier: "en_AU"),
      timeZone: try XCTUnwrap(TimeZone(secondsFromGMT: 0)), now: { Date(timeIntervalSince1970: 600) })
  }

  private func fixtureService(_ name: String) throws -> HomesService {
    let body = try fixture(name)
    let client = HTTPClient { HTTPResponse(status: 200, body: body, url: $0.url) }
    return .http(client: client, base: try XCTUnwrap(URL(string: "https://homes.test")))
  }

  func testHomeOfTheListShowsAtOnceAndTheDetailsFollow() async throws {
    let service = try fixtureService("details_with_video_first.json")
    let listed = Home(
      id: .property(3001), headline: "From the list", listedAt: Date(timeIntervalSince1970: 1_709_617_415),
      auction: WallTime("2024-04-30T18:00"))
    let model = try model(
      .property(3001), home: listed, service: service, favourites: favourites(service, in: temporaryFolder()))
    XCTAssertEqual(model.phase, .loading)
    XCTAssertEqual(model.content?.row.title, "From the list")
    XCTAssertNil(model.content?.text)

    await model.appeared()?.value
    XCTAssertEqual(model.phase, .loaded)
    let content = try XCTUnwrap(model.content)
    XCTAssertEqual(content.row.title, "Sunny brick house by the creek")
    XCTAssertEqual(content.text, "A house that was loved.\n\nNow it may be yours.")
    XCTAssertEqual(content.pictures.count, 3)
    XCTAssertEqual(content.features, ["Fireplace", "Creek"])
    XCTAssertEqual(content.advertiser?.agents.map(\.name), ["Kim Example"])
    let facts = Dictionary(uniqueKeysWithValues: content.facts.map { ($0.label, $0.value) })
    XCTAssertEqual(facts["Price"], "$430,000")
    XCTAssertEqual(facts["Bedrooms"], "3")
    XCTAssertEqual(facts["Land"], "382m²")
    XCTAssertEqual(facts["Sold"], "25 November 2023")
    XCTAssertEqual(facts["Listed"], "5 March 2024")
    XCTAssertEqual(facts["Auction"]?.contains("30 Apr"), true, facts["Auction"] ?? "missing")
    XCTAssertNil(model.appeared(), "what is there is not loaded again")
  }

  func testAVisitOfEveryWeekIsToldOnce() throws {
    let visits = try [
      ("2024-04-06T11:15", true), ("2024-04-08T17:00", false), ("2024-04-13T11:15", true),
      ("2024-04-13T12:15", true), ("2024-04-15T17:00", false),
    ].map { HomeInspection(opens: try XCTUnwrap(WallTime($0)), isWeekly: $1) }
    XCTAssertEqual(
      visits.withoutRepeats.map(\.opens.description),
      ["2024-04-06T11:15", "2024-04-08T17:00", "2024-04-13T12:15", "2024-04-15T17:00"])
  }

  func testInspectionsAreShownByTheClockOfThePlace() async throws {
    let dates = HomeDateText(
      locale: Locale(identifier: "en_AU"), timeZone: try XCTUnwrap(TimeZone(identifier: "Asia/Tokyo")))
    let opens = try XCTUnwrap(WallTime("2024-04-06T11:15"))
    let text = dates.inspection(
      HomeInspection(opens: opens, closes: WallTime("2024-04-06T11:45"), isWeekly: true))
    XCTAssertTrue(text.contains("11:15"), text)
    XCTAssertTrue(text.contains("11:45"), text)
    XCTAssertTrue(text.hasSuffix(", every week"), text)
  }

  func testDetailsThatTellLittleKeepWhatTheListTold() async throws {
    let service = try fixtureService("details_of_project_with_little.json")
    let id = HomeID(kind: .project, number: 3001)
    let listed = Home(
      id: id, address: "9 Quay Road",
      project: HomeProject(name: "Lighthouse", parts: [.init(id: .property(1))]))
    let model = try model(
      id, home: listed, service: service, favourites: favourites(service, in: temporaryFolder()))
    await model.appeared()?.value
    XCTAssertEqual(model.content?.row.title, "Lighthouse")
    XCTAssertEqual(model.content?.row.subtitle, "9 Quay Road")
    XCTAssertEqual(model.content?.parts.count, 1)
    XCTAssertEqual(model.content?.text, "Twelve homes around a garden.")
  }

  func testFavouriteThatIsNoLongerListedOpensFromItsSnapshotAndCanBeRemoved() async throws {
    let folder = try temporaryFolder()
    let service = HomesService.stub(detail: { _ in throw HTTPFailure.notFound })
    let favourites = favourites(service, in: folder)
    await favourites.appeared().value
    await favourites.favouriteTapped(.numbered(1)).value

    let model = try model(.property(1), service: service, favourites: favourites)
    await model.appeared()?.value
    XCTAssertEqual(model.phase, .notListed)
    XCTAssertEqual(model.content?.row.title, "Home 1")
    XCTAssertEqual(model.content?.row.status, "No longer listed")
    XCTAssertNotNil(model.notice)
    XCTAssertEqual(model.isFavourite, true)
    XCTAssertEqual(favourites.isListed(.property(1)), false)
    await model.favouriteTapped()?.value
    XCTAssertEqual(model.isFavourite, false)
    XCTAssertEqual(favourites.count, 0)
  }

  func testSnapshotIsFoundEvenWhenTheFavouritesAreReadLast() async throws {
    let folder = try temporaryFolder()
    let vault = TestVault()
    let store = FavouritesStore(folder: folder.url, vault: vault.vault)
    try await store.add(.numbered(1))
    let gate = Gate()
    await vault.hold(at: gate)
    let service = HomesService.stub(detail: { _ in
      await gate.open()
      throw HTTPFailure.notFound
    })
    let model = try model(
      .property(1), service: service, favourites: FavouritesModel(store: store, service: service))
    await model.appeared()?.value
    XCTAssertEqual(model.content?.row.title, "Home 1")
    XCTAssertEqual(model.content?.row.isListed, false)
  }

  func testHomeThatNobodyKnowsHasNoContent() async throws {
    let service = HomesService.stub(detail: { _ in throw HTTPFailure.notFound })
    let model = try model(
      .property(1), service: service, favourites: favourites(service, in: temporaryFolder()))
    await model.appeared()?.value
    XCTAssertEqual(model.phase, .notListed)
    XCTAssertNil(model.content)
    XCTAssertEqual(model.notice, "This home is not listed, and it is none of your favourites.")
    XCTAssertNil(model.favouriteTapped())
  }

  func testFailureSaysWhatToDoAndRetryLoads() async throws {
    let asked = Log<HomeID>()
    let service = HomesService.stub(detail: { id in
      await asked.append(id)
      if await asked.entries.count == 1 { throw HTTPFailure.offline(host: "homes.test") }
      return HomeDetail(home: .numbered(1), origin: .offlineCopy(storedAt: Date(timeIntervalSince1970: 0)))
    })
    let model = try model(
      .property(1), home: .numbered(1), service: service,
      favourites: favourites(service, in: temporaryFolder()))
    await model.appeared()?.value
    guard case .failed(let message) = model.phase else { return XCTFail("\(model.phase)") }
    XCTAssertTrue(message.hasPrefix("The home cannot be loaded."), message)
    XCTAssertEqual(model.content?.row.title, "Home 1")
    await model.retryTapped().value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.notice, "The service cannot be reached. What you see was loaded 10 minutes ago.")
  }

  func testLeavingIgnoresTheLateReply() async throws {
    let gate = Gate()
    let service = HomesService.stub(detail: { _ in
      await gate.pass()
      return HomeDetail(home: .numbered(1), text: "late")
    })
    let model = try model(
      .property(1), home: .numbered(1), service: service,
      favourites: favourites(service, in: temporaryFolder()))
    let loading = model.appeared()
    await gate.waitForArrival()
    model.disappeared()
    await gate.open()
    await loading?.value
    XCTAssertNil(model.content?.text)
    await model.appeared()?.value
    XCTAssertEqual(model.content?.text, "late")
  }
}
