import DemoServices
import Foundation
import HTTP
import Homes
import Storage
import XCTest

@testable import HomesUI

extension HomeID {
  static func property(_ number: Int) -> HomeID { HomeID(kind: .property, number: number) }
}

extension Home {
  /// A home that differs from others by its numbers only.
  static func numbered(_ number: Int) -> Home {
    Home(
      id: .property(number), headline: "Home \(number)", address: "\(number) Long Street",
      price: "$\(number)00,000",
      bedrooms: number % 5, bathrooms: 1, parkingSpaces: 2, dwellingType: number % 2 == 0 ? "House" : "Villa")
  }
}

extension HTTPFailure {
  static let notFound = HTTPFailure.status(404, message: nil, retryAfter: nil)
}

extension HomesService {
  /// A service that lists this many homes for sale, and one fewer to rent.
  static func listing(_ count: Int, origin: HTTPResponse.Origin = .network) -> HomesService {
    HomesService(
      search: { mode, _ in
        let homes = (1...count).dropLast(mode == .rent ? 1 : 0).map(Home.numbered)
        return HomesResults(homes: homes, origin: origin)
      },
      detail: { id in
        guard id.number <= count else { throw HTTPFailure.notFound }
        return HomeDetail(home: .numbered(id.number), text: "All about home \(id.number).")
      })
  }
}

/// What the screens of one test stand on: a folder, a vault and preferences of their own.
struct TestShop: Sendable {
  let place: TestFolder
  let vault: TestVault
  var shop: HomesShop

  var folder: URL { place.url }

  init(_ service: HomesService, in place: TestFolder) {
    self.place = place
    let vault = TestVault()
    self.vault = vault
    shop = HomesShop(
      service: service, preferences: .memory(),
      favourites: { FavouritesStore(folder: place.url, vault: vault.vault) },
      locale: Locale(identifier: "en_US"), timeZone: TimeZone(secondsFromGMT: 0) ?? .current,
      now: { Date(timeIntervalSince1970: 1_500_000_000) })
  }

  /// What the file holds, whatever a screen believes.
  func keptNow() throws -> [Int] {
    try finishing {
      try await FavouritesStore(folder: folder, vault: vault.vault).contents().favourites.map(\.id.number)
    }
  }

  /// Keeps a favourite before the screens start.
  func keep(_ number: Int) throws {
    let favourite = Favourite(
      home: .numbered(number), savedAt: Date(timeIntervalSince1970: TimeInterval(number)))
    try finishing { _ = try await FavouritesStore(folder: folder, vault: vault.vault).add(favourite) }
  }

  /// The names of files that were set aside.
  func setAside() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.contains(".corrupt-") }
  }
}

/// A folder that is gone after the test.
final class TestFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appendingPathComponent("homes-ui-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    do { try FileManager.default.removeItem(at: url) } catch { XCTFail("\(error)") }
  }
}

/// A shop in a folder of its own.
func shop(_ service: HomesService) throws -> TestShop {
  TestShop(service, in: try TestFolder())
}

/// The shop of the demo on a day that stays the same, as what is on offer is dated by it.
func demoShop() throws -> TestShop {
  let demo = try DemoServices(now: { Date(timeIntervalSince1970: 1_500_000_000) })
  return try shop(.http(client: demo.client, base: DemoServices.baseURL))
}
