import XCTest

@testable import Storage

final class ServiceKeyTests: XCTestCase {
  private let key = ServiceKey(name: "busbud", environmentVariable: "BUSBUD_TOKEN", fallback: "public")

  func testTheEnvironmentGoesBeforeTheVaultAndTheVaultBeforeTheFallback() async throws {
    let vault = KeyVault.memory(["busbud": Data("kept".utf8)])
    let given = try await key.resolve(vault: vault, environment: ["BUSBUD_TOKEN": "given"])
    XCTAssertEqual(given, "given")
    let kept = try await key.resolve(vault: vault, environment: [:])
    XCTAssertEqual(kept, "kept")
    let fallback = try await key.resolve(vault: .memory(), environment: [:])
    XCTAssertEqual(fallback, "public")
    let none = try await ServiceKey(name: "bestbuy", environmentVariable: "X")
      .resolve(vault: .memory(), environment: [:])
    XCTAssertNil(none)
  }

  func testWhiteSpaceAroundAKeyIsNoPartOfIt() async throws {
    let vault = KeyVault.memory()
    try await key.store("  kept\r\n", in: vault)
    let secret = try await vault.read("busbud")
    XCTAssertEqual(secret, Data("kept".utf8))
    let given = try await key.resolve(vault: vault, environment: ["BUSBUD_TOKEN": "\tgiven\n"])
    XCTAssertEqual(given, "given")
  }

  func testAnEmptyVariableCountsAsNone() async throws {
    let kept = try await key.resolve(
      vault: .memory(["busbud": Data("kept".utf8)]), environment: ["BUSBUD_TOKEN": " \n"])
    XCTAssertEqual(kept, "kept")
  }

  func testAKeyThatNoHeaderMayCarryIsRefused() async throws {
    for text in ["a\nb", "a\r\nX-Other: b", "a\u{0}b", "a\u{7f}", "schlüssel", "a\u{2028}b"] {
      let given = await failure {
        try await key.resolve(vault: .memory(), environment: ["BUSBUD_TOKEN": text])
      }
      XCTAssertEqual(given as? ServiceKey.Fault, .malformed("BUSBUD_TOKEN"))
      let kept = await failure {
        try await key.resolve(vault: .memory(["busbud": Data(text.utf8)]), environment: [:])
      }
      XCTAssertEqual(kept as? ServiceKey.Fault, .malformed("busbud"))
      let vault = KeyVault.memory()
      let stored = await failure { try await key.store(text, in: vault) }
      XCTAssertEqual(stored as? ServiceKey.Fault, .malformed("busbud"))
      let secret = try await vault.read("busbud")
      XCTAssertNil(secret)
    }
    let bytes = await failure {
      try await key.resolve(vault: .memory(["busbud": Data([0xff, 0xfe])]), environment: [:])
    }
    XCTAssertEqual(bytes as? ServiceKey.Fault, .malformed("busbud"))
  }

  func testAnEmptyKeyIsNotStored() async throws {
    let stored = await failure { try await key.store(" \n", in: .memory()) }
    XCTAssertEqual(stored as? ServiceKey.Fault, .empty("busbud"))
  }

  func testALockedVaultIsNotTakenForAnEmptyOne() async throws {
    var vault = KeyVault.memory()
    vault.read = { _ in throw VaultFailure.locked }
    let locked = vault
    let thrown = await failure { try await key.resolve(vault: locked, environment: [:]) }
    XCTAssertEqual(thrown as? VaultFailure, .locked)
    let given = try await key.resolve(vault: locked, environment: ["BUSBUD_TOKEN": "given"])
    XCTAssertEqual(given, "given")
  }
}
