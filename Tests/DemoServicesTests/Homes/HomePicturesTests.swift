import Foundation
import XCTest

@testable import DemoServices

final class HomePicturesTests: XCTestCase {
  private let demo = HomesUnderTest()

  func testEveryAddressOfAPictureLeadsBackToItsLook() throws {
    for mode in ["buy", "rent"] {
      for row in try demo.search(mode).list("search_results") {
        let kind = row["listing_type"] as? String == "project" ? "project" : "property"
        let id = try XCTUnwrap(row["id"] as? Int)
        let images = try demo.details(kind, id).list("media").filter {
          $0["media_type"] as? String == "image"
        }
        XCTAssertGreaterThanOrEqual(images.count, 3)
        for (offset, image) in images.enumerated() {
          let look = try XCTUnwrap(HomePicturePlan.look(id, offset + 1))
          XCTAssertEqual(
            image["image_url"] as? String,
            "http://demo.test:8080/pictures/home/\(id)-\(offset + 1)-w\(look.width)-h\(look.height)")
          XCTAssertEqual(image["type"] as? String == "floor_plan", look.subject == .floorPlan)
        }
      }
    }
  }

  func testLogosOfAgenciesAndPortraitsOfAgentsArePicturesOfOurs() throws {
    var addresses: Set<String> = []
    var withoutLogo = 0
    for row in try demo.search("rent").list("search_results") {
      let advertiser = try XCTUnwrap(row["advertiser"] as? [String: Any])
      if let logo = (advertiser["images"] as? [String: Any])?["logo_url"] as? String {
        addresses.insert(logo)
      } else {
        withoutLogo += 1
      }
      let agents = advertiser.list("agency_listing_contacts")
      addresses.formUnion(try agents.map { try XCTUnwrap($0["image_url"] as? String) })
    }
    XCTAssertGreaterThan(addresses.count, 20)
    XCTAssertGreaterThan(withoutLogo, 0)
    for address in addresses {
      XCTAssertNotNil(try DemoServices.shared().picture(at: address), address)
    }
  }

  func testWhatIsUnknownHasNoLook() {
    XCTAssertNil(HomePicturePlan.look(1, 1))
    XCTAssertNil(HomePicturePlan.look(3107, 0))
    XCTAssertNil(HomePicturePlan.look(3107, 99))
  }

  func testThePicturesOfAHomeShareAStyleAndDifferInDetail() {
    let looks = HomePicturePlan.looks(of: 3107)
    XCTAssertEqual(Set(looks.map { $0.seed >> 32 }).count, 1)
    XCTAssertEqual(Set(looks.map(\.seed)).count, looks.count)
    XCTAssertNotEqual(looks[0].seed >> 32, HomePicturePlan.looks(of: 3342)[0].seed >> 32)
  }

  func testLandHasNoKitchen() throws {
    let land = try XCTUnwrap(TextTable(HomesSource.sale).rows.first { $0["family"] == "land" }?.int("id"))
    XCTAssertEqual(HomePicturePlan.looks(of: land).map(\.subject), [.garden, .view, .floorPlan])
  }
}
