import SwiftUI
import XCTest

final class PathTrimTests: XCTestCase {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  func testHalfASquareIsTwoSides() {
    XCTAssertEqual(square.trimmedPath(from: 0, to: 0.5).description, "0 0 m 10 0 l 10 10 l")
    XCTAssertEqual(square.trimmedPath(from: 0.5, to: 1).description, "10 10 m 0 10 l 0 0 l")
  }

  func testATrimCutsLinesWhereTheirLengthSays() {
    XCTAssertEqual(square.trimmedPath(from: 0.125, to: 0.375).description, "5 0 m 10 0 l 10 5 l")
  }

  func testTheWholeIsThePathItself() {
    XCTAssertEqual(square.trimmedPath(from: 0, to: 1), square)
    XCTAssertEqual(square.trimmedPath(from: -1, to: 2), square)
    XCTAssertTrue(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    XCTAssertTrue(square.trimmedPath(from: 0.7, to: 0.3).isEmpty)
  }

  func testATrimRunsThroughSubpathsAndLeavesWholeOnesClosed() {
    var path = square
    path.addPath(square.offsetBy(dx: 100, dy: 0))
    XCTAssertEqual(
      path.trimmedPath(from: 0, to: 0.625).description, "0 0 m 10 0 l 10 10 l 0 10 l h 100 0 m 110 0 l")
  }

  func testACircleIsCutAtItsAngles() {
    let circle = Circle().trim(from: 0.25, to: 0.5).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(circle.boundingRect.maxX, 50, accuracy: 1e-9)
    XCTAssertEqual(circle.boundingRect.maxY, 100, accuracy: 1e-9)
    XCTAssertEqual(circle.currentPoint?.x ?? .nan, 0, accuracy: 1e-9)
    XCTAssertEqual(circle.currentPoint?.y ?? .nan, 50, accuracy: 1e-9)
    let eighth = Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)).trimmedPath(from: 0, to: 1.0 / 12)
    XCTAssertEqual(eighth.currentPoint?.x ?? .nan, cos(.pi / 6), accuracy: 1e-3)
    XCTAssertEqual(eighth.currentPoint?.y ?? .nan, sin(.pi / 6), accuracy: 1e-3)
  }

  func testAWholeCircleBesideAPartStaysClosed() {
    var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addLines([.zero, CGPoint(x: 100, y: 0)])
    let closings = path.trimmedPath(from: 0, to: 0.5).elements.filter { $0 == .closeSubpath }
    XCTAssertEqual(closings.count, 1)
  }
}
