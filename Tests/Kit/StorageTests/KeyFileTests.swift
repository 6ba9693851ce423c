import XCTest

@testable import Storage

final class KeyFileTests: XCTestCase {
  private let secret = Data("secret".utf8)

  func testASecretIsKeptReplacedAndRemoved() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.keyFile(in: folder.file("keys"))
    let before = try await vault.read("bestbuy")
    XCTAssertNil(before)
    XCTAssertEqual(try folder.names(), [], "looking makes nothing")
    try await vault.delete("bestbuy")

    try await vault.write("bestbuy", Data("older".utf8))
    try await vault.write("bestbuy", secret)
    let kept = try await KeyVault.keyFile(in: folder.file("keys")).read("bestbuy")
    XCTAssertEqual(kept, secret)
    let other = try await vault.read("busbud")
    XCTAssertNil(other)

    try await vault.delete("bestbuy")
    let after = try await vault.read("bestbuy")
    XCTAssertNil(after)
  }

  func testTheFileAndItsFolderAreForTheirOwnerAlone() async throws {
    let folder = try TemporaryFolder(self)
    try await KeyVault.keyFile(in: folder.file("keys")).write("bestbuy", secret)
    XCTAssertEqual(try folder.mode("keys"), 0o700)
    XCTAssertEqual(try folder.mode("keys/bestbuy.key"), 0o600)
  }

  func testAFolderOpenToOthersIsRepaired() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.keyFile(in: folder.file("keys"))
    try await vault.write("bestbuy", secret)
    try folder.setMode(0o755, of: "keys")
    let kept = try await vault.read("bestbuy")
    XCTAssertEqual(kept, secret)
    XCTAssertEqual(try folder.mode("keys"), 0o700)
  }

  func testAFileOpenToOthersIsRefused() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.keyFile(in: folder.file("keys"))
    try await vault.write("bestbuy", secret)
    let path = folder.file("keys/bestbuy.key").path
    for mode in [0o640, 0o620, 0o604, 0o602] {
      try folder.setMode(mode, of: "keys/bestbuy.key")
      let thrown = await failure { try await vault.read("bestbuy") }
      XCTAssertEqual(thrown as? VaultFailure, .unsafe("\(path) can be read or written by others"))
    }
  }

  func testSymbolicLinksAreRefused() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.keyFile(in: folder.file("keys"))
    try await vault.write("bestbuy", secret)
    try FileManager.default.createSymbolicLink(
      at: folder.file("keys/busbud.key"), withDestinationURL: folder.file("keys/bestbuy.key"))
    let linkedFile = await failure { try await vault.read("busbud") }
    XCTAssertEqual(
      linkedFile as? VaultFailure, .unsafe("\(folder.file("keys/busbud.key").path) is a symbolic link"))

    try FileManager.default.createSymbolicLink(
      at: folder.file("link"), withDestinationURL: folder.file("keys"))
    let throughLink = KeyVault.keyFile(in: folder.file("link"))
    let expected = VaultFailure.unsafe("\(folder.file("link").path) is not a real folder")
    let reading = await failure { try await throughLink.read("bestbuy") }
    let writing = await failure { try await throughLink.write("bestbuy", Data()) }
    XCTAssertEqual(reading as? VaultFailure, expected)
    XCTAssertEqual(writing as? VaultFailure, expected)
  }

  func testAFileOfAnotherUserIsRefused() async throws {
    guard geteuid() == 0 else { throw XCTSkip("Only root can give a file away.") }
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.keyFile(in: folder.file("keys"))
    try await vault.write("bestbuy", secret)
    let path = folder.file("keys/bestbuy.key").path
    XCTAssertEqual(chown(path, 65_534, 65_534), 0)
    let file = await failure { try await vault.read("bestbuy") }
    XCTAssertEqual(file as? VaultFailure, .unsafe("\(path) belongs to another user"))
    XCTAssertEqual(chown(folder.file("keys").path, 65_534, 65_534), 0)
    let whole = await failure { try await vault.write("bestbuy", Data()) }
    XCTAssertEqual(whole as? VaultFailure, .unsafe("\(folder.file("keys").path) belongs to another user"))
  }

  func testSomethingThatIsNoFileIsNotReadAndDoesNotHang() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.keyFile(in: folder.file("keys"))
    try await vault.write("bestbuy", secret)
    let path = folder.file("keys/busbud.key").path
    XCTAssertEqual(mkfifo(path, 0o600), 0)
    let thrown = await failure { try await vault.read("busbud") }
    XCTAssertEqual(thrown as? FileFailure, .system(operation: .open, path: path, code: EINVAL))
  }

  func testNamesThatAreNoFileNamesAreRefused() async throws {
    let folder = try TemporaryFolder(self)
    let vault = KeyVault.keyFile(in: folder.file("keys"))
    for name in ["", "..", "../escape", "a/b", "A", "ü", "a b"] {
      let thrown = await failure { try await vault.write(name, Data()) }
      XCTAssertTrue(thrown is VaultFailure, name)
    }
    XCTAssertEqual(try folder.names(), [])
  }
}
