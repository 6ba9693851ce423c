import Departures
import Formatting
import Foundation
import HTTP
import Products
import Services
import Storage
import XCTest

final class ShopServicesTests: XCTestCase {
  private var folder = FileManager.default.temporaryDirectory

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("services-\(UUID().uuidString)", isDirectory: true)
  }

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
  }

  private func services(_ source: ServiceSource, environment: [String: String] = [:]) -> ShopServices {
    ShopServices(
      source: source, places: DataPlaces(folder: folder), vault: .keyFile, environment: environment
    ) { "Ask for the key of \($0.name)." }
  }

  func testTheDemoNeedsNoKeyAndWritesNothing() async throws {
    let services = services(.demo)
    let query = try XCTUnwrap(ProductsQuery("pen"))
    let page = try await services.products(pageSize: 10).search(query, .bestMatch, .start)
    XCTAssertFalse(page.products.isEmpty)
    let assortment = try await services.assortment().assortment(.recent)
    XCTAssertFalse(assortment.tree.root.children.isEmpty)
    let homes = try await services.homes().search(.buy, [])
    XCTAssertGreaterThanOrEqual(homes.homes.count, 20)
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path))
  }

  func testALiveServiceWithoutKeySaysWhichIsMissing() async throws {
    let query = try XCTUnwrap(ProductsQuery("pen"))
    do {
      _ = try await services(.live).products(pageSize: 10).search(query, .bestMatch, .start)
      XCTFail("A search without a key must not reach the network.")
    } catch let missing as MissingKey {
      XCTAssertEqual(missing.key, .bestbuy)
      XCTAssertEqual(
        missing.errorDescription,
        "The live service of Best Buy needs a key of your own. Ask for the key of bestbuy.")
    }
    do {
      _ = try await services(.live).departures().search(DepartureQuery())
      XCTFail("A search without a token must not reach the network.")
    } catch let missing as MissingKey {
      XCTAssertEqual(missing.key, .busbud)
    }
  }

  func testAMissingKeyIsToldInTheUsersLanguage() {
    let missing = MissingKey(key: .bestbuy, company: "Best Buy", advice: "Bitte sehr.")
    Language.$override.withValue(.german) {
      XCTAssertEqual(
        missing.errorDescription,
        "Der Live-Dienst von Best Buy braucht einen eigenen Schlüssel von Ihnen. Bitte sehr.")
    }
  }

  func testAKeyEnteredAfterAFailureCounts() async throws {
    // A port where nobody listens: with a key the search gets as far as the network.
    let nowhere = try XCTUnwrap(URL(string: "http://127.0.0.1:9"))
    let services = services(.server(nowhere))
    let key = ServiceKey.bestbuy
    try await key.store("abc", in: await services.vault())
    let query = try XCTUnwrap(ProductsQuery("pen"))
    do {
      _ = try await services.products(pageSize: 10).search(query, .bestMatch, .start)
      XCTFail("Nobody listens there.")
    } catch {
      XCTAssertTrue(error is HTTPFailure, "\(error)")
      XCTAssertFalse("\(error)".contains("abc"))
    }
  }

  func testTheDemoDrawsItsPictures() async throws {
    let services = services(.demo)
    let query = try XCTUnwrap(ProductsQuery("pen"))
    let page = try await services.products(pageSize: 5).search(query, .bestMatch, .start)
    let image = try XCTUnwrap(page.products.compactMap(\.image).first)
    let reply = try await services.picture(at: image)
    XCTAssertEqual(reply.status, 200)
    XCTAssertTrue(reply.body.starts(with: [0x89, 0x50, 0x4e, 0x47]), "a PNG")
  }

  func testTheVaultIsChosenByTheEnvironment() {
    XCTAssertEqual(VaultChoice(environment: [:]), .system)
    XCTAssertEqual(VaultChoice(environment: ["HIGHSTREET_VAULT": "key-file"]), .keyFile)
    XCTAssertNil(VaultChoice(environment: ["HIGHSTREET_VAULT": "drawer"]))
  }

  func testFoldersFollowTheBaseDirectories() {
    let places = DataPlaces.standard(
      environment: ["HOME": "/home/a", "XDG_CACHE_HOME": "/c", "XDG_DATA_HOME": "relative"])
    XCTAssertEqual(places.data.path, "/home/a/.local/share/highstreet")
    XCTAssertEqual(places.cache.path, "/c/highstreet")
  }
}
