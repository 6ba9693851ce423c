import XCTest

@testable import SwiftUI

final class OutlineTests: XCTestCase {
  func testPathDataIsReadAndWrittenInAbsoluteCommands() {
    let outline = Outline.path("M1 2 H5 V6 L7.5 8 C1 2 3 4 5 6 Z M0 0 L1 1")
    XCTAssertEqual(
      outline.data, "M1.0 2.0 L5.0 2.0 L5.0 6.0 L7.5 8.0 C1.0 2.0 3.0 4.0 5.0 6.0 Z M0.0 0.0 L1.0 1.0")
    XCTAssertEqual(Outline.path(outline.data), outline)
  }

  func testTurningScalingAndMirroringKeepTheCentre() {
    let line = Outline.line(12, 12, 20, 12)
    XCTAssertEqual(line.rotated(90).data, "M12.0 12.0 L12.0 20.0")
    XCTAssertEqual(line.scaled(0.5).data, "M12.0 12.0 L16.0 12.0")
    XCTAssertEqual(line.scaled(0.5, to: CGPoint(x: 18, y: 18)).data, "M18.0 18.0 L22.0 18.0")
    XCTAssertEqual(line.mirrored.data, "M12.0 12.0 L4.0 12.0")
    XCTAssertEqual(line.repeated(2).data, "M12.0 12.0 L20.0 12.0 M12.0 12.0 L4.0 12.0")
  }

  func testArcsPassThroughTheirCircle() {
    XCTAssertEqual(
      Outline.arc(12, 12, 8, from: 0, to: 90).data, "M20.0 12.0 C20.0 16.42 16.42 20.0 12.0 20.0")
    XCTAssertEqual(Outline.arc(12, 12, 8, from: 0, to: 200).elements.count, 4)
    XCTAssertEqual(Outline.circle(12, 12, 8).elements.last, .close)
  }

  func testCornersAreRoundedWithinTheirEdges() {
    XCTAssertEqual(Outline.rect(0, 0, 4, 4, corner: 0).elements.count, 9)
    // A corner larger than half the edge meets its neighbour in the middle.
    guard case .move(let start) = Outline.rect(0, 0, 4, 4, corner: 9).elements.first else {
      return XCTFail("nothing was drawn")
    }
    XCTAssertEqual(start, CGPoint(x: 0, y: 2))
    XCTAssertEqual(
      Outline.polyline([(0, 0), (8, 0), (8, 8)], corner: 3).data,
      "M0.0 0.0 L5.0 0.0 C7.0 0.0 8.0 1.0 8.0 3.0 L8.0 8.0")
    XCTAssertEqual(Outline.polyline([]).elements, [])
  }
}
