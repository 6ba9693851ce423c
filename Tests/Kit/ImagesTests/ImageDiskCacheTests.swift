import Foundation
import XCTest

@testable import Images

final class ImageDiskCacheTests: XCTestCase {
  private func url(_ name: String) throws -> URL {
    try XCTUnwrap(URL(string: "https://bilder.example/\(name)"))
  }

  private func bytesInFolder(_ directory: URL) throws -> Int {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).reduce(0) { sum, name in
      let path = directory.appendingPathComponent(name).path
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      return sum + (size ?? 0)
    }
  }

  func testTenTimesTheLimitNeverTakesMoreThanTheLimit() async throws {
    let directory = temporaryDirectory()
    let cache = ImageDiskCache(directory: directory, byteLimit: 50_000)
    let body = Data(repeating: 7, count: 4_900)
    for number in 0..<100 {
      let isStored = await cache.store(body, for: try url("\(number)"))
      XCTAssertTrue(isStored)
      XCTAssertLessThanOrEqual(try bytesInFolder(directory), 50_000)
    }
    let size = await cache.size
    XCTAssertEqual(size, try bytesInFolder(directory))
    XCTAssertGreaterThan(size, 40_000)
    let (first, last) = await (cache.body(for: try url("0")), cache.body(for: try url("99")))
    XCTAssertNil(first)
    XCTAssertEqual(last, body)
  }

  func testWhatWasNotUsedForLongestGoesFirstAlsoAfterALaunch() async throws {
    let directory = temporaryDirectory()
    let clock = Clock()
    func cache() -> ImageDiskCache {
      ImageDiskCache(directory: directory, byteLimit: 4_000, now: { clock.tick() })
    }
    let body = Data(repeating: 1, count: 1_000)
    let first = cache()
    for name in ["a", "b", "c"] { await first.store(body, for: try url(name)) }
    _ = await first.body(for: try url("a"))

    let second = cache()
    await second.store(body, for: try url("d"))
    var kept: [String] = []
    for name in ["a", "b", "c", "d"] where await second.body(for: try url(name)) != nil { kept.append(name) }
    XCTAssertEqual(kept, ["a", "c", "d"])
  }

  func testAFolderThatIsTooLargeAtLaunchIsMadeSmaller() async throws {
    let directory = temporaryDirectory()
    let large = ImageDiskCache(directory: directory, byteLimit: 100_000)
    for number in 0..<20 { await large.store(Data(count: 1_000), for: try url("\(number)")) }
    let small = ImageDiskCache(directory: directory, byteLimit: 5_000)
    _ = await small.body(for: try url("0"))
    XCTAssertLessThanOrEqual(try bytesInFolder(directory), 5_000)
  }

  func testABodyLargerThanTheLimitIsNotStoredAndCostsNoOther() async throws {
    let cache = ImageDiskCache(directory: temporaryDirectory(), byteLimit: 2_000)
    await cache.store(Data(count: 500), for: try url("small"))
    let isStored = await cache.store(Data(count: 2_000), for: try url("large"))
    XCTAssertFalse(isStored)
    let small = await cache.body(for: try url("small"))
    XCTAssertNotNil(small)
  }

  func testEveryWrongByteAndEveryCutIsFoundAndTheFileRemoved() async throws {
    let directory = temporaryDirectory()
    let address = try url("a")
    let body = Data((0..<40).map { UInt8($0) })
    await ImageDiskCache(directory: directory, byteLimit: 5_000).store(body, for: address)
    let file = directory.appendingPathComponent(DiskEntry.name(of: address))
    let sound = try Data(contentsOf: file)

    var variants = (0..<sound.count).map { sound.prefix($0) }
    for index in sound.indices {
      var variant = sound
      variant[index] ^= 0x20
      variants.append(variant)
    }
    for variant in variants {
      try variant.write(to: file)
      let found = await ImageDiskCache(directory: directory, byteLimit: 5_000).body(for: address)
      XCTAssertNil(found)
      XCTAssertFalse(FileManager.default.fileExists(atPath: file.path))
    }
    try sound.write(to: file)
    let found = await ImageDiskCache(directory: directory, byteLimit: 5_000).body(for: address)
    XCTAssertEqual(found, body)
  }

  func testAFileOfAnotherAddressIsNotTakenForThisOne() async throws {
    let directory = temporaryDirectory()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let other = DiskEntry(url: "https://bilder.example/other", body: Data([1])).file
    try other.write(to: directory.appendingPathComponent(DiskEntry.name(of: try url("a"))))
    let found = await ImageDiskCache(directory: directory, byteLimit: 5_000).body(for: try url("a"))
    XCTAssertNil(found)
  }

  func testWhatAnEndedProcessLeftIsRemovedAndAForeignFileStays() async throws {
    let directory = temporaryDirectory()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let partial = directory.appendingPathComponent(DiskEntry.name(of: try url("a")) + DiskEntry.partialSuffix)
    let foreign = directory.appendingPathComponent("notes.txt")
    for file in [partial, foreign] { try Data([1]).write(to: file) }
    _ = await ImageDiskCache(directory: directory, byteLimit: 5_000).body(for: try url("a"))
    XCTAssertFalse(FileManager.default.fileExists(atPath: partial.path))
    XCTAssertTrue(FileManager.default.fileExists(atPath: foreign.path))
  }

  func testAFolderThatCannotBeMadeCostsTheCopyAndNothingElse() async throws {
    let blocked = temporaryDirectory()
    try Data().write(to: blocked)
    let cache = ImageDiskCache(directory: blocked, byteLimit: 5_000)
    let isStored = await cache.store(Data([1]), for: try url("a"))
    XCTAssertFalse(isStored)
    let found = await cache.body(for: try url("a"))
    XCTAssertNil(found)
  }
}

/// A clock that goes on by a minute each time it is looked at.
private final class Clock: @unchecked Sendable {
  // `lock` guards `time`.
  private let lock = NSLock()
  private var time = Date(timeIntervalSince1970: 1_700_000_000)

  func tick() -> Date {
    lock.lock()
    defer { lock.unlock() }
    time += 60
    return time
  }
}
