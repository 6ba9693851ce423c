import XCTest

@testable import Storage

final class SealedFileConcurrencyTests: XCTestCase {
  /// In memory where the system has such a folder: what is tested here is the order, not the disk.
  private func quickFolder() throws -> URL {
    let memory = URL(fileURLWithPath: "/dev/shm")
    guard FileManager.default.isWritableFile(atPath: memory.path) else {
      return try TemporaryFolder(self).url
    }
    let url = memory.appendingPathComponent("storage-\(UUID().uuidString)")
    addTeardownBlock { try FileManager.default.removeItem(at: url) }
    return url
  }

  func testManyWritersAtOnceGiveTheUnion() async throws {
    let url = try quickFolder().appendingPathComponent("homes.sealed")
    let vault = KeyVault.memory()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask {
          let file = SealedFile(url: url, keyName: "homes", vault: vault)
          try await file.update { ($0 ?? Data()) + Data("\(number)\n".utf8) }
        }
      }
      try await group.waitForAll()
    }
    let content = try await SealedFile(url: url, keyName: "homes", vault: vault).read() ?? Data()
    let lines = String(decoding: content, as: UTF8.self).split(separator: "\n")
    XCTAssertEqual(lines.compactMap { Int($0) }.sorted(), Array(0..<100))
  }

  func testReadersNeverSeeNothingDuring10000Writes() async throws {
    let url = try quickFolder().appendingPathComponent("homes.sealed")
    let vault = KeyVault.memory()
    let file = SealedFile(url: url, keyName: "homes", vault: vault)
    // Knows nothing of what the writer writes.
    let otherFile = SealedFile(url: url, keyName: "homes", vault: vault)
    try await file.update { _ in Data("0".utf8) }
    let reader = Task { () -> Int in
      var reads = 0
      var last = 0
      while last < 10_000 {
        let content = try await otherFile.read()
        let number = try XCTUnwrap(Int(String(decoding: try XCTUnwrap(content), as: UTF8.self)))
        XCTAssertGreaterThanOrEqual(number, last)
        last = number
        reads += 1
      }
      return reads
    }
    for number in 1...10_000 {
      try await file.update { _ in Data("\(number)".utf8) }
    }
    let reads = try await reader.value
    XCTAssertGreaterThan(reads, 100)
  }

  func testAWriterGivesUpWhenAnotherHoldsTheFileTooLong() async throws {
    let url = try TemporaryFolder(self).file("homes.sealed")
    let lock = try OpenFile.lock(url.path + ".lock")
    XCTAssertTrue(try lock.tryLock())
    let file = SealedFile(
      AtomicFile(url: url, patience: 0.01), keyName: "homes", vault: .memory(), now: { Date() })
    let busy = await failure { try await file.update { _ in Data([1]) } }
    XCTAssertEqual(busy as? FileFailure, .busy(path: url.path))
    lock.unlock()
    let content = try await file.update { _ in Data([1]) }
    XCTAssertEqual(content, Data([1]))
  }

  func testWaitingForAnotherWriterCanBeCancelled() async throws {
    let url = try TemporaryFolder(self).file("homes.sealed")
    let lock = try OpenFile.lock(url.path + ".lock")
    XCTAssertTrue(try lock.tryLock())
    let file = SealedFile(url: url, keyName: "homes", vault: .memory())
    let waiting = Task { try await file.update { _ in Data([1]) } }
    waiting.cancel()
    let thrown = await failure { try await waiting.value }
    XCTAssertTrue(thrown is CancellationError)
    lock.unlock()
  }
}
