import XCTest

@testable import Homes

final class HomeIDTests: XCTestCase {
  func testTextFormIsReadBack() {
    let id = HomeID(kind: .property, number: 2_019_096_805)
    XCTAssertEqual(id.description, "property:2019096805")
    XCTAssertEqual(HomeID("property:2019096805"), id)
    XCTAssertEqual(HomeID("project:2842"), HomeID(kind: .project, number: 2842))
  }

  func testPropertyAndProjectOfOneNumberAreTwoHomes() {
    XCTAssertNotEqual(HomeID(kind: .property, number: 7), HomeID(kind: .project, number: 7))
  }

  func testAnythingElseIsNoID() {
    for text in [
      "", ":", "property", "property:", "property:0", "property:-3", "property:+3", "property:03",
      "property:1:2", "castle:3", "Property:3", "property: 3", "property:٣", "property:99999999999999999999",
    ] {
      XCTAssertNil(HomeID(text), text)
    }
  }
}
