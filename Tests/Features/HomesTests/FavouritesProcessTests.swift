#if os(Linux)
  import Foundation
  import Storage
  import XCTest

  @testable import Homes

  /// Several programs change the same favourites: this one starts itself again, with the part to play in the
  /// environment.
  final class FavouritesProcessTests: XCTestCase {
    private static let folderVariable = "HIGHSTREET_TEST_FAVOURITES"
    private static let firstVariable = "HIGHSTREET_TEST_FIRST"
    private static let each = 5

    func testSeveralProcessesEndWithTheUnion() async throws {
      let folder = try temporaryFolder()
      let processes = try (0..<3).map { try start(folder.url, first: $0 * Self.each) }
      for process in processes {
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 0)
      }
      let kept = try await Self.store(folder.url).contents().favourites.map(\.id.number)
      XCTAssertEqual(kept.sorted(), Array(1...3 * Self.each))
    }

    func testPartOfAnotherProcess() async throws {
      let environment = ProcessInfo.processInfo.environment
      guard let folder = environment[Self.folderVariable],
        let first = environment[Self.firstVariable].flatMap(Int.init)
      else { throw XCTSkip("only for a process that another test starts") }
      let store = Self.store(URL(fileURLWithPath: folder))
      for number in 1...Self.each { try await store.add(.numbered(first + number)) }
    }

    private static func store(_ folder: URL) -> FavouritesStore {
      FavouritesStore(folder: folder, vault: .keyFile(in: folder.appendingPathComponent("keys")))
    }

    private func start(_ folder: URL, first: Int) throws -> Process {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["HomesTests.FavouritesProcessTests/testPartOfAnotherProcess"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        [Self.folderVariable: folder.path, Self.firstVariable: String(first)], uniquingKeysWith: { $1 })
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      return process
    }
  }
#endif
