import Products
import XCTest

final class CheckDigitWorkingTests: XCTestCase {
  func testTheStepsAreThoseOfTheDescription() throws {
    let working = try XCTUnwrap(CheckDigit("842776108302").working)
    XCTAssertEqual(working.oddDigits, [0, 8, 1, 7, 2, 8])
    XCTAssertEqual(working.oddSum, 26)
    XCTAssertEqual(working.oddSumTimesThree, 78)
    XCTAssertEqual(working.evenDigits, [3, 0, 6, 7, 4])
    XCTAssertEqual(working.evenSum, 20)
    XCTAssertEqual(working.total, 98)
    XCTAssertEqual(working.remainder, 8)
    XCTAssertEqual(working.digit, 2)
  }

  func testANumberWithoutItsCheckDigitHasTheSameSteps() {
    XCTAssertEqual(CheckDigit("84277610830").working, CheckDigit("842776108302").working)
    XCTAssertEqual(CheckDigit("842776108309").working, CheckDigit("842776108302").working)
  }

  func testTheStepsOfAnEvenNumberOfDigitsBeginAtTheRightToo() throws {
    let working = try XCTUnwrap(CheckDigit("4006381333931").working)
    XCTAssertEqual(working.oddDigits, [3, 3, 3, 8, 6, 0])
    XCTAssertEqual(working.evenDigits, [9, 3, 1, 3, 0, 4])
    XCTAssertEqual(working.total, 89)
    XCTAssertEqual(working.digit, 1)
  }

  func testTheStepsOfAUPCENumberAreThoseOfTheExpandedOne() {
    XCTAssertEqual(CheckDigit("07838604").working, CheckDigit("078000003864").working)
  }

  func testTheSumsOfTheLargestDigitsAreRight() throws {
    let working = try XCTUnwrap(CheckDigit("99999999999997").working)
    XCTAssertEqual(working.oddSum, 63)
    XCTAssertEqual(working.evenSum, 54)
    XCTAssertEqual(working.total, 243)
    XCTAssertEqual(working.digit, 7)
  }

  func testTheStepsAreToldLineByLine() throws {
    XCTAssertEqual(
      ProductsText.steps(of: try XCTUnwrap(CheckDigit("842776108302").working)),
      [
        "Odd places, from the right: 0 + 8 + 1 + 7 + 2 + 8 = 26", "Times three: 26 × 3 = 78",
        "Even places: 3 + 0 + 6 + 7 + 4 = 20", "Total: 78 + 20 = 98", "Remainder of 98 ÷ 10: 8",
        "Check digit: 10 − 8 = 2",
      ])
    let zero = ProductsText.steps(of: try XCTUnwrap(CheckDigit("810354020810").working))
    XCTAssertEqual(zero.last, "No remainder: the check digit is 0")
  }

  func testTheVerdictIsExplained() {
    XCTAssertEqual(
      ProductsText.explanation(of: CheckDigit("036000291453")),
      "The check digit of this UPC-A number is 3, but should be 2.")
    XCTAssertEqual(
      ProductsText.explanation(of: CheckDigit("84277610830")),
      "This UPC-A number has no check digit to compare with. It would be 2.")
    XCTAssertEqual(
      ProductsText.explanation(of: CheckDigit("9517***53")), "This is not a bar code number.")
    XCTAssertEqual(
      CheckDigit("9517***53").notes.map(ProductsText.note),
      ["A bar code number consists of digits; “*” is none."])
  }
}
