import Formatting
import XCTest

private let american = Locale(identifier: "en_US")
private let german = Locale(identifier: "de_DE")

/// The amount as text, with ordinary blanks.
private func text(_ minorUnits: Int, _ currency: String, _ locale: Locale) -> String {
  Money(minorUnits: minorUnits, currency: currency).text(locale: locale)
    .replacingOccurrences(of: "\u{A0}", with: " ")
}

final class MoneyFormatterTests: XCTestCase {
  func testTheCurrencyDecidesTheNumberOfDecimals() {
    XCTAssertEqual(text(5200, "USD", american), "$52.00")
    XCTAssertEqual(text(5200, "JPY", american), "¥5,200")
    XCTAssertEqual(text(5200, "KWD", american), "KWD 5.200")
    XCTAssertEqual(text(12_345_678, "CLF", american), "CLF 1,234.5678")
  }

  func testTheLocaleDecidesTheWriting() {
    XCTAssertEqual(text(156_998, "EUR", german), "1.569,98 €")
    XCTAssertEqual(text(5200, "JPY", german), "5.200 ¥")
    XCTAssertEqual(text(-5200, "CAD", american), "-CA$52.00")
  }

  func testAnUnknownCodeIsShownBesideTheNumber() {
    XCTAssertEqual(text(5200, "ZZZ", american), "ZZZ 52.00")
    XCTAssertEqual(text(5200, "ZZZ", german), "52,00 ZZZ")
  }

  func testWhatIsNoCodeNeverBecomesTheLocalesOwnCurrency() {
    XCTAssertEqual(text(5200, "EURO", american), "EURO 52.00")
    XCTAssertEqual(text(5200, "12", german), "12 52,00")
    XCTAssertEqual(text(5200, "€", american), "€ 52.00")
    XCTAssertEqual(text(5200, "", american), "52.00")
  }

  func testTheSmallestAndTheLargestAmountDoNotCrash() {
    XCTAssertTrue(text(.min, "USD", american).hasPrefix("-$92,233,720,368,547,7"))
    XCTAssertTrue(text(.max, "USD", american).hasPrefix("$92,233,720,368,547,7"))
  }

  func testMoreCodesThanAreKeptAreStillWritten() {
    for number in 100..<400 {
      XCTAssertEqual(text(100, "X\(number)", american), "X\(number) 1.00")
    }
    XCTAssertEqual(text(5200, "USD", american), "$52.00")
  }

  func testManyThreadsMayFormatAtOnce() {
    let currencies = ["USD", "JPY", "KWD", "EUR", "ZZZ", "EURO"]
    let expected = currencies.map { text(5200, $0, american) }
    let wrong = Counter()
    DispatchQueue.concurrentPerform(iterations: 2000) { index in
      let choice = index % currencies.count
      if text(5200, currencies[choice], american) != expected[choice] { wrong.increment() }
    }
    XCTAssertEqual(wrong.value, 0)
  }
}

private final class Counter: @unchecked Sendable {  // `lock` guards `count`
  private let lock = NSLock()
  private var count = 0

  var value: Int { lock.withLock { count } }
  func increment() { lock.withLock { count += 1 } }
}
