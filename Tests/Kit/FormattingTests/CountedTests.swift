import Formatting
import XCTest

final class CountedTests: XCTestCase {
  func testOnlyOneIsSingular() {
    XCTAssertEqual(1.counted("seat", "seats"), "1 seat")
    for number in [0, 2, 11, -1] { XCTAssertEqual(number.counted("seat", "seats"), "\(number) seats") }
  }
}
