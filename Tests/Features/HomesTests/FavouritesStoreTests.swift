import Foundation
@_spi(Testing) import Storage
import XCTest

@testable import Homes

final class FavouritesStoreTests: XCTestCase {
  private let vault = TestVault()

  private func store(in folder: TestFolder) -> FavouritesStore {
    FavouritesStore(folder: folder.url, vault: vault.vault)
  }

  private func numbers(_ store: FavouritesStore) async throws -> [Int] {
    try await store.contents().favourites.map(\.id.number)
  }

  // MARK: - Ordinary use

  func testNothingKeptYetIsAnEmptyListAndWritesNothing() async throws {
    let folder = try temporaryFolder()
    let contents = try await store(in: folder).contents()
    XCTAssertEqual(contents, FavouritesStore.Contents(favourites: []))
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.favouritesFile.path))
    let writes = await vault.writes
    XCTAssertEqual(writes, [])
  }

  func testFavouritesOutliveTheStoreWithTheirSnapshots() async throws {
    let folder = try temporaryFolder()
    let favourite = try FavouritesFormat(fixture("favourites_version_1.jsonl")).favourites[0]
    try await store(in: folder).add(.numbered(1))
    let returned = try await store(in: folder).add(favourite).favourites
    let kept = try await store(in: folder).contents().favourites
    XCTAssertEqual(kept, [favourite, .numbered(1)])
    XCTAssertEqual(returned, kept)
  }

  func testAddingAndRemovingAreIdempotent() async throws {
    let folder = try temporaryFolder()
    let store = store(in: folder)
    for _ in 0..<2 { try await store.add(.numbered(1)) }
    try await store.add(.numbered(2))
    var kept = try await numbers(store)
    XCTAssertEqual(kept, [2, 1])
    for _ in 0..<2 { try await store.remove(.property(1)) }
    try await store.remove(.property(99))
    kept = try await numbers(store)
    XCTAssertEqual(kept, [2])
  }

  func testFileShowsNothingOfTheFavourites() async throws {
    let folder = try temporaryFolder()
    try await store(in: folder).add(.numbered(1))
    let bytes = try Data(contentsOf: folder.favouritesFile)
    for word in ["property", "Long Street", "version"] {
      XCTAssertNil(bytes.range(of: Data(word.utf8)), word)
    }
  }

  // MARK: - Several writers

  func testManyWritersOfTwoStoresEndWithTheUnion() async throws {
    let folder = try temporaryFolder()
    let stores = [store(in: folder), store(in: folder)]
    try await stores[0].add(.numbered(100))
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 1...20 {
        group.addTask { try await stores[number % 2].add(.numbered(number)) }
      }
      group.addTask { try await stores[1].remove(.property(100)) }
      try await group.waitForAll()
    }
    for store in stores {
      let kept = try await numbers(store)
      XCTAssertEqual(kept.sorted(), Array(1...20))
    }
  }

  func testStoreSeesWhatAnotherWroteSinceItLastRead() async throws {
    let folder = try temporaryFolder()
    let first = store(in: folder)
    let second = store(in: folder)
    try await first.add(.numbered(1))
    try await second.add(.numbered(2))
    try await second.remove(.property(1))
    let kept = try await first.add(.numbered(3)).favourites.map(\.id.number)
    XCTAssertEqual(kept, [3, 2])
  }

  // MARK: - The vault does not tell

  func testLockedVaultMakesFavouritesUnknownAndNothingIsWritten() async throws {
    let folder = try temporaryFolder()
    let store = store(in: folder)
    try await store.add(.numbered(1))
    let before = try Data(contentsOf: folder.favouritesFile)
    for failure in [VaultFailure.locked, .unavailable("no bus"), .timeout(5), .denied, .failed("odd")] {
      await vault.fail(with: failure)
      for attempt in [
        { try await store.contents() }, { try await store.add(.numbered(2)) },
        { try await store.remove(.property(1)) },
      ] as [() async throws -> FavouritesStore.Contents] {
        do {
          _ = try await attempt()
          XCTFail("\(failure) went unnoticed")
        } catch {
          XCTAssertEqual(error as? VaultFailure, failure)
        }
      }
    }
    XCTAssertEqual(try Data(contentsOf: folder.favouritesFile), before)
    XCTAssertEqual(try folder.setAside(), [])

    await vault.fail(with: nil)
    let kept = try await numbers(store)
    XCTAssertEqual(kept, [1])
    let writes = await vault.writes
    XCTAssertEqual(writes, ["favourites"], "only the first favourite made a key")
  }

  func testVaultThatFailsWhenTheFirstFavouriteIsAddedGetsNoKey() async throws {
    let folder = try temporaryFolder()
    await vault.fail(with: .timeout(5))
    do {
      try await store(in: folder).add(.numbered(1))
      XCTFail("there was no key to seal with")
    } catch VaultFailure.timeout {}
    let writes = await vault.writes
    XCTAssertEqual(writes, [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: folder.favouritesFile.path))
  }

  func testLostKeyOfAnExistingFileMakesNoNewKey() async throws {
    let folder = try temporaryFolder()
    let store = store(in: folder)
    try await store.add(.numbered(1))
    let before = try Data(contentsOf: folder.favouritesFile)
    await vault.forgetSecrets()
    do {
      try await store.add(.numbered(2))
      XCTFail("wrote over favourites that nobody can read any more")
    } catch SealedFileFailure.keyMissing {}
    let writes = await vault.writes
    XCTAssertEqual(writes.count, 1)
    XCTAssertEqual(try Data(contentsOf: folder.favouritesFile), before)
  }

  func testKeyWithoutFileIsAFreshStart() async throws {
    let folder = try temporaryFolder()
    let store = store(in: folder)
    try await store.add(.numbered(1))
    try FileManager.default.removeItem(at: folder.favouritesFile)
    var kept = try await numbers(store)
    XCTAssertEqual(kept, [])
    try await store.add(.numbered(2))
    kept = try await numbers(store)
    XCTAssertEqual(kept, [2])
  }

  // MARK: - Damage

  func testDamagedFileIsSetAsideAndTheStoreGoesOn() async throws {
    let folder = try temporaryFolder()
    let store = store(in: folder)
    try await store.add(.numbered(1))
    var bytes = try Data(contentsOf: folder.favouritesFile)
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: folder.favouritesFile, options: .atomic)

    let contents = try await store.contents()
    XCTAssertEqual(contents.favourites, [])
    let kept = try XCTUnwrap(contents.setAside)
    XCTAssertEqual(try Data(contentsOf: kept), bytes)

    let again = try await store.contents()
    XCTAssertNil(again.setAside, "it is told once")
  }

  func testChangeOnADamagedFileSetsItAsideAndIsKept() async throws {
    let folder = try temporaryFolder()
    let store = store(in: folder)
    try await store.add(.numbered(1))
    try Data("scribble".utf8).write(to: folder.favouritesFile)
    let contents = try await store.add(.numbered(2))
    XCTAssertEqual(contents.favourites, [.numbered(2)])
    XCTAssertNotNil(contents.setAside)
    XCTAssertEqual(try folder.setAside().count, 1)
  }

  func testNewerFormatIsRefusedAndLeftAlone() async throws {
    let folder = try temporaryFolder()
    let file = SealedFile(url: folder.favouritesFile, keyName: "favourites", vault: vault.vault)
    let newer = try fixture("favourites_version_2.jsonl")
    try await file.update { _ in newer }
    let before = try Data(contentsOf: folder.favouritesFile)
    let store = store(in: folder)
    for attempt in [{ try await store.contents() }, { try await store.add(.numbered(2)) }]
      as [() async throws -> FavouritesStore.Contents]
    {
      do {
        _ = try await attempt()
        XCTFail("a newer version is not ours to read")
      } catch {
        XCTAssertEqual(error as? FavouritesFailure, .newerVersion(2))
      }
    }
    XCTAssertEqual(try Data(contentsOf: folder.favouritesFile), before)
  }

  func testWriteThatFailsAtAnyStepLeavesTheOldOrTheNewFavourites() async throws {
    struct DiskFull: Error {}
    for failing in WriteStep.allCases {
      let folder = try temporaryFolder()
      try await store(in: folder).add(.numbered(1))
      let file = SealedFile(
        url: folder.favouritesFile, keyName: "favourites", vault: vault.vault,
        afterStep: { step in if step == failing { throw DiskFull() } })
      do {
        try await FavouritesStore(file: file, backend: .memory).add(.numbered(2))
        XCTFail("\(failing) went unnoticed")
      } catch is DiskFull {}
      let kept = try await numbers(store(in: folder))
      XCTAssertTrue([[1], [2, 1]].contains(kept), "after \(failing): \(kept)")
    }
  }
}
