import Foundation
import XCTest

@testable import CommonUI

final class ZoomTests: XCTestCase {
  private let space = CGSize(width: 400, height: 800)

  func testAPinchGoesOnFromWhereTheLastOneEnded() {
    var zoom = Zoom()
    zoom.pinched(by: 1.5, in: space)
    zoom.pinched(by: 2, in: space)
    XCTAssertEqual(zoom.scale, 2)
    zoom.gestureEnded()
    zoom.pinched(by: 1.5, in: space)
    XCTAssertEqual(zoom.scale, 3)
  }

  func testAPictureIsNeverSmallerThanItsSpaceNorLargerThanItsLimit() {
    var zoom = Zoom()
    zoom.pinched(by: 0.2, in: space)
    XCTAssertEqual(zoom.scale, 1)
    zoom.gestureEnded()
    for _ in 0..<10 { zoom.magnified(in: space) }
    XCTAssertEqual(zoom.scale, 6)
    XCTAssertFalse(zoom.canMagnify)
    for _ in 0..<10 { zoom.reduced(in: space) }
    XCTAssertEqual(zoom, Zoom())
  }

  func testADragEndsAtTheEdgeOfThePicture() {
    var zoom = Zoom()
    zoom.pinched(by: 2, in: space)
    zoom.gestureEnded()
    zoom.dragged(by: CGSize(width: 50, height: -60), in: space)
    XCTAssertEqual(zoom.offset, CGSize(width: 50, height: -60))
    zoom.dragged(by: CGSize(width: 900, height: -900), in: space)
    XCTAssertEqual(zoom.offset, CGSize(width: 200, height: -400))
    zoom.gestureEnded()
    zoom.dragged(by: CGSize(width: -50, height: 0), in: space)
    XCTAssertEqual(zoom.offset, CGSize(width: 150, height: -400))
  }

  func testThePointInTheMiddleStaysWhileAPictureIsMadeSmaller() {
    var zoom = Zoom()
    zoom.pinched(by: 4, in: space)
    zoom.gestureEnded()
    zoom.dragged(by: CGSize(width: 400, height: 0), in: space)
    zoom.gestureEnded()
    zoom.pinched(by: 0.5, in: space)
    XCTAssertEqual(zoom.offset, CGSize(width: 200, height: 0))
  }

  func testADoubleTapMagnifiesAndLeadsBack() {
    var zoom = Zoom()
    zoom.doubleTapped()
    XCTAssertTrue(zoom.isMagnified)
    zoom.doubleTapped()
    XCTAssertEqual(zoom, Zoom())
  }
}
