import Foundation
import HTTP
import Storage
import XCTest

@testable import Homes

/// A fixture beside the tests.
func fixture(_ name: String) throws -> Data {
  let folder = try XCTUnwrap(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
  return try Data(contentsOf: folder.appendingPathComponent(name))
}

extension HomeID {
  static func property(_ number: Int) -> HomeID { HomeID(kind: .property, number: number) }
}

extension Home {
  /// A home that differs from others by its number only.
  static func numbered(_ number: Int) -> Home {
    Home(id: .property(number), headline: "Home \(number)", address: "\(number) Long Street")
  }
}

extension Favourite {
  static func numbered(_ number: Int) -> Favourite {
    Favourite(home: .numbered(number), savedAt: Date(timeIntervalSince1970: TimeInterval(number)))
  }
}

extension HomesService {
  /// A service of which the test says what it answers; a call that it says nothing of fails the test.
  static func stub(
    search: @escaping @Sendable (HomesMode, [String]) async throws -> HomesResults = { mode, _ in
      XCTFail("search(\(mode)) is not expected")
      throw HTTPFailure.offline(host: "homes.test")
    },
    detail: @escaping @Sendable (HomeID) async throws -> HomeDetail = { id in
      XCTFail("detail(\(id)) is not expected")
      throw HTTPFailure.offline(host: "homes.test")
    }
  ) -> HomesService {
    HomesService(search: search, detail: detail)
  }
}

extension HomesService {
  /// A service that lists this many homes.
  static func listing(_ count: Int, origin: HTTPResponse.Origin = .network) -> HomesService {
    .stub(search: { _, _ in
      HomesResults(homes: (0..<count).map { .numbered($0 + 1) }, total: 1000, origin: origin)
    })
  }
}

extension HomesModel {
  nonisolated static let testTime = Date(timeIntervalSince1970: 100_000)
}

extension XCTestCase {
  /// A model of the list with favourites of its own.
  @MainActor
  func homesModel(service: HomesService, preferences: Preferences = .memory()) throws -> HomesModel {
    let store = FavouritesStore(folder: try temporaryFolder().url, vault: .memory())
    return HomesModel(
      service: service, favourites: FavouritesModel(store: store, service: service),
      preference: HomesModePreference(preferences), now: { HomesModel.testTime })
  }
}

extension HTTPFailure {
  static let notFound = HTTPFailure.status(404, message: nil, retryAfter: nil)
}

/// Collects what closures of a test see.
actor Log<Entry: Sendable> {
  private(set) var entries: [Entry] = []

  func append(_ entry: Entry) { entries.append(entry) }
}

/// Holds callers until it is opened, whatever becomes of their tasks.
actor Gate {
  private var isOpen = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var arrivals: [CheckedContinuation<Void, Never>] = []
  private var arrived = 0

  func pass() async {
    arrived += 1
    arrivals.forEach { $0.resume() }
    arrivals = []
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
  }

  func open() {
    isOpen = true
    waiting.forEach { $0.resume() }
    waiting = []
  }

  /// Returns as soon as somebody has come to the gate.
  func waitForArrival() async {
    if arrived == 0 { await withCheckedContinuation { arrivals.append($0) } }
  }
}
