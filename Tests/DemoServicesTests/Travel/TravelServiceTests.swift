import Foundation
import HTTP
import XCTest

@testable import DemoServices

final class TravelServiceTests: XCTestCase {
  private let demo = TravelUnderTest()

  func testASearchDeliversTheRouteAndGoesOnUntilComplete() throws {
    let replies = try demo.search("/x-departures/dr5reg/f25dvk/2016-07-29", "adult=1&lang=en&currency=USD")
    let first = try XCTUnwrap(replies.first)
    XCTAssertEqual(first["complete"] as? Bool, false)
    XCTAssertEqual(first["is_valid_route"] as? Bool, true)
    XCTAssertEqual(first["ttl"] as? Int, 900)
    XCTAssertEqual(first.list("departures").count, 7)
    XCTAssertEqual(first.list("cities").map { $0["geohash"] as? String }, ["dr5reg", "f25dvk"])
    XCTAssertEqual(
      first.list("cities").map { $0["timezone"] as? String }, ["America/New_York", "America/Montreal"])
    XCTAssertEqual(first["origin_city_id"] as? String, "375dd5879001acbd84a4683deda84183")
    let metadata = try XCTUnwrap(first["metadata"] as? [String: Any])
    XCTAssertEqual(metadata["interval"] as? Double, 0.2)

    XCTAssertGreaterThan(replies.count, 3)
    XCTAssertLessThan(replies.count, 12)
    XCTAssertEqual(replies.dropLast().map { $0["complete"] as? Bool }.filter { $0 != false }.count, 0)
    XCTAssertEqual(replies.last?["complete"] as? Bool, true)
    XCTAssertNil(replies.last?["cities"], "a poll has no cities")
    XCTAssertNil(replies.last?["is_valid_route"])
  }

  func testADepartureHasTheFieldsOfTheWireFormat() throws {
    let departures = try demo.departures("/x-departures/dr5reg/f25dvk/2016-07-29")
    let departure = try XCTUnwrap(
      departures.first { $0["departure_time"] as? String == "2016-07-29T00:01:00" })
    XCTAssertEqual(departure["arrival_time"] as? String, "2016-07-29T08:01:00")
    XCTAssertEqual(departure["departure_timezone"] as? String, "America/New_York")
    XCTAssertEqual(departure["arrival_timezone"] as? String, "America/Montreal")
    XCTAssertEqual(departure["origin_location_id"] as? Int, 1942)
    XCTAssertEqual(departure["destination_location_id"] as? Int, 1938)
    XCTAssertEqual(departure["class"] as? String, "Economy")
    XCTAssertEqual((departure["amenities"] as? [String: Any])?["power_outlets"] as? Bool, true)
    let stops = departure.list("trip_stops")
    XCTAssertEqual(stops.map { $0["location_id"] as? Int }, [1942, 4502, 4702, 1938])
    XCTAssertTrue(stops[0]["arrival_time"] is NSNull)
    XCTAssertEqual(stops[1]["arrival_time"] as? String, "2016-07-29T02:46:00")
    XCTAssertTrue(stops[3]["departure_time"] is NSNull)
    let prices = try XCTUnwrap(departure["prices"] as? [String: Any])
    XCTAssertEqual(prices["currency"] as? String, "USD")
    let breakdown = try XCTUnwrap(prices["breakdown"] as? [String: Int])
    XCTAssertEqual(prices["total"] as? Int, breakdown.values.reduce(0, +))
  }

  func testTheSameQuestionHasTheSameAnswer() throws {
    let path = "/x-departures/dr5reg/f25dvk/2027-03-05"
    XCTAssertEqual(try demo.get(path).body, try TravelUnderTest(demo: { try DemoServices() }).get(path).body)
    XCTAssertNotEqual(try demo.get(path).body, try demo.get("/x-departures/dr5reg/f25dvk/2027-03-12").body)
  }

  func testEveryDayOfAYearHasTwentyDistinctDeparturesBothWays() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "UTC"))
    let start = try XCTUnwrap(LocalDate("2026-01-01")?.moment(minutes: 0, in: calendar.timeZone))
    for (from, to) in [("dr5reg", "f25dvk"), ("f25dvk", "dr5reg")] {
      let (route, query) = try demo.route(from, to)
      for offset in 0..<365 {
        let text = start.addingTimeInterval(TimeInterval(offset * 86_400)).wallClock(in: calendar.timeZone)
        let date = try XCTUnwrap(LocalDate(String(text.prefix(10))))
        let day = TravelDay(route, query: try demo.query(from, to, date))
        let distinct = Set(day.departures.filter { !$0.isMalformed }.map(\.tripID))
        XCTAssertGreaterThanOrEqual(distinct.count, 20, "\(date)")
        XCTAssertEqual(Set(day.departures.map(\.id)).count, day.departures.count, "ids are unique on \(date)")
        XCTAssertGreaterThanOrEqual(day.portions.count, 3)
        XCTAssertFalse(day.startsEmpty)
      }
      XCTAssertEqual(query.passengers, 1)
    }
  }

  func testTwinsDifferOnlyInTheirId() throws {
    let departures = try demo.departures("/x-departures/dr5reg/f25dvk/2016-07-29")
    let groups = Dictionary(grouping: departures) { $0["busbud_departure_id"] as? String ?? "" }
    let twins = groups.values.filter { $0.count == 2 }
    XCTAssertEqual(twins.count, 5)
    for pair in twins {
      XCTAssertNotEqual(pair[0]["id"] as? String, pair[1]["id"] as? String)
      let bare = pair.map { $0.filter { $0.key != "id" } as NSDictionary }
      XCTAssertEqual(bare[0], bare[1])
    }
    XCTAssertEqual(Set(departures.compactMap { $0["id"] as? String }).count, departures.count)
  }

  func testAwkwardRecordsAreThere() throws {
    let departures = try demo.departures("/x-departures/dr5reg/f25dvk/2016-07-29")
    let classNames = departures.compactMap { $0["class_name"] as? String }
    XCTAssertTrue(classNames.contains("-"))
    XCTAssertTrue(classNames.contains(""))
    XCTAssertTrue(departures.contains { $0["available_seats"] is NSNull })
    XCTAssertTrue(departures.contains { $0["trip_stops"] is NSNull })
    XCTAssertTrue(departures.contains { $0["num_transfers"] as? Int == 2 })
    XCTAssertTrue(departures.contains { $0["prices"] == nil })
    XCTAssertTrue(
      departures.contains { !($0["arrival_time"] as? String ?? "").hasPrefix("2016-07-29") }, "overnight")
    let verdant = try demo.departures("/x-departures/f25dvk/drt2yz/2016-07-29")
    XCTAssertTrue(verdant.allSatisfy { ($0["prices"] as? [String: Any])?["currency"] == nil })
  }

  func testTheThirteenthBringsOneMalformedRecord() throws {
    let departures = try demo.departures("/x-departures/dr5reg/f25dvk/2016-09-13")
    XCTAssertEqual(departures.filter { $0["departure_time"] is NSNull }.count, 1)
    XCTAssertGreaterThanOrEqual(Set(departures.map { $0["busbud_departure_id"] as? String }).count, 20)
    let others = try demo.departures("/x-departures/dr5reg/f25dvk/2016-07-29")
    XCTAssertFalse(others.contains { $0["departure_time"] is NSNull })
  }

  func testLogosAndSkylinesArePicturesOfOurs() throws {
    let replies = try demo.search("/x-departures/dr5reg/f25dvk/2016-07-29")
    let logos = replies.flatMap { $0.list("operators") }.map { $0["logo_url"] as? String }
    XCTAssertTrue(logos.contains(nil), "one has none")
    let verdant = try demo.search("/x-departures/f25dvk/drt2yz/2016-07-29")
      .flatMap { $0.list("operators") }.compactMap { $0["logo_url"] as? String }
    let templates = logos.compactMap { $0 } + verdant
    XCTAssertTrue(templates.contains { $0.contains("?height={height}&width={width}") })
    XCTAssertTrue(templates.contains { $0.contains("{&height,width}") })
    let skylines = replies[0].list("cities").compactMap { $0["image_url"] as? String }
    XCTAssertEqual(skylines.count, 2)
    for template in Set(templates + skylines) {
      let address = template.replacingOccurrences(of: "{&height,width}", with: "&height=30&width=60")
        .replacingOccurrences(of: "{height}", with: "30").replacingOccurrences(of: "{width}", with: "60")
      XCTAssertNotNil(try DemoServices.shared().picture(at: address), address)
    }
  }

  func testEveryOperatorIsDescribedOnceAndLateOnesAfterTheirFirstDeparture() throws {
    let replies = try demo.search("/x-departures/dr5reg/f25dvk/2016-07-29")
    var described: [String: Int] = [:]
    var departed: [String: Int] = [:]
    for (number, reply) in replies.enumerated() {
      for company in reply.list("operators") {
        let id = try XCTUnwrap(company["id"] as? String)
        XCTAssertNil(described.updateValue(number, forKey: id), "described twice")
      }
      for departure in reply.list("departures") {
        let id = try XCTUnwrap(departure["operator_id"] as? String)
        if departed[id] == nil { departed[id] = number }
      }
    }
    XCTAssertEqual(Set(described.keys), Set(departed.keys))
    XCTAssertTrue(departed.contains { described[$0.key] ?? 0 > $0.value }, "one operator is late")
    let names = replies.flatMap { $0.list("operators") }.compactMap { $0["display_name"] as? String }
    XCTAssertEqual(names.filter { $0 == "Boreal" }.count, 2, "two share a name")
  }

  func testEveryLocationOfADepartureIsDescribed() throws {
    let replies = try demo.search("/x-departures/dr5reg/f25dvk/2016-07-29")
    let known = Set(replies.flatMap { $0.list("locations") }.compactMap { $0["id"] as? Int })
    for departure in replies.flatMap({ $0.list("departures") }) {
      XCTAssertTrue(known.contains(departure["origin_location_id"] as? Int ?? 0))
      XCTAssertTrue(known.contains(departure["destination_location_id"] as? Int ?? 0))
      for stop in departure.list("trip_stops") {
        XCTAssertTrue(known.contains(stop["location_id"] as? Int ?? 0))
      }
    }
    let bare = try XCTUnwrap(replies[0].list("locations").first { $0["id"] as? Int == 1999 })
    XCTAssertTrue(bare["lat"] is NSNull)
    XCTAssertTrue(bare["geohash"] is NSNull)
    XCTAssertEqual(bare["address"] as? [String], [])
  }

  func testAnIndexPastTheEndIsComplete() throws {
    let reply = try demo.json("/x-departures/dr5reg/f25dvk/2016-07-29/poll", "index=5000")
    XCTAssertEqual(reply["complete"] as? Bool, true)
    XCTAssertEqual(reply.list("departures").count, 0)
  }

  func testAnIndexWithinAPortionGivesItsRest() throws {
    let whole = try demo.json("/x-departures/dr5reg/f25dvk/2016-07-29")
    let rest = try demo.json("/x-departures/dr5reg/f25dvk/2016-07-29/poll", "index=3")
    XCTAssertEqual(
      rest.list("departures").map { $0["id"] as? String },
      whole.list("departures").dropFirst(3).map { $0["id"] as? String })
  }

  func testSomeSearchesStartEmptyAndGoOn() throws {
    let starts = try (1...28).map { day in
      try demo.json("/x-departures/dr5reg/drt2yz/2026-06-\(day < 10 ? "0" : "")\(day)")
    }
    let empty = starts.filter { $0.list("departures").isEmpty }
    XCTAssertFalse(empty.isEmpty)
    XCTAssertLessThan(empty.count, 20)
    XCTAssertTrue(empty.allSatisfy { $0["complete"] as? Bool == false })
    let poll = try demo.json("/x-departures/dr5reg/drt2yz/2026-06-01/poll", "index=0")
    XCTAssertFalse(poll.list("departures").isEmpty)
  }

  func testARouteMayHaveADayWithoutDepartures() throws {
    let tuesday = try demo.json("/x-departures/drgvn0/drt2yz/2026-06-02")
    XCTAssertEqual(tuesday["is_valid_route"] as? Bool, true)
    XCTAssertEqual(tuesday["complete"] as? Bool, true)
    XCTAssertEqual(tuesday.list("departures").count, 0)
    let saturday = try demo.departures("/x-departures/drgvn0/drt2yz/2026-06-06")
    XCTAssertEqual(saturday.count, 2)
  }

  func testCitiesWithoutBusesBetweenThemAreNoRoute() throws {
    for path in [
      "/x-departures/f2m673/dp3wj6/2026-06-02", "/x-departures/dr5reg/zzzzzz/2026-06-02",
      "/x-departures/dr5reg/dr5reg/2026-06-02",
    ] {
      let reply = try demo.json(path)
      XCTAssertEqual(reply["is_valid_route"] as? Bool, false, path)
      XCTAssertEqual(reply["complete"] as? Bool, true, path)
    }
  }

  func testEveryCityIsServedFromEverySideThatIsWrittenDown() throws {
    let ends = try demo.pairs()
    XCTAssertGreaterThanOrEqual(ends.count / 2, 10)
    for (from, to) in ends {
      let (route, _) = try demo.route(from, to)
      XCTAssertFalse(route.trips.isEmpty)
      XCTAssertTrue(ends.contains { $0 == (to, from) }, "both ways")
    }
  }

  func testNamesAreToldInTheLanguageAskedFor() throws {
    let names = try ["en", "fr", "de", "xx", "en-US"].map { language -> String? in
      let reply = try demo.json("/x-departures/dr5reg/dr4e39/2026-06-02", "lang=\(language)")
      return reply.list("cities")[1]["full_name"] as? String
    }
    XCTAssertEqual(
      names,
      [
        "Philadelphia, Pennsylvania, United States", "Philadelphie, Pennsylvanie, États-Unis",
        "Philadelphia, Pennsylvania, Vereinigte Staaten", "Philadelphia, Pennsylvania, United States",
        "Philadelphia, Pennsylvania, United States",
      ])
  }

  func testOtherMethodsAndPaths() throws {
    XCTAssertEqual(try demo.get("/x-departures/dr5reg/f25dvk/2016-07-29", method: .post).status, 405)
    XCTAssertEqual(try demo.get("/x-departures/dr5reg/f25dvk").status, 404)
    XCTAssertEqual(try demo.get("/x-departures/dr5reg/f25dvk/2016-07-29/x").status, 404)
    XCTAssertEqual(try demo.get("/x-departures").status, 404)
  }

  func testTheAcceptHeaderIsRequired() throws {
    let path = "/x-departures/dr5reg/f25dvk/2016-07-29"
    let accepted = [
      "application/vnd.busbud+json; version=2; profile=https://schema.busbud.com/v2/",
      "text/html, application/vnd.busbud+json;version=2;profile=\"https://schema.busbud.com/v2/\"",
    ]
    for header in accepted { XCTAssertEqual(try demo.get(path, accept: header).status, 200, header) }
    let refused = [
      nil, "*/*", "application/json", "application/vnd.busbud+json",
      "application/vnd.busbud+json; version=1; profile=https://schema.busbud.com/v2/",
      "application/vnd.busbud+json; version=2",
    ]
    for header in refused {
      let reply = try demo.get(path, accept: header)
      XCTAssertEqual(reply.status, 406, header ?? "none")
      XCTAssertTrue(String(decoding: reply.body, as: UTF8.self).contains("version=2; profile="))
    }
  }

  func testWhatMakesNoSenseIsRefusedInTheErrorEnvelope() throws {
    let day = "/x-departures/dr5reg/f25dvk/2016-07-29"
    let wrong: [(String, String, String)] = [
      ("/x-departures/dr5reg/f25dvk/2016-02-30", "", "invalid_outbound_date"),
      ("/x-departures/dr5reg/f25dvk/2016-13-01", "", "invalid_outbound_date"),
      ("/x-departures/dr5reg/f25dvk/16-7-29", "", "invalid_outbound_date"),
      ("/x-departures/dr5reg/f25dvk/%EF%BC%92016-07-29", "", "invalid_outbound_date"),
      ("/x-departures/New%20York/f25dvk/2016-07-29", "", "invalid_geohash"),
      (day, "adult=0", "invalid_passengers"), (day, "adult=-1", "invalid_passengers"),
      (day, "adult=two", "invalid_passengers"), (day, "adult=15&child=15", "invalid_passengers"),
      (day, "currency=XYZ", "invalid_currency"), (day, "lang=english", "invalid_lang"),
      (day + "/poll", "", "invalid_index"), (day + "/poll", "index=-7", "invalid_index"),
    ]
    for (path, query, code) in wrong {
      let reply = try demo.get(path, query)
      XCTAssertEqual(reply.status, 400, path + query)
      let body = try JSONSerialization.jsonObject(with: reply.body) as? [String: [String: Any]]
      XCTAssertEqual(body?["error"]?["type"] as? String, "InputInvalid")
      XCTAssertEqual(body?["error"]?["code"] as? String, code, path + query)
      XCTAssertNotNil(body?["error"]?["details"] as? String)
    }
  }
}
