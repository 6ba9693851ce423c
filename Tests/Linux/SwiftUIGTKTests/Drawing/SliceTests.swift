import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class SliceTests: XCTestCase {
  private let size = CGSize(width: 10, height: 10)

  func testBordersKeepTheirWidthAndTheMiddleGrows() {
    let insets = EdgeInsets(top: 2, leading: 3, bottom: 2, trailing: 1)
    let slices = Slice.slices(of: size, insets: insets, over: CGRect(x: 5, y: 5, width: 100, height: 50))
    XCTAssertEqual(slices.count, 9)
    XCTAssertEqual(slices[0].target, CGRect(x: 5, y: 5, width: 3, height: 2))
    XCTAssertEqual(slices[4].source, CGRect(x: 3, y: 2, width: 6, height: 6))
    XCTAssertEqual(slices[4].target, CGRect(x: 8, y: 7, width: 96, height: 46))
    XCTAssertEqual(slices[8].target, CGRect(x: 104, y: 53, width: 1, height: 2))
    XCTAssertEqual(slices[4].frame(of: size), CGRect(x: -40, y: 7 - 46.0 / 3, width: 160, height: 460.0 / 6))
  }

  func testNarrowRoomsNarrowTheBorders() {
    let insets = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 4)
    let slices = Slice.slices(of: size, insets: insets, over: CGRect(x: 0, y: 0, width: 4, height: 10))
    XCTAssertEqual(slices.map(\.target.width), [2, 2])
    XCTAssertEqual(slices.map(\.source.width), [4, 4])
  }

  func testBordersWiderThanThePictureAreCut() {
    let insets = EdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
    let slices = Slice.slices(of: size, insets: insets, over: CGRect(x: 0, y: 0, width: 100, height: 100))
    XCTAssertEqual(slices.map(\.source), [CGRect(origin: .zero, size: size)])
  }
}
