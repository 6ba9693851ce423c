import XCTest

final class KeyCommandTests: CommandTestCase {
  func testAKeyIsReadFromStandardInputAndShownNowhere() throws {
    let set = try run("key", "set", "bestbuy", input: "  secret-4711\n")
    XCTAssertEqual(set.status, 0, set.messages)
    let list = try run("key", "list", "--json")
    XCTAssertTrue(list.output.contains("vault"))
    for text in [set.output, set.messages, list.output, list.messages] {
      XCTAssertFalse(text.contains("4711"))
    }
    let file = data.appendingPathComponent("keys/bestbuy.key")
    let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o600)
  }

  func testAKeyAsArgumentIsRefused() throws {
    let run = try run("key", "set", "bestbuy", "secret-4711")
    XCTAssertEqual(run.status, 2)
    XCTAssertFalse(run.messages.contains("4711"))
  }

  func testAVaultThatIsNotKnownIsMisuse() throws {
    let run = try run("key", "list", environment: ["HIGHSTREET_VAULT": "keyfile"])
    XCTAssertEqual(run.status, 2)
    XCTAssertTrue(run.messages.contains("key-file"), run.messages)
    let asked = try self.run(
      "key", "set", "busbud", input: "t", environment: ["HIGHSTREET_VAULT": "key-file"])
    XCTAssertEqual(asked.messages, "", "what was asked for needs no notice")
  }

  func testAForgottenKeyIsGone() throws {
    _ = try run("key", "set", "busbud", input: "token")
    XCTAssertEqual(try run("key", "forget", "busbud").status, 0)
    let entries = try XCTUnwrap(try run("key", "list", "--json").json as? [[String: Any]])
    XCTAssertTrue(try XCTUnwrap(entries.first { $0["name"] as? String == "busbud" })["source"] is NSNull)
  }

  func testAChangeIsOneDocumentForPrograms() throws {
    let set = try run("key", "set", "busbud", "--json", input: "token").object()
    XCTAssertEqual(set["name"] as? String, "busbud")
    XCTAssertEqual(set["kept"] as? Bool, true)
    XCTAssertEqual(try run("key", "forget", "busbud", "--json").object()["kept"] as? Bool, false)
  }

  func testAnEmptyOrBrokenKeyIsRefused() throws {
    XCTAssertEqual(try run("key", "set", "bestbuy").status, 1)
    XCTAssertEqual(try run("key", "set", "bestbuy", input: "   \n").status, 1)
    XCTAssertEqual(try run("key", "set", "bestbuy", input: "schlüssel\n").status, 1)
    XCTAssertEqual(try run("key", "set", "amazon", input: "k").status, 2)
  }

  func testTheLiveServicesThatNeedAKeySayHowToSetOne() throws {
    let products = try run("products", "search", "pen", "--source", "live")
    XCTAssertEqual(products.status, 1)
    XCTAssertTrue(products.messages.contains("highstreet key set bestbuy"), products.messages)
    let departures = try run("departures", "--source", "live")
    XCTAssertEqual(departures.status, 1)
    XCTAssertTrue(departures.messages.contains("HIGHSTREET_BUSBUD_TOKEN"), departures.messages)
  }
}
