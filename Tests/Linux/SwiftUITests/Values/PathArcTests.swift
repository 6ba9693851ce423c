import SwiftUI
import XCTest

final class PathArcTests: XCTestCase {
  private let center = CGPoint(x: 100, y: 100)

  private func arc(from start: Double, to end: Double, clockwise: Bool) -> Path {
    Path {
      $0.addArc(
        center: center, radius: 50, startAngle: .degrees(start), endAngle: .degrees(end), clockwise: clockwise
      )
    }
  }

  private func assertEqual(
    _ point: CGPoint?, _ x: CGFloat, _ y: CGFloat, accuracy: CGFloat = 1e-9, line: UInt = #line
  ) {
    XCTAssertEqual(point?.x ?? .nan, x, accuracy: accuracy, line: line)
    XCTAssertEqual(point?.y ?? .nan, y, accuracy: accuracy, line: line)
  }

  func testAnArcBeginsAndEndsAtItsAngles() {
    let path = arc(from: 0, to: 90, clockwise: false)
    XCTAssertEqual(path.elements.first, .move(to: CGPoint(x: 150, y: 100)))
    XCTAssertEqual(path.elements.count, 2)
    assertEqual(path.currentPoint, 100, 150)
  }

  func testNotClockwiseGoesTowardsGrowingAngles() {
    let short = arc(from: 0, to: 90, clockwise: false).boundingRect
    XCTAssertEqual(short.minX, 100, accuracy: 1e-9)
    XCTAssertEqual(short.minY, 100, accuracy: 1e-9)
    let long = arc(from: 0, to: 90, clockwise: true)
    XCTAssertEqual(long.boundingRect.minX, 50, accuracy: 1e-9)
    XCTAssertEqual(long.boundingRect.minY, 50, accuracy: 1e-9)
    XCTAssertEqual(long.elements.count, 4)
    assertEqual(long.currentPoint, 100, 150)
  }

  func testAnArcAcrossZeroTakesTheShortWay() {
    let box = arc(from: 350, to: 10, clockwise: false).boundingRect
    XCTAssertEqual(box.width, 50 * (1 - cos(CGFloat.pi / 18)), accuracy: 1e-4)
    XCTAssertEqual(box.maxX, 150, accuracy: 1e-3)
  }

  func testAFullTurnIsACircle() {
    let box = arc(from: 0, to: 360, clockwise: false).boundingRect
    XCTAssertEqual(box, CGRect(x: 50, y: 50, width: 100, height: 100))
    XCTAssertEqual(arc(from: 0, to: 360, clockwise: true).elements.count, 5)
    XCTAssertEqual(arc(from: 0, to: 1000, clockwise: false).elements.count, 5)
  }

  func testEveryPointOfAnArcIsARadiusAway() {
    for case .curve(let end, _, _) in arc(from: 20, to: 300, clockwise: false).elements {
      XCTAssertEqual(hypot(end.x - 100, end.y - 100), 50, accuracy: 1e-9)
    }
    let half = arc(from: 0, to: 90, clockwise: false).trimmedPath(from: 0, to: 0.5)
    assertEqual(half.currentPoint, 100 + 50 * 0.5.squareRoot(), 100 + 50 * 0.5.squareRoot(), accuracy: 0.02)
  }

  func testALineLeadsFromTheCurrentPointToAnArc() {
    var path = Path()
    path.move(to: .zero)
    path.addRelativeArc(center: center, radius: 50, startAngle: .degrees(180), delta: .degrees(-90))
    XCTAssertEqual(path.elements[1], .line(to: CGPoint(x: 50, y: 100)))
    assertEqual(path.currentPoint, 100, 150)
  }

  func testATransformMovesTheArc() {
    let path = Path {
      $0.addArc(
        center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(180), clockwise: false,
        transform: CGAffineTransform(a: 10, b: 0, c: 0, d: 20, tx: 5, ty: 5))
    }
    XCTAssertEqual(path.boundingRect.maxY, 25, accuracy: 1e-9)
    assertEqual(path.currentPoint, -5, 5)
  }

  func testACornerIsRoundedWhereTheCircleTouchesItsSides() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
    assertEqual(path.elements.dropFirst().first?.end, 80, 0)
    assertEqual(path.currentPoint, 100, 20)
    XCTAssertEqual(path.boundingRect.maxX, 100, accuracy: 1e-9)
    XCTAssertFalse(path.contains(CGPoint(x: 99, y: 1)))
  }

  func testACornerToTheOtherSideIsRoundedToo() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: -100), radius: 20)
    assertEqual(path.currentPoint, 100, -20)
    XCTAssertEqual(path.boundingRect.maxX, 100, accuracy: 1e-9)
  }

  func testACornerWithoutAngleIsALine() {
    var path = Path()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 200, y: 0), radius: 20)
    XCTAssertEqual(path.description, "0 0 m 100 0 l")
  }
}

extension Path.Element {
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
