import SwiftUI
import XCTest

final class PathStrokeTests: XCTestCase {
  private let line = Path("0 0 m 100 0 l") ?? Path()
  private let corner = Path("0 0 m 100 0 l 100 100 l") ?? Path()

  func testALineIsAsWideAsItsStrokeAndEndsAtItsEnds() {
    let outline = line.strokedPath(StrokeStyle(lineWidth: 4))
    XCTAssertEqual(outline.boundingRect, CGRect(x: 0, y: -2, width: 100, height: 4))
    XCTAssertTrue(outline.contains(CGPoint(x: 50, y: 1.9)))
    XCTAssertFalse(outline.contains(CGPoint(x: 50, y: 2.1)))
  }

  func testCapsReachHalfAWidthFurther() {
    let square = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .square))
    XCTAssertEqual(square.boundingRect, CGRect(x: -2, y: -2, width: 104, height: 4))
    let round = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round))
    XCTAssertEqual(round.boundingRect.minX, -2, accuracy: 1e-9)
    XCTAssertTrue(square.contains(CGPoint(x: 101.9, y: 1.9)))
    XCTAssertFalse(round.contains(CGPoint(x: 101.9, y: 1.9)))
    XCTAssertTrue(round.contains(CGPoint(x: 101.9, y: 0.1)))
  }

  func testJoinsArePointedRoundOrCutOff() {
    func contains(_ join: CGLineJoin, _ x: CGFloat, _ y: CGFloat) -> Bool {
      corner.strokedPath(StrokeStyle(lineWidth: 20, lineJoin: join)).contains(CGPoint(x: x, y: y))
    }
    XCTAssertTrue(contains(.miter, 109, -9))
    XCTAssertFalse(contains(.round, 109, -9))
    XCTAssertTrue(contains(.round, 106, -6))
    XCTAssertFalse(contains(.bevel, 106, -6))
    XCTAssertTrue(contains(.bevel, 104, -4))
    XCTAssertFalse(contains(.miter, 85, 15), "the inner corner")
    XCTAssertTrue(contains(.miter, 91, 9), "the inner corner")
  }

  func testTheInnerSideOfACornerIsFilledEvenIfALegIsShorterThanTheStrokeIsWide() {
    let hook = Path("0 0 m 100 0 l 100 -4 l")?.strokedPath(StrokeStyle(lineWidth: 20))
    XCTAssertEqual(hook?.contains(CGPoint(x: 99, y: -5)), true)
    XCTAssertEqual(hook?.contains(CGPoint(x: 101, y: -5)), false)
  }

  func testAPointLongerThanTheLimitIsCutOff() {
    let style = StrokeStyle(lineWidth: 20, miterLimit: 1.4)
    XCTAssertFalse(corner.strokedPath(style).contains(CGPoint(x: 109, y: -9)))
    let longer = StrokeStyle(lineWidth: 20, miterLimit: 1.42)
    XCTAssertTrue(corner.strokedPath(longer).contains(CGPoint(x: 109, y: -9)))
  }

  func testAClosedPathIsStrokedAllAroundAndEmptyInside() {
    let ring = Circle().stroke(lineWidth: 10).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      for (radius, isInside) in [(44.9, false), (45.1, true), (54.9, true), (55.1, false)] {
        XCTAssertEqual(ring.contains(CGPoint(x: 50 + radius * x, y: 50 + radius * y)), isInside)
      }
    }
    let frame = Rectangle().stroke(lineWidth: 10).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(frame.boundingRect, CGRect(x: -5, y: -5, width: 110, height: 110))
    XCTAssertFalse(frame.contains(CGPoint(x: 50, y: 50)))
    XCTAssertTrue(frame.contains(CGPoint(x: 4, y: 4)))
    XCTAssertFalse(frame.contains(CGPoint(x: 6, y: 6)))
  }

  func testDashesFollowTheirPatternAndPhase() {
    func isDrawn(_ x: CGFloat, _ dash: [CGFloat], phase: CGFloat = 0) -> Bool {
      line.strokedPath(StrokeStyle(lineWidth: 2, dash: dash, dashPhase: phase)).contains(CGPoint(x: x, y: 0))
    }
    XCTAssertEqual([5, 15, 25, 95].map { isDrawn($0, [10, 10]) }, [true, false, true, false])
    XCTAssertEqual([5, 15, 25, 95].map { isDrawn($0, [10, 10], phase: 10) }, [false, true, false, true])
    XCTAssertEqual([1, 4, 6].map { isDrawn($0, [10, 10], phase: -5) }, [false, false, true])
    XCTAssertEqual([5, 15, 25].map { isDrawn($0, [10]) }, [true, false, true])
    XCTAssertEqual([5, 15].map { isDrawn($0, [0, 0]) }, [true, true], "no pattern")
  }

  func testDashesGoAroundCorners() {
    let outline = corner.strokedPath(StrokeStyle(lineWidth: 2, dash: [150, 1000]))
    XCTAssertTrue(outline.contains(CGPoint(x: 100, y: 49)))
    XCTAssertFalse(outline.contains(CGPoint(x: 100, y: 51)))
    XCTAssertTrue(outline.contains(CGPoint(x: 100.9, y: -0.9)), "joined at the corner")
  }

  func testRoundDotsAreDashesWithoutLength() {
    let dots = line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 10]))
    XCTAssertEqual([0, 10, 5].map { dots.contains(CGPoint(x: $0, y: 1)) }, [true, true, false])
  }

  func testALineWithoutWidthIsNothing() {
    XCTAssertTrue(line.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }
}
