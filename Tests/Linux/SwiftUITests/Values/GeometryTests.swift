import SwiftUI
import XCTest

final class GeometryTests: XCTestCase {
  func testEdgeSetsHoldTheirEdges() {
    XCTAssertEqual(Edge.Set.all.rawValue, 15)
    XCTAssertEqual(Edge.Set.horizontal, [.leading, .trailing])
    XCTAssertEqual(Edge.Set.vertical.rawValue, 5)
    XCTAssertTrue(Edge.Set.all.contains(Edge.Set(.bottom)))
    XCTAssertEqual(Axis.Set([.horizontal, .vertical]).rawValue, 3)
  }

  func testInsetsFallOnTheNamedEdgesOnly() {
    XCTAssertEqual(
      EdgeInsets(8, on: [.top, .trailing]), EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 8))
    XCTAssertEqual(EdgeInsets(8, on: .all).horizontal, 16)
    XCTAssertEqual(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4).vertical, 4)
  }

  func testAnglesConvertBothWays() {
    XCTAssertEqual(Angle(degrees: 180).radians, .pi)
    XCTAssertEqual(Angle.radians(.pi / 2).degrees, 90)
    var angle = Angle.zero
    angle.degrees = 45
    XCTAssertEqual(angle.radians, .pi / 4)
    XCTAssertLessThan(Angle.degrees(10), .degrees(370))
  }

  func testUnitPointsScaleWithTheRectangle() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    XCTAssertEqual(UnitPoint.center.point(in: rect), CGPoint(x: 60, y: 45))
    XCTAssertEqual(UnitPoint.bottomTrailing.point(in: rect), CGPoint(x: 110, y: 70))
  }

  func testGridItemsAreFlexibleFromTenPointsUnlessTold() {
    guard case .flexible(let minimum, let maximum) = GridItem().size else {
      return XCTFail("not flexible")
    }
    XCTAssertEqual(minimum, 10)
    XCTAssertEqual(maximum, .infinity)
  }

  func testCoordinateSpacesAreTheSameByName() {
    XCTAssertEqual(CoordinateSpace.named("list"), .named("list"))
    XCTAssertNotEqual(CoordinateSpace.named("list"), .named(1))
    XCTAssertNotEqual(CoordinateSpace.local, .global)
  }

  func testPairsAreAnimatedPartByPart() {
    var pair = AnimatablePair(3.0, AnimatablePair(CGFloat(4), Float(0)))
    XCTAssertEqual(pair.magnitudeSquared, 25)
    pair.scale(by: 2)
    XCTAssertEqual(pair - AnimatablePair(1, .zero), AnimatablePair(5, AnimatablePair(8, 0)))
  }

  func testATypeWithoutAnimatableDataHasTheEmptyOne() {
    struct Still: Animatable {}
    XCTAssertEqual(Still().animatableData, .zero)
  }
}
