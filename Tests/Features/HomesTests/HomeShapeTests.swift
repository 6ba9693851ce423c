import Foundation
import Homes
import XCTest

final class HomeShapeTests: XCTestCase {
  func testAPlaceThatDoesNotExistIsNone() throws {
    XCTAssertNil(HomeLocation(latitude: 91, longitude: 0))
    XCTAssertNil(HomeLocation(latitude: 0, longitude: -180.5))
    XCTAssertNil(HomeLocation(latitude: .nan, longitude: 0))
    XCTAssertNotNil(HomeLocation(latitude: -90, longitude: 180))
    let far = Data(#"{"latitude": 1e300, "longitude": 999}"#.utf8)
    XCTAssertThrowsError(try JSONDecoder().decode(HomeLocation.self, from: far))
  }

  func testAShapeThatNoPictureHasIsUnknown() throws {
    func ratio(_ name: String) throws -> Double? {
      HomePicture(url: try XCTUnwrap(URL(string: "https://a.example/\(name)"))).aspectRatio
    }
    XCTAssertEqual(try ratio("x-w2048-h1024"), 2)
    XCTAssertNil(try ratio("x-w1-h1000000000000000000"))
    XCTAssertNil(try ratio("x-w9000-h10"))
  }
}
