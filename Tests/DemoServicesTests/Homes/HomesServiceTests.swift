import Foundation
import HTTP
import XCTest

@testable import DemoServices

final class HomesServiceTests: XCTestCase {
  private let demo = HomesUnderTest()

  func testThereAreSixtyHomesForSaleAndSixtyForRent() throws {
    for mode in ["buy", "rent"] {
      let reply = try demo.search(mode)
      let rows = reply.list("search_results")
      XCTAssertGreaterThanOrEqual(rows.filter { $0["listing_type"] as? String != "project" }.count, 60)
      XCTAssertEqual(reply["results_total"] as? Int, rows.count)
      XCTAssertEqual(reply["results_returned"] as? Int, rows.count)
      XCTAssertTrue(reply["new_results"] is NSNull)
    }
  }

  func testARowHasTheFieldsOfTheWireFormat() throws {
    let row = try XCTUnwrap(demo.search("buy").list("search_results").first)
    XCTAssertEqual(row["listing_type"] as? String, "topspot")
    XCTAssertEqual(row["headline"] as? String, "Bare feet to the beach")
    XCTAssertEqual(row["address"] as? String, "138 Wattlebird Street, Manly")
    XCTAssertEqual(row["price"] as? String, "$3,025,000")
    XCTAssertEqual(row["bedroom_count"] as? Int, 4)
    XCTAssertEqual(row["dwelling_type"] as? String, "House")
    XCTAssertNil(row["description"], "only the details have it")
    let media = row.list("media")
    XCTAssertGreaterThan(media.count, 2)
    XCTAssertEqual(media[0]["media_type"] as? String, "image")
    let advertiser = try XCTUnwrap(row["advertiser"] as? [String: Any])
    XCTAssertEqual(advertiser["name"] as? String, "Harbour & Vale Property")
    let components = (row["metadata"] as? [String: [String: Any]])?["address_components"]
    XCTAssertEqual(components?["suburb"] as? String, "MANLY")
    XCTAssertEqual(components?["postcode"] as? String, "2095")
  }

  func testListingTypesIncludeProjectsAndOneThatNobodyKnows() throws {
    let types = { (mode: String) in
      Set(try self.demo.search(mode).list("search_results").compactMap { $0["listing_type"] as? String })
    }
    XCTAssertEqual(try types("buy"), ["topspot", "property", "project"])
    XCTAssertEqual(try types("rent"), ["topspot", "property", "build_to_rent"])
  }

  func testCountsAreWrittenAsIntegersAndAsDecimals() throws {
    let body = String(
      decoding: try demo.post(#"{"search_mode":"buy","dwelling_types":[]}"#).body, as: UTF8.self)
    XCTAssertTrue(body.contains(#""bedroom_count":3.0,"#))
    XCTAssertTrue(body.contains(#""bedroom_count":3,"#))
  }

  func testAwkwardRowsAreThere() throws {
    let rows = try (demo.search("buy").list("search_results") + demo.search("rent").list("search_results"))
      .filter { $0["listing_type"] as? String != "project" }
    for field in ["headline", "dwelling_type", "bedroom_count", "lifecycle_status", "land_area"] {
      XCTAssertTrue(rows.contains { $0[field] == nil }, field)
    }
    XCTAssertTrue(rows.contains { $0["price"] is NSNull })
    XCTAssertTrue(rows.contains { $0["geo_location"] is NSNull })
    XCTAssertTrue(rows.contains { $0["auction_date"] != nil })
    XCTAssertTrue(rows.contains { ($0["auction_date"] as? String)?.count == 19 }, "without an offset")
    let prices = rows.compactMap { $0["price"] as? String }
    for kind in [
      "Auction", "UNDER OFFER", "Contact agent", "per week", "Price guide", " - ", "Offers over", "SOLD",
    ] {
      XCTAssertTrue(prices.contains { $0.contains(kind) }, kind)
    }
    let statuses = Set(rows.compactMap { $0["lifecycle_status"] as? String })
    XCTAssertTrue(
      statuses.isSuperset(of: ["New", "Under Offer", "Sold", "New Home", "Deposit Taken", "Leased"]))
  }

  func testADateHasTheOffsetOfItsPlace() throws {
    let rows = try demo.search("buy").list("search_results") + demo.search("rent").list("search_results")
    let offsets = Set(rows.compactMap { ($0["date_listed"] as? String)?.suffix(6) })
    XCTAssertTrue(offsets.isSuperset(of: ["+10:00", "+11:00", "+08:00", "+09:30"]), "\(offsets)")
    let place = HomePlace(
      id: 1, name: "", state: "NSW", postcode: "", zoneName: "Australia/Sydney", latitude: 0, longitude: 0,
      agency: "")
    XCTAssertEqual(place.withOffset("2026-10-03T09:00:00"), "2026-10-03T09:00:00+10:00")
    XCTAssertEqual(place.withOffset("2026-10-05T09:00:00"), "2026-10-05T09:00:00+11:00")
  }

  func testDwellingTypesChoose() throws {
    let flats = try demo.search("rent", ["Apartment / Unit / Flat"]).list("search_results")
    XCTAssertGreaterThan(flats.count, 5)
    XCTAssertTrue(flats.allSatisfy { $0["dwelling_type"] as? String == "Apartment / Unit / Flat" })
    let both = try demo.search("rent", ["Apartment / Unit / Flat", "Studio"]).list("search_results")
    XCTAssertGreaterThan(both.count, flats.count)
    XCTAssertEqual(try demo.search("rent", ["Castle"]).list("search_results").count, 0)
    let planned = try demo.search("buy", ["New Apartments / Off the Plan"]).list("search_results")
    XCTAssertEqual(planned.filter { $0["listing_type"] as? String == "project" }.count, 1)
  }

  func testDetailsHaveTextVideoAndTheAgentsNumbers() throws {
    let rows = try demo.search("buy").list("search_results")
    let row = try XCTUnwrap(rows.first { $0["has_video"] as? Bool == true })
    let details = try demo.details("property", try XCTUnwrap(row["id"] as? Int))
    XCTAssertEqual(details["headline"] as? String, row["headline"] as? String)
    XCTAssertGreaterThan((details["description"] as? String)?.count ?? 0, 300)
    let media = details.list("media")
    XCTAssertEqual(media.first?["media_type"] as? String, "video")
    XCTAssertEqual(media.first?["image_url"] as? String, media[1]["image_url"] as? String)
    XCTAssertGreaterThan(media.count, row.list("media").count)
    let advertiser = try XCTUnwrap(details["advertiser"] as? [String: Any])
    let agent = try XCTUnwrap(advertiser.list("agency_listing_contacts").first)
    XCTAssertEqual(agent.list("phone_numbers").map { $0["type"] as? String }, ["Mobile", "General"])
  }

  func testEveryRowHasDetails() throws {
    for mode in ["buy", "rent"] {
      for row in try demo.search(mode).list("search_results") {
        let kind = row["listing_type"] as? String == "project" ? "project" : "property"
        let details = try demo.details(kind, try XCTUnwrap(row["id"] as? Int))
        XCTAssertEqual(details["address"] as? String, row["address"] as? String)
        XCTAssertNotNil(details["description"] as? String)
        let project = row["project"] as? [String: Any]
        for child in project?.list("child_listings") ?? [] {
          _ = try demo.details("property", try XCTUnwrap(child["id"] as? Int))
        }
      }
    }
  }

  func testTheTwoKindsOfIdsAreNotMixed() throws {
    XCTAssertEqual(try demo.get("/v1/project-details/3107").status, 200)
    XCTAssertEqual(try demo.get("/v1/property-details/3107").status, 404)
  }

  func testWhatMakesNoSenseIsRefusedInJSON() throws {
    for body in [
      "", "{", "[]", #"{"search_mode":7}"#, "{}", #"{"search_mode":"buy","dwelling_types":[1]}"#,
      #"{"search_mode":"sold"}"#, #"{"search_mode":""}"#,
    ] {
      let reply = try demo.post(body)
      XCTAssertEqual(reply.status, 400, body)
      XCTAssertNotNil(try JSONSerialization.jsonObject(with: reply.body) as? [String: [String: Any]])
    }
    for path in [
      "/v1/property-details/1", "/v1/property-details/abc", "/v1/project-details/99999999999999999999",
    ] {
      let reply = try demo.get(path)
      XCTAssertEqual(reply.status, 404, path)
      XCTAssertEqual(reply.headers["Content-Type"], "application/json; charset=utf-8")
    }
    XCTAssertEqual(try demo.get("/v1/search").status, 405)
    XCTAssertEqual(try demo.get("/v1/search").headers["Allow"], "POST")
    XCTAssertEqual(try demo.post("{}", path: "/v1/property-details/3107").status, 405)
  }

  func testDwellingTypesMayBeMissing() throws {
    XCTAssertEqual(try demo.post(#"{"search_mode":"rent"}"#).status, 200)
  }

  func testTheSameSearchHasTheSameAnswer() throws {
    let body = #"{"search_mode":"buy","dwelling_types":[]}"#
    XCTAssertEqual(try demo.post(body).body, try HomesUnderTest(demo: { try DemoServices() }).post(body).body)
  }
}
