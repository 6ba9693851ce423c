import Foundation
import XCTest

@testable import HTTP

final class HTTPDateTests: XCTestCase {
  func testAllThreeFormsAreRead() {
    let date = Date(timeIntervalSince1970: 784_111_777)
    XCTAssertEqual(HTTPDate.parse("Sun, 06 Nov 1994 08:49:37 GMT"), date)
    XCTAssertEqual(HTTPDate.parse("Sunday, 06-Nov-94 08:49:37 GMT"), date)
    XCTAssertEqual(HTTPDate.parse("Sun Nov  6 08:49:37 1994"), date)
  }

  func testLeapYearsAndYearEndsAreCounted() {
    let dates = [
      "Thu, 01 Jan 1970 00:00:00 GMT": 0, "Tue, 29 Feb 2000 00:00:00 GMT": 951_782_400,
      "Wed, 01 Mar 2000 00:00:00 GMT": 951_868_800, "Fri, 31 Dec 2099 23:59:59 GMT": 4_102_444_799,
      "Mon, 01 Mar 2100 00:00:00 GMT": 4_107_542_400,
    ]
    for (text, seconds) in dates {
      XCTAssertEqual(HTTPDate.parse(text)?.timeIntervalSince1970, TimeInterval(seconds), text)
    }
  }

  func testWhatIsNoDateIsRefused() {
    let texts = [
      "", "tomorrow", "Sun, 06 Nov 1994 08:49:37 PST", "Sun, 06 Nov 1994 25:49:37 GMT",
      "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 0６ Nov 1994 08:49:37 GMT",
      "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
    ]
    for text in texts { XCTAssertNil(HTTPDate.parse(text), text) }
  }
}
