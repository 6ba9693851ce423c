import Foundation
import Storage
import XCTest

@testable import Homes

@MainActor
final class FavouritesFreshStartTests: XCTestCase {
  private let vault = TestVault()

  private func model(in folder: TestFolder, service: HomesService = .stub()) -> FavouritesModel {
    let vault = vault.vault
    return FavouritesModel(opening: { FavouritesStore(folder: folder.url, vault: vault) }, service: service)
  }

  /// A folder with a favourite whose key is gone.
  private func folderWithoutKey() async throws -> TestFolder {
    let folder = try temporaryFolder()
    try await FavouritesStore(folder: folder.url, vault: vault.vault).add(.numbered(1))
    await vault.forgetSecrets()
    return folder
  }

  func testWithoutTheKeyStartingAfreshIsOfferedAndKeepsTheFileAside() async throws {
    let folder = try await folderWithoutKey()
    let before = try Data(contentsOf: folder.favouritesFile)
    let model = model(in: folder)
    await model.appeared().value
    guard case .unknown(let reason) = model.phase else { return XCTFail("\(model.phase)") }
    XCTAssertFalse(reason.contains("/"), "Nobody can move a file of an app on a telephone: \(reason)")
    XCTAssertTrue(model.canStartAfresh)

    await model.startAfreshConfirmed().value
    XCTAssertEqual(model.count, 0)
    XCTAssertFalse(model.canStartAfresh)
    let name = try XCTUnwrap(folder.setAside().first)
    XCTAssertEqual(model.notice?.contains(name), true)
    XCTAssertEqual(try Data(contentsOf: folder.url.appendingPathComponent(name)), before)

    await model.favouriteTapped(.numbered(2)).value
    let kept = try await FavouritesStore(folder: folder.url, vault: vault.vault).contents().favourites
    XCTAssertEqual(kept.map(\.id.number), [2])
  }

  func testAKeyThatIsBackInTimeBringsTheFavouritesBack() async throws {
    let folder = try await folderWithoutKey()
    let model = model(in: folder)
    await model.appeared().value
    XCTAssertTrue(model.canStartAfresh)
    // As if the key came back between the question and the answer.
    let other = try temporaryFolder()
    try await FavouritesStore(folder: other.url, vault: vault.vault).add(.numbered(3))
    try FileManager.default.removeItem(at: folder.favouritesFile)
    try FileManager.default.copyItem(at: other.favouritesFile, to: folder.favouritesFile)
    await model.startAfreshConfirmed().value
    XCTAssertEqual(model.favourites.map(\.id.number), [3])
    XCTAssertEqual(try folder.setAside(), [])
    XCTAssertNil(model.notice)
  }

  func testALockedVaultAndANewerVersionAreNoReasonToStartAfresh() async throws {
    let folder = try temporaryFolder()
    try await FavouritesStore(folder: folder.url, vault: vault.vault).add(.numbered(1))
    await vault.fail(with: .locked)
    let locked = model(in: folder)
    await locked.appeared().value
    XCTAssertFalse(locked.canStartAfresh)
    await locked.startAfreshConfirmed().value
    XCTAssertNil(locked.count)

    await vault.fail(with: nil)
    let newer = try fixture("favourites_version_2.jsonl")
    try await SealedFile(url: folder.favouritesFile, keyName: "favourites", vault: vault.vault)
      .update { _ in newer }
    let model = model(in: folder)
    await model.appeared().value
    XCTAssertFalse(model.canStartAfresh)
    await model.startAfreshConfirmed().value
    XCTAssertNil(model.count)
    XCTAssertEqual(try folder.setAside(), [])
  }

  func testAFileThatHoldsSomethingElseCanBeLeftBehind() async throws {
    let folder = try temporaryFolder()
    try await SealedFile(url: folder.favouritesFile, keyName: "favourites", vault: vault.vault)
      .update { _ in Data("a diary".utf8) }
    let model = model(in: folder)
    await model.appeared().value
    XCTAssertTrue(model.canStartAfresh)
    await model.startAfreshConfirmed().value
    XCTAssertEqual(model.count, 0)
    XCTAssertEqual(try folder.setAside().count, 1)
  }

  func testTheStoreIsOpenedOnceAndAgainAfterItCouldNotBeRead() async throws {
    let folder = try temporaryFolder()
    try await FavouritesStore(folder: folder.url, vault: vault.vault).add(.numbered(1))
    let openings = Log<Int>()
    let vault = vault
    let model = FavouritesModel(
      opening: {
        await openings.append(1)
        return FavouritesStore(folder: folder.url, vault: vault.vault)
      }, service: .stub())
    XCTAssertNil(model.protectionNotice)
    await vault.fail(with: .locked)
    await model.appeared().value
    await vault.fail(with: nil)
    await model.retryTapped().value
    await model.favouriteTapped(.numbered(2)).value
    XCTAssertEqual(model.count, 2)
    XCTAssertNotNil(model.protectionNotice)
    let opened = await openings.entries.count
    XCTAssertEqual(opened, 2)
  }
}
