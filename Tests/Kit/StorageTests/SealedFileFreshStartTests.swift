import XCTest

@testable import Storage

final class SealedFileFreshStartTests: XCTestCase {
  private struct Refused: Error {}
  private let noon = Date(timeIntervalSince1970: 1_469_793_600)

  private func sealedFile(_ folder: TemporaryFolder, _ vault: KeyVault) -> SealedFile {
    let noon = noon
    return SealedFile(url: folder.file("homes.sealed"), keyName: "homes", vault: vault, now: { noon })
  }

  /// A file with content whose bytes are returned.
  private func fill(_ folder: TemporaryFolder, _ vault: KeyVault) async throws -> Data {
    try await sealedFile(folder, vault).update { _ in Data([1]) }
    return try Data(contentsOf: folder.file("homes.sealed"))
  }

  func testAFileWithoutItsKeyIsKeptAsideAndANewOneGetsANewKey() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    let before = try await fill(folder, vault)
    try await vault.delete("homes")
    let file = sealedFile(folder, vault)
    let started = try await file.startAfresh { _ in }
    let kept = try XCTUnwrap(started)
    XCTAssertEqual(try Data(contentsOf: kept), before)
    XCTAssertTrue(kept.lastPathComponent.hasPrefix("homes.sealed.corrupt-2016-07-29"), kept.lastPathComponent)
    let content = try await file.read()
    XCTAssertNil(content)
    try await file.update { old in
      XCTAssertNil(old)
      return Data([2])
    }
    let again = try await file.read()
    XCTAssertEqual(again, Data([2]))
  }

  func testAFileOfAnotherVaultIsKeptAside() async throws {
    let folder = try TemporaryFolder(self)
    let before = try await fill(folder, .memory())
    let keys = folder.file("keys")
    let started = try await sealedFile(folder, .keyFile(in: keys)).startAfresh { _ in }
    XCTAssertEqual(try Data(contentsOf: XCTUnwrap(started)), before)
  }

  func testContentThatMakesNoSenseIsKeptAside() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    let before = try await fill(folder, vault)
    let started = try await sealedFile(folder, vault).startAfresh { content in
      XCTAssertEqual(content, Data([1]))
      throw Refused()
    }
    XCTAssertEqual(try Data(contentsOf: XCTUnwrap(started)), before)
  }

  func testAFileThatCanBeOpenedAfterAllStays() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    let before = try await fill(folder, vault)
    let started = try await sealedFile(folder, vault).startAfresh { _ in }
    XCTAssertNil(started)
    XCTAssertEqual(try Data(contentsOf: folder.file("homes.sealed")), before)
  }

  func testAVaultThatCannotTellSetsNothingAside() async throws {
    for expected in [VaultFailure.locked, .timeout(5), .denied, .unavailable("no bus")] {
      let folder = try TemporaryFolder(self)
      var vault = KeyVault.memory()
      let before = try await fill(folder, vault)
      vault.read = { _ in throw expected }
      let closed = vault
      let starting = await failure { try await self.sealedFile(folder, closed).startAfresh { _ in } }
      XCTAssertEqual(starting as? VaultFailure, expected)
      XCTAssertEqual(try Data(contentsOf: folder.file("homes.sealed")), before)
    }
  }

  func testADamagedFileIsKeptAsideOnce() async throws {
    let folder = try TemporaryFolder(self)
    try Data("scribble".utf8).write(to: folder.file("homes.sealed"))
    let started = try await sealedFile(folder, .memory()).startAfresh { _ in }
    XCTAssertEqual(try Data(contentsOf: XCTUnwrap(started)), Data("scribble".utf8))
    let again = try await sealedFile(folder, .memory()).startAfresh { _ in }
    XCTAssertNil(again)
  }
}
