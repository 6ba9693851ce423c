import XCTest

@testable import Storage

private let one = Data("one".utf8)
private let two = Data("two".utf8)

/// A file that is as this process wrote it is not read again; any other one is.
final class LastWriteTests: XCTestCase {
  private func sealedFile(_ folder: TemporaryFolder, _ vault: KeyVault) -> SealedFile {
    SealedFile(url: folder.file("homes.sealed"), keyName: "homes", vault: vault)
  }

  // MARK: - The version of a file

  func testAVersionIsCurrentUntilTheFileIsReplacedByOneThatLooksTheSame() async throws {
    let file = AtomicFile(url: try TemporaryFolder(self).file("homes"))
    try await file.withLock {
      let version = try file.replace(with: one)
      let written = try attributes(file.url)
      XCTAssertTrue(version.isCurrent(at: file.url.path))
      for _ in 0..<20 {
        _ = try file.replace(with: two)
        let date = try XCTUnwrap(written[.modificationDate])
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.url.path)
        XCTAssertFalse(version.isCurrent(at: file.url.path))
        // A file system likes to give away again the number of a file that is gone and that nobody has open.
        let number = try attributes(file.url)[.systemFileNumber] as? Int
        XCTAssertNotEqual(number, written[.systemFileNumber] as? Int)
      }
    }
  }

  func testAVersionIsNotCurrentAfterAChangeInPlace() async throws {
    let file = AtomicFile(url: try TemporaryFolder(self).file("homes"))
    try await file.withLock {
      let longer = try file.replace(with: one)
      try appendByte(to: file.url)
      XCTAssertFalse(longer.isCurrent(at: file.url.path))

      let touched = try file.replace(with: one)
      try FileManager.default.setAttributes(
        [.modificationDate: Date.distantPast], ofItemAtPath: file.url.path)
      XCTAssertFalse(touched.isCurrent(at: file.url.path))
    }
  }

  func testAVersionIsNotCurrentWhereThereIsNoFileOrALink() async throws {
    let folder = try TemporaryFolder(self)
    let file = AtomicFile(url: folder.file("homes"))
    try await file.withLock {
      let version = try file.replace(with: one)
      try FileManager.default.moveItem(at: file.url, to: folder.file("elsewhere"))
      XCTAssertFalse(version.isCurrent(at: file.url.path))
      try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: folder.file("elsewhere"))
      XCTAssertFalse(version.isCurrent(at: file.url.path))
    }
  }

  // MARK: - What was written last

  func testTheLastWriteIsKnownUntilSomebodyElseWrites() async throws {
    let file = AtomicFile(url: try TemporaryFolder(self).file("homes"))
    let lastWrite = LastWrite()
    XCTAssertNil(lastWrite.current(at: file.url.path))
    try await file.withLock {
      let version = try file.replace(with: one)
      lastWrite.remember(.init(content: one, keyIdentity: Data(), version: version))
      XCTAssertEqual(lastWrite.current(at: file.url.path)?.content, one)
      _ = try file.replace(with: two)
      XCTAssertNil(lastWrite.current(at: file.url.path))
    }
  }

  func testEachWriteOfAnotherIsNoticedHoweverAlikeAndFast() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    let ours = sealedFile(folder, vault)
    let theirs = sealedFile(folder, vault)
    for number in 10..<40 {
      try await ours.update { _ in Data("ours \(number)".utf8) }
      for _ in 0..<2 { try await theirs.update { _ in Data("them \(number)".utf8) } }
      let content = try await ours.read()
      XCTAssertEqual(content, Data("them \(number)".utf8))
      try await ours.update { old in
        XCTAssertEqual(old, Data("them \(number)".utf8))
        return Data("ours \(number)".utf8)
      }
    }
  }

  func testDamageToWhatWasJustWrittenIsNoticed() async throws {
    let folder = try TemporaryFolder(self)
    let file = sealedFile(folder, .memory())
    try await file.update { _ in one }
    var bytes = try Data(contentsOf: folder.file("homes.sealed"))
    bytes[bytes.count - 1] ^= 1
    try bytes.write(to: folder.file("homes.sealed"), options: .atomic)
    let thrown = await failure { try await file.update { _ in two } }
    guard case .corrupt(let kept)? = thrown as? SealedFileFailure else {
      return XCTFail("\(String(describing: thrown))")
    }
    XCTAssertEqual(try Data(contentsOf: kept), bytes)
  }

  func testALockedVaultMakesWhatWasJustWrittenUnknown() async throws {
    let folder = try TemporaryFolder(self)
    let lock = Lock()
    let memory = KeyVault.memory()
    var vault = memory
    vault.read = { name in
      if await lock.isLocked { throw VaultFailure.locked }
      return try await memory.read(name)
    }
    let file = sealedFile(folder, vault)
    try await file.update { _ in one }
    let before = try Data(contentsOf: folder.file("homes.sealed"))

    await lock.set(true)
    let reading = await failure { try await file.read() }
    let updating = await failure { try await file.update { _ in two } }
    XCTAssertEqual(reading as? VaultFailure, .locked)
    XCTAssertEqual(updating as? VaultFailure, .locked)
    XCTAssertEqual(try Data(contentsOf: folder.file("homes.sealed")), before)

    await lock.set(false)
    let content = try await file.read()
    XCTAssertEqual(content, one)
  }

  func testAnotherKeyInTheVaultIsNoticedRightAfterAWrite() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.memory()
    let file = sealedFile(folder, vault)
    try await file.update { _ in one }
    try await vault.write("homes", SealingKey().secret)
    let thrown = await failure { try await file.update { _ in two } }
    guard case .wrongKey? = thrown as? SealedFileFailure else {
      return XCTFail("\(String(describing: thrown))")
    }
  }

  // MARK: -

  private actor Lock {
    private(set) var isLocked = false

    func set(_ isLocked: Bool) {
      self.isLocked = isLocked
    }
  }

  private func attributes(_ url: URL) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: url.path)
  }

  private func appendByte(to url: URL) throws {
    let handle = try FileHandle(forWritingTo: url)
    defer { handle.closeFile() }
    try handle.seekToEnd()
    handle.write(Data([0]))
  }
}
