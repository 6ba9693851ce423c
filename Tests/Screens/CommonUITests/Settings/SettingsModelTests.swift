import Foundation
import HTTP
import Services
import Storage
import XCTest

@testable import CommonUI

@MainActor
final class SettingsModelTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("settings-\(UUID().uuidString)", isDirectory: true)

  override func tearDown() async throws {
    if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
  }

  private func opened(
    _ source: ServiceSource = .demo, keys: [ServiceKey] = [.bestbuy], environment: [String: String] = [:]
  ) throws -> (AppSession, SettingsModel) {
    let session = AppSession(
      LaunchOptions(
        source: source, places: DataPlaces(folder: folder), vault: .keyFile, environment: environment))
    session.appeared()
    session.settingsTapped(keys: keys)
    return (session, try XCTUnwrap(session.settings))
  }

  func testAServerIsChosenOnlyByAnAddress() async throws {
    let (session, settings) = try opened()
    settings.sourceTapped(.server)
    XCTAssertEqual(session.source, .demo)
    for text in [
      "", "demo", "shop", "ftp://shop.test", "https://me:secret@shop.test", "https://shop.test/?a=b",
    ] {
      settings.address = text
      XCTAssertNil(settings.addressFault)
      settings.addressSubmitted()
      XCTAssertEqual(settings.addressFault, SettingsText.addressFault, text)
      XCTAssertEqual(session.source, .demo)
    }
    settings.address = " https://shop.test/api "
    settings.addressSubmitted()
    XCTAssertNil(settings.addressFault)
    XCTAssertEqual(session.source?.description, "https://shop.test/api")
  }

  func testAnotherSourceLosesNothingOfWhatIsTyped() async throws {
    let (session, settings) = try opened()
    settings.sourceTapped(.server)
    settings.address = "https://half"
    settings.keys[0].typed = "abc"
    settings.sourceTapped(.live)
    XCTAssertEqual(session.source, .live)
    XCTAssertTrue(session.settings === settings)
    settings.sourceTapped(.server)
    XCTAssertEqual(session.source, .live)
    XCTAssertEqual(settings.address, "https://half")
    XCTAssertEqual(settings.keys[0].typed, "abc")
  }

  func testAKeyIsKeptInTheVaultAndForgottenAndTheScreensBeginAnew() async throws {
    let (session, settings) = try opened(.live)
    await settings.appeared().value
    XCTAssertEqual(settings.keys[0].state, .missing)
    XCTAssertEqual(settings.vaultNotice, KeyVault.Backend.keyFile.notice)
    settings.keys[0].typed = " my key "
    let before = session.shop?.id
    await settings.saveTapped(.bestbuy).value
    XCTAssertEqual(settings.keys[0], KeyEntry(key: .bestbuy, state: .kept))
    XCTAssertNotEqual(session.shop?.id, before)
    let vault = KeyVault.keyFile(in: folder.appendingPathComponent("keys"))
    let kept = try await vault.read("bestbuy")
    XCTAssertEqual(kept, Data("my key".utf8))
    await settings.forgetTapped(.bestbuy).value
    XCTAssertEqual(settings.keys[0].state, .missing)
    let gone = try await vault.read("bestbuy")
    XCTAssertNil(gone)
  }

  func testAKeyThatCannotBeKeptStaysInTheFieldAndIsNotTold() async throws {
    let (session, settings) = try opened(.live)
    settings.keys[0].typed = "sécret"
    let before = session.shop?.id
    await settings.saveTapped(.bestbuy).value
    XCTAssertEqual(settings.keys[0].typed, "sécret")
    XCTAssertEqual(session.shop?.id, before)
    let fault = try XCTUnwrap(settings.keys[0].fault)
    XCTAssertFalse(fault.contains("sécret"))
  }

  func testKeysOfTheEnvironmentAndPublishedOnesAreTold() async throws {
    let (_, settings) = try opened(
      .live, keys: [.bestbuy, .bonprix, .busbud], environment: ["HIGHSTREET_BUSBUD_TOKEN": "t0p"])
    await settings.appeared().value
    XCTAssertEqual(settings.keys.map(\.state), [.missing, .published, .inEnvironment])
    XCTAssertFalse(settings.keys.contains { SettingsText.state(of: $0).contains("t0p") })
  }

  func testAVaultThatCannotSayIsNotTakenForAnEmptyOne() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("keys"))
    let (_, settings) = try opened(.live)
    await settings.appeared().value
    guard case .unknown(let reason) = settings.keys[0].state else {
      return XCTFail("\(settings.keys[0].state)")
    }
    XCTAssertTrue(reason.contains("not a real folder"), reason)
  }

  func testCachesAreCountedAndCleared() async throws {
    let deep = folder.appendingPathComponent("cache/pictures", isDirectory: true)
    try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
    try Data(count: 3000).write(to: deep.appendingPathComponent("a"))
    try Data(count: 500).write(to: folder.appendingPathComponent("cache/b"))
    try Data(count: 70).write(to: folder.appendingPathComponent("kept"))
    let (_, settings) = try opened()
    XCTAssertNil(settings.cacheBytes)
    await settings.appeared().value
    XCTAssertEqual(settings.cacheBytes, 3500)
    await settings.clearConfirmed().value
    XCTAssertEqual(settings.cacheBytes, 0)
    XCTAssertNil(settings.cacheFault)
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("kept").path))
  }
}
