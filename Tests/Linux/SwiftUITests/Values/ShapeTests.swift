import SwiftUI
import XCTest

final class ShapeTests: XCTestCase {
  private let frame = CGRect(x: 10, y: 20, width: 200, height: 100)

  private func assertEqual(_ rect: CGRect, _ other: CGRect, line: UInt = #line) {
    for side in [\CGRect.minX, \.minY, \.maxX, \.maxY] {
      XCTAssertEqual(rect[keyPath: side], other[keyPath: side], accuracy: 1e-9, line: line)
    }
  }

  private func box(_ shape: some Shape) -> CGRect { shape.path(in: frame).boundingRect }

  func testShapesFillTheirFrame() {
    assertEqual(box(.rect), frame)
    assertEqual(box(.ellipse), frame)
    assertEqual(box(.capsule), frame)
    assertEqual(box(.capsule(style: .circular)), frame)
    assertEqual(box(.rect(cornerRadius: 12)), frame)
    assertEqual(box(.containerRelative), frame)
  }

  func testACircleIsTheLargestInTheMiddle() {
    assertEqual(box(.circle), CGRect(x: 60, y: 20, width: 100, height: 100))
  }

  func testACircularCornerIsAQuarterCircle() {
    let path = RoundedRectangle(cornerRadius: 20, style: .circular).path(in: frame)
    let diagonal = 20 * (1 - 0.5.squareRoot())
    XCTAssertFalse(path.contains(CGPoint(x: 10 + diagonal - 0.1, y: 20 + diagonal - 0.1)))
    XCTAssertTrue(path.contains(CGPoint(x: 10 + diagonal + 0.1, y: 20 + diagonal + 0.1)))
  }

  func testAContinuousCornerMeetsTheCircleOnTheDiagonalAndBeginsEarlier() {
    let path = RoundedRectangle(cornerRadius: 20).path(in: frame)
    let diagonal = 20 * (1 - 0.5.squareRoot())
    XCTAssertFalse(path.contains(CGPoint(x: 10 + diagonal - 0.1, y: 20 + diagonal - 0.1)))
    XCTAssertTrue(path.contains(CGPoint(x: 10 + diagonal + 0.1, y: 20 + diagonal + 0.1)))
    let edge = CGPoint(x: 10 + 20, y: 20 + 0.05)
    XCTAssertFalse(path.contains(edge))
    XCTAssertTrue(RoundedRectangle(cornerRadius: 20, style: .circular).path(in: frame).contains(edge))
    XCTAssertTrue(path.contains(CGPoint(x: 10 + 20 * 1.54, y: 20 + 1e-6)))
  }

  func testAContinuousCornerRunsIntoTheCircleWithoutAJumpOfItsCurvature() {
    let path = RoundedRectangle(cornerRadius: 20).path(in: frame)
    guard case .curve(let end, let control1, let control2) = path.elements[2] else {
      return XCTFail("\(path.elements[2]) is no curve")
    }
    let (arm, last) = (
      CGPoint(x: control1.x - control2.x, y: control1.y - control2.y),
      CGPoint(x: end.x - control2.x, y: end.y - control2.y)
    )
    let length = hypot(last.x, last.y)
    let curvature = abs(arm.x * last.y - arm.y * last.x) * 2 / 3 / (length * length * length)
    XCTAssertEqual(curvature, 1.0 / 20, accuracy: 1e-9)
  }

  func testCornersAreNoLargerThanHalfASide() {
    let path = RoundedRectangle(cornerRadius: 500, style: .circular).path(in: frame)
    XCTAssertEqual(
      path, RoundedRectangle(cornerSize: CGSize(width: 100, height: 50), style: .circular).path(in: frame))
    XCTAssertEqual(RoundedRectangle(cornerRadius: 0).path(in: frame), Path(frame))
  }

  func testTheEndsOfACapsuleAreHalfCircles() {
    let path = Capsule(style: .circular).path(in: frame)
    XCTAssertEqual(path.elements.first, .move(to: CGPoint(x: 210, y: 70)))
    let reach = 50 * 0.5.squareRoot()
    XCTAssertTrue(path.contains(CGPoint(x: 60 - reach + 0.1, y: 70 - reach + 0.1)))
    XCTAssertFalse(path.contains(CGPoint(x: 60 - reach - 0.1, y: 70 - reach - 0.1)))
  }

  func testInsetShapesAreSmallerOnEachSide() {
    let inner = frame.insetBy(dx: 8, dy: 8)
    assertEqual(box(Rectangle().inset(by: 8)), inner)
    assertEqual(box(Rectangle().inset(by: 3).inset(by: 5)), inner)
    assertEqual(box(Ellipse().inset(by: 8)), inner)
    assertEqual(box(Capsule().inset(by: 8)), inner)
    assertEqual(box(Circle().inset(by: 8)), CGRect(x: 68, y: 28, width: 84, height: 84))
    XCTAssertEqual(
      RoundedRectangle(cornerRadius: 20).inset(by: 8).path(in: frame),
      RoundedRectangle(cornerRadius: 12).path(in: inner))
    XCTAssertTrue(Rectangle().inset(by: 60).path(in: frame).isEmpty)
  }

  func testShapesAreMovedStretchedAndTurnedAboutTheirAnchor() {
    assertEqual(box(Rectangle().offset(x: 5, y: 6)), frame.offsetBy(dx: 5, dy: 6))
    assertEqual(box(Rectangle().offset(CGSize(width: 1, height: 2))), frame.offsetBy(dx: 1, dy: 2))
    assertEqual(box(Rectangle().scale(0.5)), CGRect(x: 60, y: 45, width: 100, height: 50))
    assertEqual(
      box(Rectangle().scale(x: 2, anchor: .topLeading)), CGRect(x: 10, y: 20, width: 400, height: 100))
    assertEqual(box(Rectangle().rotation(.degrees(90))), CGRect(x: 60, y: -30, width: 100, height: 200))
    assertEqual(
      box(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1))),
      CGRect(x: 20, y: 20, width: 400, height: 100))
    assertEqual(box(Rectangle().size(width: 5, height: 6)), CGRect(x: 10, y: 20, width: 5, height: 6))
    assertEqual(
      box(Circle().rotation(.degrees(45)).inset(by: 10)), CGRect(x: 70, y: 30, width: 80, height: 80))
  }

  func testTheAnimatedNumbersOfAShapeAreItsOwn() {
    var shape = RoundedRectangle(cornerRadius: 20)
    shape.animatableData.scale(by: 0.5)
    XCTAssertEqual(shape.cornerSize, CGSize(width: 10, height: 10))
    var moved = Rectangle().offset(x: 4, y: 8)
    moved.animatableData.scale(by: 0.25)
    XCTAssertEqual(moved.offset, CGSize(width: 1, height: 2))
  }

  func testStyleDefaultsAreThoseOfApple() {
    let style = StrokeStyle()
    XCTAssertEqual(style.lineWidth, 1)
    XCTAssertEqual(style.miterLimit, 10)
    XCTAssertEqual(style, StrokeStyle(lineWidth: 1, lineCap: .butt, lineJoin: .miter, dash: []))
    XCTAssertTrue(FillStyle().isAntialiased)
    XCTAssertFalse(FillStyle().isEOFilled)
  }
}
