import Departures
import XCTest

final class DeparturesCommandTests: CommandTestCase {
  private func departures(_ words: String...) throws -> [[String: Any]] {
    let run = try CommandRun(["departures", "--json"] + words, data: data)
    return try XCTUnwrap(try run.object()["departures"] as? [[String: Any]], run.messages)
  }

  func testTheDefaultIsTheTripToTheFestival() throws {
    let reply = try run("departures", "--json").object()
    XCTAssertEqual(reply["complete"] as? Bool, true)
    XCTAssertGreaterThanOrEqual(reply["polls"] as? Int ?? 0, 2)
    let departures = try XCTUnwrap(reply["departures"] as? [[String: Any]])
    XCTAssertGreaterThanOrEqual(departures.count, 20)
    XCTAssertTrue(departures.allSatisfy { ($0["departs"] as? String)?.hasPrefix("2016-07-29T") == true })
    let times = departures.compactMap { $0["departs"] as? String }
    XCTAssertEqual(times, times.sorted())
    XCTAssertTrue(departures.contains { $0["dayOffset"] as? Int == 1 }, "an overnight trip")
    XCTAssertTrue(departures.contains { $0["price"] is NSNull }, "one without a price")
    XCTAssertTrue(departures.contains { ($0["departs"] as? String)?.hasSuffix("-04:00") == true })
  }

  func testTheCheapestComesFirstAndThoseWithoutPriceLast() throws {
    let prices = try departures("--sort", "price").map {
      ($0["price"] as? [String: Any])?["minorUnits"] as? Int
    }
    let known = prices.compactMap { $0 }
    XCTAssertEqual(known, known.sorted())
    XCTAssertEqual(prices.prefix(known.count).compactMap { $0 }, known)
    let minutes = try departures("--sort", "duration").compactMap { $0["durationMinutes"] as? Int }
    XCTAssertEqual(minutes, minutes.sorted())
  }

  func testDirectLeavesOutTheOthers() throws {
    let all = try departures()
    let direct = try departures("--direct")
    XCTAssertLessThan(direct.count, all.count)
    XCTAssertTrue(direct.allSatisfy { $0["transfers"] as? Int ?? 0 == 0 })
  }

  func testAnotherRouteCurrencyAndMorePassengers() throws {
    let yen = try departures(
      "--from", "montreal", "--to", "Boston", "--date", "2027-03-12", "--currency", "JPY", "--adults", "2")
    let price = try XCTUnwrap(yen.lazy.compactMap { $0["price"] as? [String: Any] }.first)
    XCTAssertEqual(price["currency"] as? String, "JPY")
    XCTAssertEqual((price["text"] as? String)?.first, "¥")
  }

  func testTheClocksGoingBackAreCounted() throws {
    let night = try departures("--date", "2016-11-05")
    let overnight = night.filter { $0["dayOffset"] as? Int == 1 }
    XCTAssertTrue(
      overnight.contains {
        ($0["departs"] as? String)?.hasSuffix("-04:00") == true
          && ($0["arrives"] as? String)?.hasSuffix("-05:00") == true
      })
  }

  func testAQueryThatMakesNoSenseIsRefusedWithAReason() throws {
    for (words, reason) in [
      (["--date", "2016-02-30"], "no day of the calendar"), (["--adults", "0"], "Nobody travels"),
      (["--to", "New York"], "starts and ends"), (["--to", "Atlantis"], "no city that is known"),
      (["--currency", "dollar"], "three letters"), (["--adults", "many"], "whole number"),
      (["--sort", "speed"], "time, price, duration"), (["--date"], "needs a value"),
    ] {
      let run = try CommandRun(["departures"] + words, data: data)
      XCTAssertEqual(run.status, 2, words.joined(separator: " "))
      XCTAssertTrue(run.messages.contains(reason), run.messages)
    }
  }

  func testEveryKnownCityIsOneOfTheDemo() throws {
    for city in City.known where city != .montreal && city != .newYork {
      let toMontreal = try CommandRun(["departures", "--from", city.geohash, "--json"], data: data)
      XCTAssertEqual(toMontreal.status, 0, "\(city.name): \(toMontreal.messages)")
    }
  }

  func testARouteThatDoesNotExistIsAFailure() throws {
    let run = try run("departures", "--to", "u09tvw")
    XCTAssertEqual(run.status, 1)
    XCTAssertTrue(run.messages.contains("No bus line runs"), run.messages)
  }

  func testThePlainTextMarksTheNextDayTheCheapestAndTheFastest() throws {
    let text = try run("departures").output
    for part in ["New York → Montréal", "+1", "Cheapest", "Fastest", "Price unavailable"] {
      XCTAssertTrue(text.contains(part), part)
    }
  }

  func testAPollThatFailsBeforeAnyRowIsAFailure() throws {
    let shop = try ScriptedShop { request in
      request.url.path.hasSuffix("/poll")
        ? (400, #"{"error": {"details": "Enough."}}"#)
        : (200, #"{"complete": false, "departures": [], "metadata": {"interval": 0.1}}"#)
    }
    let run = try run("departures", "--source", shop.address)
    XCTAssertEqual(run.status, 1)
    XCTAssertFalse(run.output.contains("No bus leaves"), run.output)
    XCTAssertTrue(run.messages.contains("Enough."), run.messages)
  }
}
