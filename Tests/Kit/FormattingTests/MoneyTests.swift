import Formatting
import XCTest

final class MoneyTests: XCTestCase {
  func testMajorUnitsBecomeMinorUnitsOfTheCurrency() {
    XCTAssertEqual(Money(majorUnits: 99.99, currency: "USD"), Money(minorUnits: 9999, currency: "USD"))
    XCTAssertEqual(Money(majorUnits: 1569.98, currency: "usd"), Money(minorUnits: 156_998, currency: "USD"))
    XCTAssertEqual(Money(majorUnits: 5200, currency: "JPY"), Money(minorUnits: 5200, currency: "JPY"))
    XCTAssertEqual(Money(majorUnits: 5.2, currency: "KWD"), Money(minorUnits: 5200, currency: "KWD"))
  }

  func testAnAmountThatIsNoNumberIsRefused() {
    XCTAssertNil(Money(majorUnits: .nan, currency: "USD"))
    XCTAssertNil(Money(majorUnits: 1e300, currency: "USD"))
  }

  func testTheDecimalIsExact() {
    XCTAssertEqual(Money(minorUnits: -5250, currency: "USD").decimal.description, "-52.5")
    XCTAssertEqual(Money(minorUnits: 1, currency: "KWD").decimal.description, "0.001")
  }
}
