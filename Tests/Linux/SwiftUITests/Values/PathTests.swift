import SwiftUI
import XCTest

final class PathTests: XCTestCase {
  private let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  func testARectangleRunsClockwiseFromItsOrigin() {
    XCTAssertEqual(Path(square).description, "0 0 m 10 0 l 10 10 l 0 10 l h")
  }

  func testAPathIsReadBackFromItsText() {
    let text = "0 0 m 10.5 0 l 1 2 3 4 q 1 2 3 4 5 -6.25 c h"
    XCTAssertEqual(Path(text)?.description, text)
    let circle = Path(ellipseIn: square)
    XCTAssertEqual(Path(circle.description), circle)
    XCTAssertEqual(Path(""), Path())
  }

  func testTextThatIsNoPathIsRefused() {
    for text in ["0 m", "0 0 l", "0 0 m 1", "0 0 x", "m", "0 0 m 1 2 3 l", "h"] {
      XCTAssertNil(Path(text), text)
    }
  }

  func testLinesWithoutAStartAreLeftOut() {
    var path = Path()
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.closeSubpath()
    XCTAssertTrue(path.isEmpty)
    XCTAssertNil(path.currentPoint)
  }

  func testClosingGoesBackToTheStartOfTheSubpath() {
    var path = Path(square)
    XCTAssertEqual(path.currentPoint, .zero)
    path.move(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: .zero)
    XCTAssertEqual(path.currentPoint, CGPoint(x: 5, y: 6))
    path.closeSubpath()
    XCTAssertEqual(path.currentPoint, CGPoint(x: 3, y: 4))
  }

  func testWhatFollowsAClosingLineBeginsWhereItEnded() {
    let path = Path("10 10 m 20 10 l 20 20 l h 30 10 l")
    XCTAssertEqual(path?.boundingRect, CGRect(x: 10, y: 10, width: 20, height: 10))
  }

  func testAClosedSubpathIsNotClosedAgain() {
    var path = Path(square)
    path.closeSubpath()
    XCTAssertEqual(path, Path(square))
  }

  func testStepsAreHandedOutInOrder() {
    var letters = ""
    Path("0 0 m 1 0 l 1 2 3 4 q 1 2 3 4 5 6 c h")?.forEach { element in
      switch element {
      case .move: letters += "m"
      case .line: letters += "l"
      case .quadCurve: letters += "q"
      case .curve: letters += "c"
      case .closeSubpath: letters += "h"
      }
    }
    XCTAssertEqual(letters, "mlqch")
  }

  func testTransformsMoveEveryPoint() {
    XCTAssertEqual(Path(square).offsetBy(dx: 5, dy: -1).description, "5 -1 m 15 -1 l 15 9 l 5 9 l h")
    let doubled = Path("0 1 m 1 2 3 4 q")?.applying(CGAffineTransform(scaleX: 2, y: 10))
    XCTAssertEqual(doubled?.description, "0 10 m 2 20 6 40 q")
    var path = Path()
    path.addRects([square, square], transform: CGAffineTransform(translationX: 1, y: 1))
    XCTAssertEqual(path.boundingRect, square.offsetBy(dx: 1, dy: 1))
    path.addLines([.zero, CGPoint(x: 20, y: 0)])
    XCTAssertEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 11))
  }

  func testTheBoundingRectangleIsThatOfTheCurveNotOfItsControlPoints() {
    // The curve rises to three quarters of the height of its control points.
    let arch = Path("0 0 m 0 100 100 100 100 0 c")
    XCTAssertEqual(arch?.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 75))
    let bow = Path("0 0 m 50 100 100 0 q")
    XCTAssertEqual(bow?.boundingRect.height ?? 0, 50, accuracy: 1e-9)
    XCTAssertTrue(Path().boundingRect.isNull)
  }

  func testTheWindingRuleFillsWhereTheEvenOddRuleLeavesAHole() {
    var path = Path(square)
    path.addRect(square.insetBy(dx: 2, dy: 2))
    let middle = CGPoint(x: 5, y: 5)
    XCTAssertTrue(path.contains(middle))
    XCTAssertFalse(path.contains(middle, eoFill: true))
    XCTAssertTrue(path.contains(CGPoint(x: 1, y: 1), eoFill: true))
    XCTAssertFalse(path.contains(CGPoint(x: 11, y: 5)))
  }

  func testAHoleDrawnTheOtherWayRoundIsEmptyByBothRules() {
    var path = Path(square)
    path.addLines([
      CGPoint(x: 2, y: 2), CGPoint(x: 2, y: 8), CGPoint(x: 8, y: 8), CGPoint(x: 8, y: 2),
    ])
    XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5)))
    XCTAssertFalse(path.contains(CGPoint(x: 5, y: 5), eoFill: true))
  }

  func testACircleContainsWhatIsWithinItsRadius() {
    let circle = Path(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100))
    for degrees in stride(from: 0.0, to: 360, by: 7) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      XCTAssertTrue(circle.contains(CGPoint(x: 49.9 * x, y: 49.9 * y)))
      XCTAssertFalse(circle.contains(CGPoint(x: 50.1 * x, y: 50.1 * y)))
    }
  }

  func testAPathOfCoreGraphicsIsTakenAsItIsNow() {
    let drawn = CGMutablePath()
    drawn.move(to: .zero)
    drawn.addLine(to: CGPoint(x: 1, y: 0), transform: CGAffineTransform(scaleX: 10, y: 1))
    let path = Path(drawn)
    drawn.closeSubpath()
    drawn.addRect(square)
    XCTAssertEqual(path.description, "0 0 m 10 0 l")
    XCTAssertEqual(Path(drawn).description, "0 0 m 10 0 l h 0 0 m 10 0 l 10 10 l 0 10 l h")
    var transform = CGAffineTransform(translationX: 1, y: 2)
    XCTAssertEqual(CGPath(rect: square, transform: &transform).boundingBox, square.offsetBy(dx: 1, dy: 2))
    XCTAssertEqual(Path("0 0 m 50 100 100 0 q")?.cgPath.boundingBox.height, 100)
    XCTAssertTrue(CGMutablePath().isEmpty)
  }
}
