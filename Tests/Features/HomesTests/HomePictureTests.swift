import Foundation
import XCTest

@testable import Homes

final class HomePictureTests: XCTestCase {
  func testAspectRatioIsReadFromTheAddress() throws {
    XCTAssertEqual(try ratio("https://pictures.test/2019_1_1_240305_054335-w2048-h1024"), 2)
    XCTAssertEqual(try ratio("https://pictures.test/the-west-house-w300-h400?size=large"), 0.75)
  }

  func testAddressWithoutSizeHasNoAspectRatio() throws {
    for address in [
      "a", "a-w2048", "a-h1365", "a-w-h", "a-w0-h100", "a-w100-h0", "a-w100-h50.jpg", "a-h50-w100",
    ] {
      XCTAssertNil(try ratio("https://pictures.test/\(address)"), address)
    }
  }

  func testMainPictureIsTheFirstPhoto() throws {
    let plan = HomePicture(url: try url("https://pictures.test/plan"), kind: .floorPlan)
    let photo = HomePicture(url: try url("https://pictures.test/photo"))
    XCTAssertEqual(Home(id: .property(1), pictures: [plan, photo]).mainPicture, photo)
    XCTAssertEqual(Home(id: .property(1), pictures: [plan]).mainPicture, plan)
    XCTAssertNil(Home(id: .property(1)).mainPicture)
  }

  private func url(_ text: String) throws -> URL { try XCTUnwrap(URL(string: text)) }

  private func ratio(_ address: String) throws -> Double? { HomePicture(url: try url(address)).aspectRatio }
}
