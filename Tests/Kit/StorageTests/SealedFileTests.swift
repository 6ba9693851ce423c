import XCTest

@testable @_spi(Testing) import Storage

final class SealedFileTests: XCTestCase {
  private let noon = Date(timeIntervalSince1970: 1_469_793_600)

  private func sealedFile(_ folder: TemporaryFolder, _ vault: KeyVault) -> SealedFile {
    let noon = noon
    return SealedFile(url: folder.file("homes.sealed"), keyName: "homes", vault: vault, now: { noon })
  }

  func testBeforeTheFirstContentThereIsNothingAndReadingMakesNothing() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    let content = try await sealedFile(folder, vault).read()
    XCTAssertNil(content)
    XCTAssertEqual(try folder.names(), [])
    let key = try await vault.read("homes")
    XCTAssertNil(key)
  }

  func testWhatWasKeptIsReadBackAndIsNotReadableOnTheDisk() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    try await sealedFile(folder, vault).update { _ in Data("a house by the sea".utf8) }
    let content = try await sealedFile(folder, vault).read()
    XCTAssertEqual(content, Data("a house by the sea".utf8))
    XCTAssertNil(try Data(contentsOf: folder.file("homes.sealed")).range(of: Data("house".utf8)))
    XCTAssertEqual(try folder.mode("homes.sealed"), 0o600)
    XCTAssertEqual(try folder.names(), ["homes.sealed", "homes.sealed.lock"])
  }

  func testUpdatePassesTheOldContentAndReturnsTheNew() async throws {
    let folder = try TemporaryFolder(self)
    let file = sealedFile(folder, .memory())
    try await file.update { old in
      XCTAssertNil(old)
      return Data("one".utf8)
    }
    let content = try await file.update { ($0 ?? Data()) + Data(", two".utf8) }
    XCTAssertEqual(content, Data("one, two".utf8))
  }

  func testAMissingFolderIsMadeForItsOwnerAlone() async throws {
    let folder = try TemporaryFolder(self)
    let url = folder.file("data/homes/homes.sealed")
    try await SealedFile(url: url, keyName: "homes", vault: .memory()).update { _ in Data([1]) }
    XCTAssertEqual(try folder.mode("data"), 0o700)
    XCTAssertEqual(try folder.mode("data/homes"), 0o700)
  }

  func testAKeyWithoutAFileIsUsedForAFreshStart() async throws {
    let folder = try TemporaryFolder(self)
    let key = SealingKey()
    let vault = KeyVault.memory(["homes": key.secret])
    try await sealedFile(folder, vault).update { _ in Data([1]) }
    let secret = try await vault.read("homes")
    XCTAssertEqual(secret, key.secret)
  }

  func testWithoutAKeyTheFileStaysAndNoNewKeyIsMade() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    let file = sealedFile(folder, vault)
    try await file.update { _ in Data([1]) }
    let before = try Data(contentsOf: folder.file("homes.sealed"))
    try await vault.delete("homes")

    let expected = SealedFileFailure.keyMissing(path: folder.file("homes.sealed").path)
    let reading = await failure { try await file.read() }
    let updating = await failure { try await file.update { _ in Data([2]) } }
    XCTAssertEqual(reading as? SealedFileFailure, expected)
    XCTAssertEqual(updating as? SealedFileFailure, expected)
    XCTAssertEqual(try Data(contentsOf: folder.file("homes.sealed")), before)
    let key = try await vault.read("homes")
    XCTAssertNil(key)
  }

  func testAVaultThatFailsLeavesEverythingAsItWas() async throws {
    let failures: [VaultFailure] = [
      .locked, .timeout(5), .denied, .unavailable("no bus"), .failed("broken"), .unsafe("open"),
    ]
    for hasContent in [false, true] {
      for expected in failures {
        let folder = try TemporaryFolder(self)
        var vault = KeyVault.memory()
        if hasContent { try await sealedFile(folder, vault).update { _ in Data([1]) } }
        vault.read = { _ in throw expected }
        vault.write = { _, _ in XCTFail("a key was made") }
        let file = sealedFile(folder, vault)
        let before = try? Data(contentsOf: folder.file("homes.sealed"))

        let updating = await failure { try await file.update { _ in Data([2]) } }
        XCTAssertEqual(updating as? VaultFailure, expected)
        let reading = await failure { try await file.read() }
        XCTAssertEqual(reading as? VaultFailure, hasContent ? expected : nil)
        XCTAssertEqual(try? Data(contentsOf: folder.file("homes.sealed")), before)
      }
    }
  }

  func testAKeyThatCannotBeKeptMeansNoFile() async throws {
    let folder = try TemporaryFolder(self)
    var vault = KeyVault.memory()
    vault.write = { _, _ in throw VaultFailure.denied }
    let file = sealedFile(folder, vault)
    let updating = await failure { try await file.update { _ in Data([1]) } }
    XCTAssertEqual(updating as? VaultFailure, .denied)
    XCTAssertEqual(try folder.names(), ["homes.sealed.lock"])
  }

  func testAChangeThatThrowsLeavesTheOldContentAndMakesNoKey() async throws {
    struct Refused: Error {}
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    let file = sealedFile(folder, vault)
    let refused = await failure { try await file.update { _ in throw Refused() } }
    XCTAssertTrue(refused is Refused)
    let key = try await vault.read("homes")
    XCTAssertNil(key)
    let content = try await file.update { _ in Data([1]) }
    XCTAssertEqual(content, Data([1]))
  }

  func testADamagedFileIsKeptAsideOnceAndThenTheAppGoesOn() async throws {
    let folder = try TemporaryFolder(self)
    let file = sealedFile(folder, .memory())
    try await file.update { _ in Data("a house".utf8) }
    let url = folder.file("homes.sealed")
    let whole = try Data(contentsOf: url)
    var damaged = (0..<whole.count).map { whole.prefix($0) }
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0xff
      damaged.append(bytes)
    }
    for (number, bytes) in damaged.enumerated() {
      try bytes.write(to: url)
      let suffix = number == 0 ? "" : "-\(number + 1)"
      let kept = folder.file("homes.sealed.corrupt-2016-07-29T120000Z\(suffix)")
      // By turns the reader and the writer come upon it first.
      let thrown = await failure {
        if number % 2 == 0 { _ = try await file.read() } else { try await file.update { _ in Data() } }
      }
      // Of a changed identity of the key nobody can say whether it is damage.
      if case .wrongKey(let url)? = thrown as? SealedFileFailure {
        XCTAssertEqual(url, kept)
      } else {
        XCTAssertEqual(thrown as? SealedFileFailure, .corrupt(keptAs: kept))
      }
      XCTAssertEqual(try Data(contentsOf: kept), bytes)
      let content = try await file.read()
      XCTAssertNil(content)
    }
    try await file.update { _ in Data("another house".utf8) }
    let content = try await file.read()
    XCTAssertEqual(content, Data("another house".utf8))
  }

  func testAFileOfAnotherKeyIsKeptAside() async throws {
    let folder = try TemporaryFolder(self)
    try await sealedFile(folder, .memory()).update { _ in Data([1]) }
    let bytes = try Data(contentsOf: folder.file("homes.sealed"))
    let file = sealedFile(folder, .memory(["homes": SealingKey().secret]))

    let kept = folder.file("homes.sealed.corrupt-2016-07-29T120000Z")
    let thrown = await failure { try await file.update { _ in Data([2]) } }
    XCTAssertEqual(thrown as? SealedFileFailure, .wrongKey(keptAs: kept))
    XCTAssertEqual(try Data(contentsOf: kept), bytes)
    try await file.update { _ in Data([3]) }
    let content = try await file.read()
    XCTAssertEqual(content, Data([3]))
  }

  func testAFileOfANewerVersionStays() async throws {
    let folder = try TemporaryFolder(self)
    let file = sealedFile(folder, .memory())
    try await file.update { _ in Data([1]) }
    let url = folder.file("homes.sealed")
    let newer = newerVersion(of: try Data(contentsOf: url))
    try newer.write(to: url, options: .atomic)
    let thrown = await failure { try await file.update { _ in Data([2]) } }
    XCTAssertEqual(thrown as? SealedFileFailure, .newerVersion(2, path: url.path))
    XCTAssertEqual(try Data(contentsOf: url), newer)
  }

  func testAChangedBackendIsSaidAndTheFileStays() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.keyFile(in: folder.file("keys"))
    try await sealedFile(folder, vault).update { _ in Data([1]) }
    let url = folder.file("homes.sealed")
    let before = try Data(contentsOf: url)
    let secret = try await vault.read("homes")

    let other = sealedFile(folder, .memory(["homes": try XCTUnwrap(secret)]))
    let thrown = await failure { try await other.update { _ in Data([2]) } }
    XCTAssertEqual(
      thrown as? SealedFileFailure,
      .backendChanged(recorded: "key-file", current: .memory, path: url.path))
    XCTAssertEqual(try Data(contentsOf: url), before)
  }

  func testASymbolicLinkIsNotFollowed() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    try await sealedFile(folder, vault).update { _ in Data([1]) }
    try FileManager.default.moveItem(at: folder.file("homes.sealed"), to: folder.file("elsewhere"))
    try FileManager.default.createSymbolicLink(
      at: folder.file("homes.sealed"), withDestinationURL: folder.file("elsewhere"))
    let thrown = await failure { try await sealedFile(folder, vault).read() }
    XCTAssertEqual(
      thrown as? FileFailure,
      .system(operation: .open, path: folder.file("homes.sealed").path, code: ELOOP))
  }
}
