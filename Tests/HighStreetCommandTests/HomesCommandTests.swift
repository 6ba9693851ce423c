import XCTest

final class HomesCommandTests: CommandTestCase {
  private func homes(_ words: String...) throws -> [String: Any] {
    try CommandRun(["homes", "--json"] + words, data: data).object()
  }

  private func rows(_ reply: [String: Any]) throws -> [[String: Any]] {
    try XCTUnwrap(reply["homes"] as? [[String: Any]])
  }

  func testAtLeastTwentyHomesAreListedWithWhatIsKnown() throws {
    let reply = try homes()
    XCTAssertEqual(reply["mode"] as? String, "buy")
    XCTAssertGreaterThanOrEqual(try rows(reply).count, 20)
    XCTAssertEqual(reply["favouriteCount"] as? Int, 0)
    let keys: Set = [
      "id", "headline", "address", "price", "beds", "baths", "cars", "image", "status", "favourite", "listed",
    ]
    XCTAssertTrue(try rows(reply).allSatisfy { keys.isSubset(of: $0.keys) })
  }

  func testTheChoiceOfModeIsKeptForTheNextTime() throws {
    XCTAssertEqual(try homes("--mode", "rent")["mode"] as? String, "rent")
    XCTAssertEqual(try homes()["mode"] as? String, "rent")
    XCTAssertEqual(try homes("--mode", "buy")["mode"] as? String, "buy")
    XCTAssertEqual(try homes()["mode"] as? String, "buy")
  }

  func testBedroomsAreTheLeast() throws {
    XCTAssertTrue(
      try rows(try homes("--beds", "4")).allSatisfy {
        $0["beds"] as? Int ?? 0 >= 4 || $0["id"] as? String != nil && $0["beds"] is NSNull
      })
    XCTAssertLessThan(try rows(try homes("--beds", "4")).count, try rows(try homes()).count)
  }

  func testAFavouriteIsKeptCountedShownAndRemoved() throws {
    let ids = try rows(try homes()).prefix(2).compactMap { $0["id"] as? String }
    for id in ids { XCTAssertEqual(try run("homes", "favourite", id).status, 0) }
    let reply = try homes()
    XCTAssertEqual(reply["favouriteCount"] as? Int, 2)
    XCTAssertEqual(
      try rows(reply).filter { $0["favourite"] as? Bool == true }.compactMap { $0["id"] as? String }.sorted(),
      ids.sorted())
    let kept = try homes("--favourites")
    XCTAssertEqual(try rows(kept).compactMap { $0["id"] as? String }, ids.reversed(), "newest first")
    XCTAssertTrue(try rows(kept).allSatisfy { $0["listed"] as? Bool == true })
    XCTAssertEqual(try run("homes", "unfavourite", ids[0]).status, 0)
    XCTAssertEqual(try homes()["favouriteCount"] as? Int, 1)
  }

  func testTheFavouritesFileShowsNothingOfTheFavourites() throws {
    let row = try rows(try homes())[0]
    let id = try XCTUnwrap(row["id"] as? String)
    _ = try run("homes", "favourite", id)
    let sealed = try Data(contentsOf: data.appendingPathComponent("favourites.sealed"))
    XCTAssertNil(sealed.range(of: Data(id.utf8)))
    XCTAssertNil(sealed.range(of: Data("headline".utf8)))
  }

  func testManyProgramsAtOnceLoseNoFavourite() throws {
    let ids = try rows(try homes()).prefix(6).compactMap { $0["id"] as? String }
    let (data, failures) = (data, Failures())
    DispatchQueue.concurrentPerform(iterations: ids.count) { index in
      let run = try? CommandRun(["homes", "favourite", ids[index]], data: data)
      if run?.status != 0 { failures.add(run?.messages ?? "not run") }
    }
    XCTAssertEqual(failures.all, [])
    XCTAssertEqual(try homes()["favouriteCount"] as? Int, ids.count)
  }

  func testADamagedFileIsSetAsideAndSaidSo() throws {
    let id = try XCTUnwrap(try rows(try homes())[0]["id"] as? String)
    _ = try run("homes", "favourite", id)
    let file = data.appendingPathComponent("favourites.sealed")
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: file)
    let run = try run("homes", "--json")
    XCTAssertEqual(run.status, 0)
    XCTAssertEqual(try run.object()["favouriteCount"] as? Int, 0)
    XCTAssertFalse(run.messages.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: data.path)
    XCTAssertTrue(files.contains { $0.contains(".corrupt-") }, "\(files)")
  }

  func testWithoutItsKeyAFileIsLeftAloneAndTheCountIsUnknown() throws {
    let id = try XCTUnwrap(try rows(try homes())[0]["id"] as? String)
    _ = try run("homes", "favourite", id)
    let file = data.appendingPathComponent("favourites.sealed")
    let before = try Data(contentsOf: file)
    try FileManager.default.removeItem(at: data.appendingPathComponent("keys"))
    let list = try run("homes", "--json")
    XCTAssertEqual(list.status, 0)
    XCTAssertTrue(try list.object()["favouriteCount"] is NSNull)
    XCTAssertEqual(try run("homes", "favourite", id).status, 1)
    XCTAssertEqual(try run("homes", "--favourites").status, 1)
    XCTAssertEqual(try Data(contentsOf: file), before)
  }

  func testOneHomeIsShownInFull() throws {
    let row = try rows(try homes())[0]
    let id = try XCTUnwrap(row["id"] as? String)
    let home = try run("homes", "show", id, "--json").object()
    XCTAssertGreaterThan((home["description"] as? String)?.count ?? 0, 100)
    XCTAssertEqual(home["favourite"] as? Bool, false)
    XCTAssertTrue(try run("homes", "show", id).output.contains(row["address"] as? String ?? "?"))
  }

  func testAProjectIsShownWithItsHomes() throws {
    let id = try XCTUnwrap(
      try rows(try homes()).compactMap { $0["id"] as? String }.first { $0.hasPrefix("project:") })
    let project = try run("homes", "show", id, "--json").object()
    let parts = try XCTUnwrap(project["parts"] as? [[String: Any]])
    let price = try XCTUnwrap(parts.lazy.compactMap { $0["price"] as? String }.first)
    XCTAssertTrue(try run("homes", "show", id).output.contains(price))
  }

  func testAnUnknownHomeIsAFailureAndAWrongIDIsMisuse() throws {
    XCTAssertEqual(try run("homes", "favourite", "property:1").status, 1)
    XCTAssertEqual(try run("homes", "show", "property:1").status, 1)
    XCTAssertEqual(try run("homes", "show", "2019096805").status, 2)
    XCTAssertEqual(try run("homes", "show").status, 2)
    XCTAssertEqual(try run("homes", "sell", "property:1").status, 2)
  }

  func testADamagedFileOfChoicesKeepsNobodyFromLooking() throws {
    let file = data.appendingPathComponent("preferences.json")
    try Data("{".utf8).write(to: file)
    let listed = try run("homes", "--json")
    XCTAssertEqual(listed.status, 0)
    XCTAssertEqual(try listed.object()["mode"] as? String, "buy")
    XCTAssertTrue(listed.messages.contains("set aside"), listed.messages)
  }

  func testAChoiceThatCannotBeKeptIsFollowedAllTheSame() throws {
    try FileManager.default.createDirectory(
      at: data.appendingPathComponent("preferences.json"), withIntermediateDirectories: true)
    let listed = try run("homes", "--mode", "rent", "--json")
    XCTAssertEqual(try listed.object()["mode"] as? String, "rent")
    XCTAssertFalse(listed.messages.isEmpty)
  }
}

/// Messages from several threads; every access holds the lock.
private final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var messages: [String] = []

  var all: [String] { lock.withLock { messages } }

  func add(_ message: String) { lock.withLock { messages.append(message) } }
}
