import Combine
import Foundation
import HTTP
import Storage
import XCTest

@testable import Homes

@MainActor
final class FavouritesModelTests: XCTestCase {
  private let vault = TestVault()

  private func model(in folder: TestFolder, service: HomesService = .stub()) -> FavouritesModel {
    FavouritesModel(
      store: FavouritesStore(folder: folder.url, vault: vault.vault), service: service,
      now: { Date(timeIntervalSince1970: 7) })
  }

  private func numbers(_ model: FavouritesModel) -> [Int] { model.favourites.map(\.id.number) }

  /// What the file holds, whatever a model believes.
  private func kept(in folder: TestFolder) async throws -> [Int] {
    try await FavouritesStore(folder: folder.url, vault: vault.vault).contents().favourites.map(\.id.number)
  }

  // MARK: - Marking

  func testCounterIsUnknownUntilTheFavouritesAreRead() async throws {
    let model = model(in: try temporaryFolder())
    XCTAssertNil(model.count)
    XCTAssertNil(model.isFavourite(.property(1)))
    XCTAssertEqual(model.countText, "Favourites unknown")
    await model.appeared().value
    XCTAssertEqual(model.count, 0)
    XCTAssertEqual(model.isFavourite(.property(1)), false)
    XCTAssertEqual(model.countText, "0 favourites")
  }

  func testTapShowsAtOnceAndIsKept() async throws {
    let folder = try temporaryFolder()
    let model = model(in: folder)
    await model.appeared().value
    let writing = model.favouriteTapped(.numbered(1))
    XCTAssertEqual(model.count, 1)
    XCTAssertEqual(model.countText, "1 favourite")
    XCTAssertEqual(model.isFavourite(.property(1)), true)
    await writing.value
    XCTAssertEqual(model.favourites, [Favourite(home: .numbered(1), savedAt: Date(timeIntervalSince1970: 7))])
    let written = try await kept(in: folder)
    XCTAssertEqual(written, [1])
  }

  func testNewestComesFirst() async throws {
    let model = model(in: try temporaryFolder())
    await model.appeared().value
    for number in [2, 9, 4] { model.favouriteTapped(.numbered(number)) }
    XCTAssertEqual(numbers(model), [4, 9, 2])
    await model.favouriteTapped(.numbered(9)).value
    XCTAssertEqual(numbers(model), [4, 2])
  }

  func testRapidTapsKeepTheirOrder() async throws {
    let folder = try temporaryFolder()
    let model = model(in: folder)
    await model.appeared().value
    let gate = Gate()
    await vault.hold(at: gate)
    model.favouriteTapped(.numbered(1))
    await gate.waitForArrival()
    for number in 2...9 {
      model.favouriteTapped(.numbered(number))
      XCTAssertEqual(numbers(model), [number, 1])
      model.favouriteTapped(.numbered(number))
      XCTAssertEqual(numbers(model), [1])
    }
    let last = model.favouriteTapped(.numbered(10))
    await vault.hold(at: nil)
    await gate.open()
    await last.value
    XCTAssertEqual(numbers(model), [10, 1])
    let written = try await kept(in: folder)
    XCTAssertEqual(written, [10, 1])
  }

  func testCounterEqualsTheNumberOfFavouritesAtAllTimes() async throws {
    let model = model(in: try temporaryFolder())
    await model.appeared().value
    var seen: [Int?] = []
    let watching = model.$phase.sink { seen.append($0.count) }
    defer { watching.cancel() }
    for number in [1, 2, 1, 3] { await model.favouriteTapped(.numbered(number)).value }
    XCTAssertEqual(seen, [0, 1, 2, 1, 2])
    XCTAssertEqual(model.count, model.rows.count)
  }

  func testFavouritesOfAnotherProgramAppear() async throws {
    let folder = try temporaryFolder()
    let model = model(in: folder)
    await model.appeared().value
    try await FavouritesStore(folder: folder.url, vault: vault.vault).add(.numbered(5))
    await model.favouriteTapped(.numbered(6)).value
    XCTAssertEqual(numbers(model), [6, 5])
  }

  // MARK: - Failures

  func testLockedVaultMakesTheCounterUnknownNotZeroUntilRetried() async throws {
    let folder = try temporaryFolder()
    try await FavouritesStore(folder: folder.url, vault: vault.vault).add(.numbered(1))
    let before = try Data(contentsOf: folder.favouritesFile)
    await vault.fail(with: .locked)

    let model = model(in: folder)
    await model.appeared().value
    guard case .unknown(let reason) = model.phase else { return XCTFail("\(model.phase)") }
    XCTAssertTrue(reason.contains("locked"), reason)
    XCTAssertNil(model.count)

    await model.favouriteTapped(.numbered(2)).value
    await model.removeTapped(.property(1)).value
    XCTAssertNil(model.count, "a tap that cannot be kept marks nothing")
    XCTAssertEqual(try Data(contentsOf: folder.favouritesFile), before)

    await vault.fail(with: nil)
    await model.retryTapped().value
    XCTAssertEqual(numbers(model), [1])
  }

  func testVaultLockedBeforeTheFirstFavouriteKeepsTheCounterAtZeroAndWritesNothing() async throws {
    let folder = try temporaryFolder()
    await vault.fail(with: .locked)
    let model = model(in: folder)
    await model.appeared().value
    XCTAssertEqual(model.count, 0, "nothing was ever kept")

    await model.favouriteTapped(.numbered(1)).value
    XCTAssertEqual(model.count, 0)
    XCTAssertEqual(model.isFavourite(.property(1)), false)
    XCTAssertEqual(model.notice?.contains("locked"), true)
    let keysMade = await vault.writes
    XCTAssertEqual(keysMade, [])
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    XCTAssertEqual(names, ["favourites.sealed.lock"])

    await vault.fail(with: nil)
    await model.favouriteTapped(.numbered(1)).value
    XCTAssertEqual(model.count, 1)
    let written = try await kept(in: folder)
    XCTAssertEqual(written, [1])
  }

  func testTapWhileUnknownReadsInsteadOfGuessing() async throws {
    let folder = try temporaryFolder()
    try await FavouritesStore(folder: folder.url, vault: vault.vault).add(.numbered(1))
    let model = model(in: folder)
    await model.favouriteTapped(.numbered(1)).value
    XCTAssertEqual(numbers(model), [1])
  }

  func testWriteThatFailsIsTakenBackWithAMessage() async throws {
    let folder = try temporaryFolder()
    let model = model(in: folder)
    await model.appeared().value
    await model.favouriteTapped(.numbered(1)).value

    await vault.fail(with: .denied)
    let adding = model.favouriteTapped(.numbered(2))
    let removing = model.removeTapped(.property(1))
    XCTAssertEqual(numbers(model), [2])
    await adding.value
    await removing.value
    XCTAssertEqual(numbers(model), [1])
    XCTAssertEqual(model.notice?.hasPrefix("The change to your favourites was not kept."), true)

    model.noticeDismissed()
    XCTAssertNil(model.notice)
    await vault.fail(with: nil)
    let written = try await kept(in: folder)
    XCTAssertEqual(written, [1])
  }

  func testFailureTakesBackItsOwnChangeOnly() async throws {
    let folder = try temporaryFolder()
    let model = model(in: folder)
    await model.appeared().value
    await model.favouriteTapped(.numbered(1)).value
    let gate = Gate()
    await vault.hold(at: gate)
    let failing = model.favouriteTapped(.numbered(2))
    await gate.waitForArrival()
    let following = model.favouriteTapped(.numbered(3))
    XCTAssertEqual(numbers(model), [3, 2, 1])
    await vault.hold(at: nil)
    await vault.fail(with: .timeout(5), once: true)
    await gate.open()
    await failing.value
    XCTAssertEqual(numbers(model), [3, 1], "the tap that waited behind it stays")
    await following.value
    let written = try await kept(in: folder)
    XCTAssertEqual(written, [3, 1])
  }

  func testReadThatFailsLaterKeepsWhatIsKnown() async throws {
    let model = model(in: try temporaryFolder())
    await model.appeared().value
    await model.favouriteTapped(.numbered(1)).value
    await vault.fail(with: .locked)
    await model.appeared().value
    XCTAssertEqual(numbers(model), [1])
    XCTAssertNotNil(model.notice)
  }

  func testDamagedFileIsToldAndTheListStartsAnew() async throws {
    let folder = try temporaryFolder()
    try Data("scribble".utf8).write(to: folder.favouritesFile)
    let model = model(in: folder)
    await model.appeared().value
    XCTAssertEqual(model.count, 0)
    let name = try XCTUnwrap(folder.setAside().first)
    XCTAssertEqual(model.notice?.contains(name), true)
  }

  func testFavouritesOfANewerVersionAreUnknown() async throws {
    let folder = try temporaryFolder()
    let newer = try fixture("favourites_version_2.jsonl")
    try await SealedFile(url: folder.favouritesFile, keyName: "favourites", vault: vault.vault)
      .update { _ in newer }
    let model = model(in: folder)
    await model.appeared().value
    guard case .unknown(let reason) = model.phase else { return XCTFail("\(model.phase)") }
    XCTAssertTrue(reason.contains("Update the program"), reason)
  }

  func testWeakerPlaceOfTheKeyIsTold() async throws {
    let folder = try temporaryFolder()
    func notice(_ backend: KeyVault.Backend) -> String? {
      let vault = KeyVault(backend: backend, read: { _ in nil }, write: { _, _ in }, delete: { _ in })
      return FavouritesModel(store: FavouritesStore(folder: folder.url, vault: vault), service: .stub())
        .protectionNotice
    }
    XCTAssertNotNil(notice(.keyFile))
    XCTAssertNil(notice(.secretService))
    XCTAssertNil(notice(.keychain))
  }
}
