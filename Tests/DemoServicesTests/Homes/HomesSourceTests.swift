import Foundation
import XCTest

@testable import DemoServices

final class HomesSourceTests: XCTestCase {
  private let demo = HomesUnderTest()
  private let homes = [HomesSource.sale, HomesSource.rent, HomesSource.projectHomes]
    .flatMap { TextTable($0).rows }

  private func descriptions() throws -> [String] {
    try homes.map { row in
      try XCTUnwrap(try demo.details("property", try XCTUnwrap(row.int("id")))["description"] as? String)
    }
  }

  func testEveryRowOfTheTablesCanBeRead() {
    let tables = [
      HomesSource.suburbs, HomesSource.states, HomesSource.agencies, HomesSource.sale, HomesSource.rent,
      HomesSource.projects, HomesSource.projectHomes,
    ]
    for table in tables {
      XCTAssertEqual(TextTable(table).malformed, 0, String(table.prefix(40)))
      XCTAssertFalse(TextTable(table).rows.isEmpty)
    }
    XCTAssertEqual(Set(homes.compactMap { $0.int("id") }).count, homes.count, "ids are unique")
  }

  func testEveryHomeStandsInASuburbThatAnAgencyServes() {
    let suburbs = TextTable(HomesSource.suburbs).rows
    let agencies = Set(TextTable(HomesSource.agencies).rows.map { $0["agency"] })
    let states = Set(TextTable(HomesSource.states).rows.map { $0["state"] })
    for suburb in suburbs {
      XCTAssertTrue(agencies.contains(suburb["agency"]), suburb["name"])
      XCTAssertTrue(states.contains(suburb["state"]), suburb["name"])
    }
    let names = Set(suburbs.map { $0["suburb"] })
    for home in homes { XCTAssertTrue(names.contains(home["suburb"]), home["id"]) }
  }

  func testEveryFamilyHasItsTexts() {
    let texts = [HomeTexts(HomesSource.houseTexts), HomeTexts(HomesSource.apartmentTexts)]
    for family in Set(homes.map { $0["family"] }) {
      for (part, count) in [("opening", 5), ("inside", 4), ("outside", 3)] {
        XCTAssertEqual(texts.flatMap { $0["\(family) \(part)"] }.count, count, "\(family) \(part)")
      }
    }
    for offer in ["buy", "rent", "closed", "project"] {
      XCTAssertFalse(HomeTexts(HomesSource.closingTexts)[offer].isEmpty)
    }
  }

  func testNoTwoDescriptionsAreTheSameEvenWithoutSuburbFeaturesAndClosing() throws {
    let descriptions = try descriptions()
    XCTAssertEqual(Set(descriptions).count, descriptions.count)
    let locals = TextTable(HomesSource.suburbs).rows.flatMap { [$0["local"], $0["other"]] }
    let bare = descriptions.map { text in
      locals.reduce(text.components(separatedBy: "\r\n\r\n").prefix(2).joined()) {
        $0.replacingOccurrences(of: $1, with: "")
      }
    }
    XCTAssertEqual(Set(bare).count, bare.count)
  }

  func testNobodyIsAskedForOffersOnAHomeThatIsGone() throws {
    for (row, text) in zip(homes, try descriptions())
    where ["Sold", "Leased", "Under Offer"].contains(row["status"]) {
      XCTAssertTrue(
        HomeTexts(HomesSource.closingTexts)["closed"].contains { text.hasSuffix($0) }, text)
    }
  }

  func testDescriptionsAreOfRealLengthAndComplete() throws {
    for text in try descriptions() {
      XCTAssertGreaterThan(text.count, 300, text)
      XCTAssertFalse(text.contains("{") || text.contains("}"), text)
      XCTAssertFalse(text.contains("  "), text)
      XCTAssertTrue(text.contains("\r\n\r\n"))
      for clumsy in [" no cars", "no bedrooms", "are one ", "a a ", "The one "] {
        XCTAssertFalse(text.contains(clumsy), text)
      }
    }
  }

  func testPhoneNumbersAreThoseKeptFreeForFiction() throws {
    let mobiles: Set = [
      "006", "110", "156", "157", "158", "159", "313", "737",
    ].reduce(into: Set<String>()) { $0.insert("0491 570 \($1)") }
      .union([
        "0491 571 266", "0491 571 491", "0491 571 804", "0491 572 549", "0491 572 665", "0491 572 983",
        "0491 573 087", "0491 573 770", "0491 574 118", "0491 574 632",
      ])
    for agency in TextTable(HomesSource.agencies).rows {
      for agent in agency.list("agents", separator: ";") {
        XCTAssertTrue(mobiles.contains(String(agent.suffix(12))), agent)
      }
      let phone = agency["phone"]
      XCTAssertTrue(["(02) ", "(03) ", "(07) ", "(08) "].contains { phone.hasPrefix($0) }, phone)
      XCTAssertTrue(["5550 ", "7010 "].contains { phone.dropFirst(5).hasPrefix($0) }, phone)
    }
  }

  func testHeadlinesAreAllDifferent() {
    let headlines = homes.compactMap { $0.text("headline") }
    XCTAssertEqual(Set(headlines).count, headlines.count)
  }
}
