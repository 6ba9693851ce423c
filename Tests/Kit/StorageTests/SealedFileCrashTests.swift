import XCTest

@testable @_spi(Testing) import Storage

private let old = Data("the old content".utf8)

/// A write that ends in its middle: a full disk, a failing one, a killed process.
final class SealedFileCrashTests: XCTestCase {
  func testAStepThatFailsLeavesTheOldContentOrTheNewAndNoTemporaryFile() async throws {
    for step in WriteStep.allCases {
      let folder = try TemporaryFolder(self)
      let url = folder.file("homes.sealed")
      let vault = KeyVault.memory()
      let full = FileFailure.system(operation: .write, path: url.path, code: ENOSPC)
      try await SealedFile(url: url, keyName: "homes", vault: vault).update { _ in old }

      let failing = SealedFile(
        url: url, keyName: "homes", vault: vault, afterStep: { if $0 == step { throw full } })
      let thrown = await failure { try await failing.update { _ in Data("new".utf8) } }
      XCTAssertEqual(thrown as? FileFailure, full)
      XCTAssertEqual(try folder.names(), ["homes.sealed", "homes.sealed.lock"], step.rawValue)
      let content = try await SealedFile(url: url, keyName: "homes", vault: vault).read()
      let isInPlace = step == .renamed || step == .folderFlushed
      XCTAssertEqual(content, isInPlace ? Data("new".utf8) : old, step.rawValue)
    }
  }

  func testAFirstWriteThatFailsLeavesNoFile() async throws {
    let folder = try TemporaryFolder(self)
    let full = FileFailure.system(operation: .write, path: "homes.sealed", code: ENOSPC)
    let vault = KeyVault.memory()
    let failing = SealedFile(
      url: folder.file("homes.sealed"), keyName: "homes", vault: vault,
      afterStep: { if $0 == .partWritten { throw full } })
    let thrown = await failure { try await failing.update { _ in Data([1]) } }
    XCTAssertEqual(thrown as? FileFailure, full)
    XCTAssertEqual(try folder.names(), ["homes.sealed.lock"])
    // The key was made already; the next start uses it.
    let next = SealedFile(url: folder.file("homes.sealed"), keyName: "homes", vault: vault)
    let content = try await next.update { _ in Data([2]) }
    XCTAssertEqual(content, Data([2]))
  }

  #if os(Linux)
    func testAProcessKilledAtAnyStepLeavesTheOldContentOrTheNew() async throws {
      for step in WriteStep.allCases {
        let folder = try TemporaryFolder(self)
        let url = folder.file("homes.sealed")
        let keys = folder.file("keys")
        let file = SealedFile(url: url, keyName: "sealed", vault: .keyFile(in: keys))
        try await file.update { _ in old }

        let outcome = try await Probe.run("write-killed", "key-file:\(keys.path)", url.path, step.rawValue)
        XCTAssertTrue(outcome.wasKilled, step.rawValue)
        XCTAssertEqual(outcome.status, SIGKILL)
        let content = try await file.read()
        let isInPlace = step == .renamed || step == .folderFlushed
        XCTAssertEqual(content, isInPlace ? Data(repeating: UInt8(ascii: "n"), count: 200_000) : old)
        XCTAssertEqual(try folder.names().count, isInPlace ? 3 : 4, "the killed process left its file")

        try await file.update { _ in old }
        XCTAssertEqual(try folder.names(), ["homes.sealed", "homes.sealed.lock", "keys"])
      }
    }

    func testAProcessKilledInItsFirstWriteLeavesNothingThatStandsInTheWay() async throws {
      for step in WriteStep.allCases {
        let folder = try TemporaryFolder(self)
        let url = folder.file("homes.sealed")
        let keys = "key-file:\(folder.file("keys").path)"
        _ = try await Probe.run("write-killed", keys, url.path, step.rawValue)
        let outcome = try await Probe.run("write", keys, url.path, "fresh")
        XCTAssertEqual(outcome.lines, ["fresh"], step.rawValue)
      }
    }

    func testADiskThatRunsFullInTheMiddleLeavesTheOldContent() async throws {
      for limit in [0, 1_000, 70_000, 199_999] {
        let folder = try TemporaryFolder(self)
        let url = folder.file("homes.sealed")
        let keys = folder.file("keys")
        let file = SealedFile(url: url, keyName: "sealed", vault: .keyFile(in: keys))
        try await file.update { _ in old }
        let outcome = try await Probe.run("write-starved", "key-file:\(keys.path)", url.path, "\(limit)")
        XCTAssertEqual(outcome.lines.count, 1)
        XCTAssertTrue(
          outcome.lines.first?.contains("operation: Storage.FileOperation.write") == true, "\(outcome.lines)")
        XCTAssertEqual(try folder.names(), ["homes.sealed", "homes.sealed.lock", "keys"])
        let content = try await file.read()
        XCTAssertEqual(content, old)
      }
    }

    func testManyProcessesAtOnceGiveTheUnion() async throws {
      let folder = try TemporaryFolder(self)
      let path = folder.file("homes.sealed").path
      let keys = folder.file("keys")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for prefix in ["a", "b", "c", "d"] {
          group.addTask {
            let outcome = try await Probe.run("append", "key-file:\(keys.path)", path, prefix, "25")
            XCTAssertEqual(outcome.status, 0)
          }
        }
        try await group.waitForAll()
      }
      let file = SealedFile(
        url: folder.file("homes.sealed"), keyName: "sealed", vault: .keyFile(in: keys))
      let content = try await file.read() ?? Data()
      let lines = String(decoding: content, as: UTF8.self).split(separator: "\n").map(String.init)
      let expected = ["a", "b", "c", "d"].flatMap { prefix in (0..<25).map { "\(prefix)\($0)" } }
      XCTAssertEqual(lines.sorted(), expected.sorted())
    }
  #endif
}
