import Foundation
import XCTest

/// The documents of `--json` have every field that they promise, and `null` where something is unknown.
final class JSONShapeTests: CommandTestCase {
  private let checkDigitFields: Set = [
    "input", "kind", "verdict", "givenCheckDigit", "calculatedCheckDigit", "oddSum", "evenSum", "total",
    "expanded", "notes",
  ]

  /// Checks the fields of an object, and that all but those of `known` are `null`.
  private func check(
    _ value: Any?, has fields: Set<String>, known: Set<String>, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let object = try XCTUnwrap(value as? [String: Any], file: file, line: line)
    XCTAssertEqual(fields.subtracting(object.keys), [], "missing", file: file, line: line)
    let filled = Set(object.filter { !($0.value is NSNull) }.keys)
    XCTAssertEqual(filled.intersection(fields), known, file: file, line: line)
  }

  private func object(_ command: [String], answering body: String) throws -> [String: Any] {
    let shop = try ScriptedShop { _ in (200, body) }
    return try CommandRun(command + ["--source", shop.address, "--json"], data: data).object()
  }

  private func first(_ list: String, _ object: [String: Any]) -> Any? {
    (object[list] as? [Any])?.first
  }

  func testACheckDigit() throws {
    let checks = try XCTUnwrap(try run("upc", "07838604", "84277610830", "x", "--json").json as? [Any])
    try check(checks[0], has: checkDigitFields, known: checkDigitFields)
    try check(
      checks[1], has: checkDigitFields, known: checkDigitFields.subtracting(["givenCheckDigit", "expanded"]))
    try check(checks[2], has: checkDigitFields, known: ["input", "verdict", "notes"])
  }

  func testAProduct() throws {
    let fields: Set = ["sku", "name", "upc", "price", "image", "description", "checkDigit"]
    let known = try run("products", "search", "pixelbook", "--json").object()
    XCTAssertEqual(known["total"] as? Int, 1)
    try check(first("products", known), has: fields, known: fields)
    let product = try XCTUnwrap(first("products", known) as? [String: Any])
    try check(
      product["checkDigit"], has: checkDigitFields, known: checkDigitFields.subtracting(["expanded"]))
    try check(
      product["price"], has: ["minorUnits", "currency", "text"], known: ["minorUnits", "currency", "text"])

    let unknown = try object(["products", "search", "lamp"], answering: #"{"products": [{"sku": 7}]}"#)
    XCTAssertTrue(unknown["total"] is NSNull)
    try check(first("products", unknown), has: fields, known: ["sku"])
  }

  func testAnEntryOfTheAssortment() throws {
    let fields: Set = ["path", "label", "kind", "url", "teaser", "children"]
    let root = try object(
      ["assortment"],
      answering: """
        {"categories": [{"label": "Damen", "url": "https://shop.example/damen",
        "image": "https://shop.example/damen.png", "children": [{"label": "Bald", "children": []}]},
        {"label": "Mehr"}, {"label": "Hilfe", "url": "https://shop.example/hilfe"}, {"label": "Ende"}]}
        """)
    try check(root, has: fields, known: fields.subtracting(["url", "teaser"]))
    let entries = try XCTUnwrap(root["children"] as? [[String: Any]])
    try check(entries[0], has: fields, known: fields)
    try check(first("children", entries[0]), has: fields, known: fields.subtracting(["url"]))
    XCTAssertEqual(entries.map { $0["kind"] as? String }, ["node", "heading", "link", "disabled"])
    XCTAssertEqual(entries.map { $0["path"] as? String }, ["0", "1", "2", "3"])
  }

  func testAHitInTheAssortment() throws {
    let fields: Set = ["path", "label", "trail", "url"]
    let found = try object(
      ["assortment", "--find", "rocke"],
      answering: """
        {"categories": [{"label": "Damen", "children": [{"label": "Röcke",
        "children": [{"label": "Lange Röcke", "url": "https://shop.example/lang"}]}]}]}
        """)
    let hits = try XCTUnwrap(found["hits"] as? [[String: Any]])
    XCTAssertEqual(hits.map { $0["path"] as? String }, ["0.0", "0.0.0"])
    try check(hits[0], has: fields, known: fields.subtracting(["url"]))
    try check(hits[1], has: fields, known: fields)
    XCTAssertEqual(hits[1]["trail"] as? [String], ["Damen", "Röcke"])
  }

  func testADeparture() throws {
    let fields: Set = [
      "id", "origin", "destination", "departs", "arrives", "durationMinutes", "dayOffset", "operator",
      "class", "price", "seats", "transfers",
    ]
    let times = """
      "departure_time": "2018-03-10T18:30:00", "departure_timezone": "America/New_York",
      "arrival_time": "2018-03-11T03:55:00", "arrival_timezone": "America/Montreal"
      """
    let reply = try object(
      ["departures"],
      answering: """
        {"complete": true, "locations": [{"id": 1, "name": "Here"}, {"id": 2, "name": "There"}],
        "operators": [{"id": "o", "display_name": "Boreal"}],
        "departures": [{"id": "a", \(times), "origin_location_id": 1, "destination_location_id": 2,
        "operator_id": "o", "class_name": "Economy", "available_seats": 5, "num_transfers": 1,
        "prices": {"total": 5200}}, {"id": "b", \(times)}]}
        """)
    XCTAssertEqual(reply["complete"] as? Bool, true)
    XCTAssertEqual(reply["polls"] as? Int, 0)
    let departures = try XCTUnwrap(reply["departures"] as? [[String: Any]])
    try check(departures[0], has: fields, known: fields)
    try check(
      departures[1], has: fields, known: ["id", "departs", "arrives", "durationMinutes", "dayOffset"])
    XCTAssertEqual(departures[0]["departs"] as? String, "2018-03-10T18:30:00-05:00")
    XCTAssertEqual(departures[0]["arrives"] as? String, "2018-03-11T03:55:00-04:00")
    XCTAssertEqual(departures[0]["durationMinutes"] as? Int, 505)
    XCTAssertEqual(departures[0]["dayOffset"] as? Int, 1)
  }

  func testAHome() throws {
    let fields: Set = [
      "id", "headline", "address", "price", "beds", "baths", "cars", "image", "status", "favourite", "listed",
    ]
    let reply = try object(
      ["homes"],
      answering: """
        {"search_results": [{"id": 2019096805, "listing_type": "topspot", "headline": "H", "address": "A",
        "price": "UNDER OFFER", "bedroom_count": 3.0, "bathroom_count": 2, "carspace_count": 1,
        "lifecycle_status": "New", "media": [{"media_type": "image", "image_url": "https://a.example/1"}]},
        {"id": 8, "listing_type": "project"}], "results_total": 2}
        """)
    XCTAssertEqual(reply["mode"] as? String, "buy")
    XCTAssertEqual(reply["total"] as? Int, 2)
    XCTAssertEqual(reply["favouriteCount"] as? Int, 0)
    let homes = try XCTUnwrap(reply["homes"] as? [[String: Any]])
    try check(homes[0], has: fields, known: fields)
    try check(homes[1], has: fields, known: ["id", "favourite", "listed"])
    XCTAssertEqual(homes.map { $0["id"] as? String }, ["property:2019096805", "project:8"])
    XCTAssertEqual(homes[0]["beds"] as? Int, 3)
  }
}
