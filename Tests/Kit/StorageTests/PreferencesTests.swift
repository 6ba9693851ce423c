import XCTest

@testable import Storage

final class PreferencesTests: XCTestCase {
  private let noon = Date(timeIntervalSince1970: 1_469_793_600)

  func testATextIsKeptReplacedAndForgotten() async throws {
    let url = try TemporaryFolder(self).file("preferences.json")
    for preferences in [Preferences.memory(), .file(url)] {
      let before = try await preferences.text("homes.mode")
      XCTAssertNil(before)
      try await preferences.set("rent", for: "homes.mode")
      try await preferences.set("besancenot", for: "other")
      let kept = try await preferences.text("homes.mode")
      XCTAssertEqual(kept, "rent")
      try await preferences.set(nil, for: "homes.mode")
      let after = try await preferences.text("homes.mode")
      XCTAssertNil(after)
      let other = try await preferences.text("other")
      XCTAssertEqual(other, "besancenot")
    }
  }

  func testAFileOutlivesItsPreferencesAndReadingMakesNone() async throws {
    let folder = try TemporaryFolder(self)
    let url = folder.file("preferences.json")
    _ = try await Preferences.file(url).text("homes.mode")
    XCTAssertEqual(try folder.names(), [])
    try await Preferences.file(url).set("buy “now”\n", for: "homes.mode")
    let kept = try await Preferences.file(url).text("homes.mode")
    XCTAssertEqual(kept, "buy “now”\n")
  }

  func testManyWritersOfDifferentKeysUndoNothing() async throws {
    let url = try TemporaryFolder(self).file("preferences.json")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask { try await Preferences.file(url).set("\(number)", for: "key \(number)") }
        group.addTask {
          try await Preferences.file(url).update("sum") { old in
            String((old.flatMap { Int($0) } ?? 0) + number)
          }
        }
      }
      try await group.waitForAll()
    }
    for number in 0..<40 {
      let kept = try await Preferences.file(url).text("key \(number)")
      XCTAssertEqual(kept, "\(number)")
    }
    let sum = try await Preferences.file(url).text("sum")
    XCTAssertEqual(sum, "780")
  }

  func testAFileThatMakesNoSenseIsKeptAsideOnce() async throws {
    let folder = try TemporaryFolder(self)
    let url = folder.file("preferences.json")
    let noon = noon
    let preferences = Preferences.file(url, now: { noon })
    for (number, text) in ["", "{", "[1]", "{\"a\": 1}", "<html>"].enumerated() {
      try Data(text.utf8).write(to: url)
      let suffix = number == 0 ? "" : "-\(number + 1)"
      let kept = folder.file("preferences.json.corrupt-2016-07-29T120000Z\(suffix)")
      let thrown = await failure { try await preferences.text("homes.mode") }
      XCTAssertEqual(thrown as? FileFailure, .corrupt(keptAs: kept))
      XCTAssertEqual(try Data(contentsOf: kept), Data(text.utf8))
      let again = try await preferences.text("homes.mode")
      XCTAssertNil(again)
    }
  }

  func testAChangeThatThrowsChangesNothing() async throws {
    struct Refused: Error {}
    let url = try TemporaryFolder(self).file("preferences.json")
    for preferences in [Preferences.memory(), .file(url)] {
      try await preferences.set("rent", for: "homes.mode")
      let thrown = await failure { try await preferences.update("homes.mode") { _ in throw Refused() } }
      XCTAssertTrue(thrown is Refused)
      let kept = try await preferences.text("homes.mode")
      XCTAssertEqual(kept, "rent")
    }
  }
}
