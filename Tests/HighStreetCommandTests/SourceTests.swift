import Foundation
import XCTest

/// What the commands ask a server given with `--source`, and what they make of unfriendly replies.
final class SourceTests: CommandTestCase {
  private let keys = [
    "HIGHSTREET_BESTBUY_KEY": "s3cret-shop", "HIGHSTREET_BONPRIX_KEY": "s3cret-tree",
    "HIGHSTREET_BUSBUD_TOKEN": "s3cret-bus",
  ]
  private let commands = [["products", "search", "pen"], ["assortment"], ["departures"], ["homes"]]

  func testAllFourServicesLieUnderOneBase() throws {
    let shop = try ScriptedShop { _ in (404, "{}") }
    for command in commands {
      XCTAssertEqual(try CommandRun(command + ["--source", shop.address + "/base/"], data: data).status, 1)
    }
    XCTAssertEqual(
      shop.requests.map(\.url.path),
      [
        "/base/v1/products(search=pen)", "/base/v1/bonprix/navigation",
        "/base/x-departures/dr5reg/f25dvk/2016-07-29", "/base/v1/search",
      ])
  }

  func testWithoutOptionsOneAdultIsAskedForInUSDollars() throws {
    let shop = try ScriptedShop { _ in (200, #"{"departures": [], "complete": true}"#) }
    XCTAssertEqual(try run("departures", "--source", shop.address).status, 0)
    let request = try XCTUnwrap(shop.requests.first)
    XCTAssertEqual(request.url.query, "adult=1&child=0&senior=0&lang=en&currency=USD")
    XCTAssertEqual(
      request.headers["Accept"],
      "application/vnd.busbud+json; version=2; profile=https://schema.busbud.com/v2/")
  }

  func testTheOptionsOfDeparturesReachTheService() throws {
    let shop = try ScriptedShop { _ in (200, #"{"departures": [], "complete": true}"#) }
    _ = try run(
      "departures", "--from", "f25dvk", "--to", "boston", "--date", "2027-02-28", "--adults", "2",
      "--children", "3", "--seniors", "4", "--currency", "cad", "--lang", "FR", "--source", shop.address)
    let request = try XCTUnwrap(shop.requests.first)
    XCTAssertEqual(request.url.path, "/x-departures/f25dvk/drt2yz/2027-02-28")
    XCTAssertEqual(request.url.query, "adult=2&child=3&senior=4&lang=fr&currency=CAD")
  }

  func testTheNavigationIsAskedWithThePublicKeyUnlessThereIsAnother() throws {
    let shop = try ScriptedShop { _ in (200, #"{"categories": [{"label": "Shop"}]}"#) }
    _ = try run("assortment", "--source", shop.address)
    XCTAssertEqual(
      shop.requests.last?.headers["x-api-key"], "N8Nx0OwOvo1iuN2ZkFHZlyVKBVgoIcy4tUHMppO5")
    _ = try run("assortment", "--source", shop.address, environment: keys)
    XCTAssertEqual(shop.requests.last?.headers["x-api-key"], "s3cret-tree")
  }

  func testAKeptKeyIsSentAndOneOfTheEnvironmentGoesBeforeIt() throws {
    let shop = try ScriptedShop { _ in (404, "{}") }
    _ = try run("key", "set", "bestbuy", input: "kept-key\n")
    _ = try run("products", "search", "pen", "--source", shop.address)
    XCTAssertEqual(shop.requests.last?.url.query?.hasSuffix("&apiKey=kept-key"), true)
    _ = try run("products", "search", "pen", "--source", shop.address, environment: keys)
    XCTAssertEqual(shop.requests.last?.url.query?.hasSuffix("&apiKey=s3cret-shop"), true)
  }

  func testAKeyThatTheServiceEchoesIsShownNowhereAndNotKept() throws {
    let shop = try ScriptedShop { request in
      let key = request.headers["x-api-key"] ?? request.headers["X-Busbud-Token"] ?? request.url.query ?? ""
      let details = #"{"details": "What is \#(key)?", "message": "What is \#(key)?"}"#
      return (400, #"{"message": "What is \#(key)?", "error": \#(details)}"#)
    }
    for command in commands {
      let run = try CommandRun(command + ["--source", shop.address], data: data, environment: keys)
      XCTAssertEqual(run.status, 1)
      XCTAssertTrue(run.messages.contains("What is"), run.messages)
      XCTAssertFalse((run.output + run.messages).contains("s3cret"), run.messages)
    }
    XCTAssertEqual(shop.requests.count, commands.count)
    let kept = FileManager.default.enumerator(at: data, includingPropertiesForKeys: nil)
    for case let file as URL in try XCTUnwrap(kept) where !file.hasDirectoryPath {
      let content = try Data(contentsOf: file)
      XCTAssertNil(content.range(of: Data("s3cret".utf8)), file.lastPathComponent)
    }
  }

  func testAWebPageOrBrokenDataIsAFailureThatSaysWhatToDo() throws {
    for (body, reason) in [
      ("<!doctype html><p>Sign in</p>", "web page"), (#"{"departures": ["#, "not valid JSON"),
      (#"{"status": "closed"}"#, "is missing"),
    ] {
      let shop = try ScriptedShop { _ in (200, body) }
      for command in commands {
        let run = try CommandRun(command + ["--source", shop.address, "--json"], data: data)
        XCTAssertEqual(run.status, 1, command[0])
        XCTAssertEqual(run.output, "")
        XCTAssertTrue(run.messages.contains(reason), run.messages)
        XCTAssertTrue(run.messages.contains("Try again later"), run.messages)
      }
    }
  }

  func testADayThatIsOverIsToldWithTheNextOneOfItsKind() throws {
    let shop = try ScriptedShop { _ in
      (400, #"{"error": {"type": "InputInvalid", "details": "date_in_the_past"}}"#)
    }
    let run = try run("departures", "--source", shop.address)
    XCTAssertEqual(run.status, 1)
    XCTAssertNotNil(run.messages.range(of: "2[0-9]{3}-07-29", options: .regularExpression), run.messages)
  }
}
