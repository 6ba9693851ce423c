import Foundation
import XCTest

/// What the commands show when the server is gone, or gives up in the middle.
final class OfflineTests: CommandTestCase {
  /// A reply of the moment, changed by the test; every access holds the lock.
  private final class Current: @unchecked Sendable {
    private let lock = NSLock()
    private var body: String
    init(_ body: String) { self.body = body }
    var value: String {
      get { lock.withLock { body } }
      set { lock.withLock { body = newValue } }
    }
  }

  private let replies = [
    "/v1/products(search=pen)": #"{"products": [{"sku": 7, "name": "Pen"}], "total": 1}"#,
    "/v1/bonprix/navigation": #"{"categories": [{"label": "Damen", "url": "https://shop.example/"}]}"#,
  ]

  func testTheLastRepliesOfAServerThatIsGoneAreShownWithTheirAge() throws {
    let replies = replies
    let shop = try ScriptedShop { request in replies[request.url.path].map { (200, $0) } ?? (404, "{}") }
    let source = ["--source", shop.address, "--json"]
    let commands = [["products", "search", "pen"], ["assortment"]]
    let before = try commands.map { try CommandRun($0 + source, data: data) }
    shop.stop()
    for (command, earlier) in zip(commands, before) {
      let run = try CommandRun(command + source, data: data)
      XCTAssertEqual(run.status, 0, run.messages)
      XCTAssertEqual(run.output, earlier.output)
      XCTAssertEqual(earlier.messages, "")
      XCTAssertTrue(
        run.messages.contains("cannot be reached; this is what it said a moment ago"), run.messages)
    }
  }

  func testAPollThatFailsKeepsTheRowsAndSaysThatThereMayBeMore() throws {
    let first = """
      {"complete": false, "departures": [{"id": "a", "departure_time": "2016-07-29T08:00:00",
      "departure_timezone": "America/New_York", "arrival_time": "2016-07-29T16:00:00",
      "arrival_timezone": "America/Montreal"}], "metadata": {"interval": 0.1}}
      """
    let shop = try ScriptedShop { request in
      request.url.path.hasSuffix("/poll") ? (400, #"{"error": {"details": "Enough."}}"#) : (200, first)
    }
    let run = try run("departures", "--source", shop.address, "--json")
    XCTAssertEqual(run.status, 0)
    let reply = try run.object()
    XCTAssertEqual(reply["complete"] as? Bool, false)
    XCTAssertEqual((reply["departures"] as? [Any])?.count, 1)
    XCTAssertTrue(run.messages.contains("may be incomplete"), run.messages)
    XCTAssertTrue(run.messages.contains("Enough."), run.messages)
  }

  func testAFavouriteThatIsNoLongerListedIsShownMarkedAndCanBeRemoved() throws {
    let home = #"{"id": 5, "address": "5 Sea Street", "headline": "By the sea"}"#
    let listing = try ScriptedShop { _ in (200, home) }
    let marked = try run("homes", "favourite", "property:5", "--source", listing.address)
    XCTAssertEqual(marked.status, 0, marked.messages)
    XCTAssertTrue(marked.messages.contains("No password store"), "where the key lies is said")

    let empty = try ScriptedShop { _ in (404, "{}") }
    let source = ["--source", empty.address, "--json"]
    let list = try CommandRun(["homes", "--favourites"] + source, data: data).object()
    XCTAssertEqual(list["favouriteCount"] as? Int, 1)
    let rows = try XCTUnwrap(list["homes"] as? [[String: Any]])
    XCTAssertEqual(rows.map { $0["headline"] as? String }, ["By the sea"])
    XCTAssertEqual(rows.map { $0["listed"] as? Bool }, [false])
    let shown = try CommandRun(["homes", "show", "property:5"] + source, data: data)
    XCTAssertEqual(try shown.object()["listed"] as? Bool, false)
    XCTAssertTrue(shown.messages.contains("no longer listed"), shown.messages)
    let removed = try CommandRun(["homes", "unfavourite", "property:5"] + source, data: data).object()
    XCTAssertEqual(removed["favouriteCount"] as? Int, 0)
  }

  func testAReplyThatCannotBeReadDoesNotReplaceTheLastGoodOne() throws {
    for (command, good) in [
      (["assortment"], #"{"categories": [{"label": "Damen", "url": "https://shop.example/"}]}"#),
      (["products", "search", "pen"], #"{"products": [{"sku": 7, "name": "Pen"}], "total": 1}"#),
    ] {
      let current = Current(good)
      let shop = try ScriptedShop { _ in (200, current.value) }
      let source = ["--source", shop.address]
      XCTAssertEqual(try CommandRun(command + source, data: data).status, 0)
      current.value = #"{"status": "closed"}"#
      XCTAssertEqual(try CommandRun(command + source, data: data).status, 1)
      shop.stop()
      let run = try CommandRun(command + source, data: data)
      XCTAssertEqual(run.status, 0, run.messages)
      XCTAssertTrue(run.messages.contains("this is what it said a moment ago"), run.messages)
    }
  }

  func testOneProductOfAServerThatIsGoneIsShownWithItsAge() throws {
    let shop = try ScriptedShop { _ in (200, #"{"sku": 7, "name": "Pen"}"#) }
    _ = try run("products", "show", "7", "--source", shop.address)
    shop.stop()
    let show = try run("products", "show", "7", "--source", shop.address)
    XCTAssertEqual(show.status, 0, show.messages)
    XCTAssertTrue(show.messages.contains("this is what it said a moment ago"), show.messages)
  }

  /// Several times, as the order of an unsorted body would change from process to process.
  func testTheHomesOfAServerThatIsGoneAreShownWithTheirAge() throws {
    let body = #"{"search_results": [{"id": 5, "address": "5 Sea Street"}], "results_total": 1}"#
    let shop = try ScriptedShop { _ in (200, body) }
    let source = shop.address
    _ = try run("homes", "--source", source)
    shop.stop()
    for _ in 0..<6 {
      let list = try run("homes", "--source", source)
      XCTAssertEqual(list.status, 0, list.messages)
      XCTAssertTrue(list.messages.contains("this is what it said a moment ago"), list.messages)
    }
  }
}
