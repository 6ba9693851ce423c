import SwiftUI
import XCTest

final class AlignmentTests: XCTestCase {
  private let plain = ViewDimensions(width: 100, height: 40)

  func testGuidesLieAtTheEdgesAndTheMiddleOfAViewThatSaysNothing() {
    XCTAssertEqual(plain[HorizontalAlignment.leading], 0)
    XCTAssertEqual(plain[HorizontalAlignment.center], 50)
    XCTAssertEqual(plain[HorizontalAlignment.trailing], 100)
    XCTAssertEqual(plain[VerticalAlignment.top], 0)
    XCTAssertEqual(plain[VerticalAlignment.center], 20)
    XCTAssertEqual(plain[VerticalAlignment.bottom], 40)
  }

  func testAViewWithoutTextHasItsBaselinesAtTheBottom() {
    XCTAssertEqual(plain[VerticalAlignment.firstTextBaseline], 40)
    XCTAssertEqual(plain[VerticalAlignment.lastTextBaseline], 40)
  }

  func testAnExplicitValueWins() {
    let view = ViewDimensions(
      width: 100, height: 40, explicit: [VerticalAlignment.firstTextBaseline.key: 15])
    XCTAssertEqual(view[VerticalAlignment.firstTextBaseline], 15)
    XCTAssertEqual(view[explicit: VerticalAlignment.firstTextBaseline], 15)
    XCTAssertNil(view[explicit: VerticalAlignment.lastTextBaseline])
    XCTAssertNil(view[explicit: HorizontalAlignment.center])
  }

  func testACustomGuideHasItsOwnDefault() {
    enum Third: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 + context.height }
    }
    XCTAssertEqual(plain[HorizontalAlignment(Third.self)], 65)
    XCTAssertEqual(HorizontalAlignment(Third.self), HorizontalAlignment(Third.self))
    XCTAssertNotEqual(HorizontalAlignment(Third.self), .leading)
  }

  func testOneIdentityOnBothAxesIsTwoKeys() {
    enum Shared: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    let view = ViewDimensions(width: 1, height: 1, explicit: [HorizontalAlignment(Shared.self).key: 7])
    XCTAssertEqual(view[HorizontalAlignment(Shared.self)], 7)
    XCTAssertNil(view[explicit: VerticalAlignment(Shared.self)])
  }

  func testExplicitValuesCanBeLookedUpLate() {
    let view = ViewDimensions(width: 1, height: 1) { $0.axis == .horizontal ? 3 : nil }
    XCTAssertEqual(view[HorizontalAlignment.center], 3)
    XCTAssertEqual(view[VerticalAlignment.center], 0.5)
  }

  func testNamedAlignmentsPairTheirGuides() {
    XCTAssertEqual(Alignment.topLeading, Alignment(horizontal: .leading, vertical: .top))
    XCTAssertEqual(Alignment.trailing, Alignment(horizontal: .trailing, vertical: .center))
    XCTAssertEqual(Alignment.bottom, Alignment(horizontal: .center, vertical: .bottom))
    XCTAssertNotEqual(Alignment.leading, .topLeading)
  }
}
