import XCTest

@testable import Products

final class CheckDigitTests: XCTestCase {
  func testTheCheckDigitIsNeverTen() {
    let check = CheckDigit("810354020810")
    XCTAssertEqual(check.verdict, .valid)
    XCTAssertEqual(check.calculated, 0)
    XCTAssertEqual(check.working?.remainder, 0)
  }

  func testValidNumbersOfProductsAreValid() {
    for number in [
      "623543742680", "623543741560", "036000291452", "078073003501", "012345678905", "842776108302",
      "888462313674", "889842593549",
    ] {
      let check = CheckDigit(number)
      XCTAssertEqual(check.verdict, .valid, number)
      XCTAssertEqual(check.kind, .upcA, number)
      XCTAssertEqual(check.given, check.calculated, number)
      XCTAssertEqual(check.notes, [], number)
      XCTAssertTrue(CheckDigit.isValid(number), number)
    }
  }

  func testAnInvalidNumberShowsTheRightDigit() {
    for (number, given, calculated) in [
      ("036000291453", 3, 2), ("078073003502", 2, 1), ("012345678900", 0, 5),
    ] {
      let check = CheckDigit(number)
      XCTAssertEqual(check.verdict, .invalid, number)
      XCTAssertEqual(check.given, given, number)
      XCTAssertEqual(check.calculated, calculated, number)
      XCTAssertFalse(CheckDigit.isValid(number), number)
    }
  }

  func testEachKindIsToldByItsLength() {
    for (number, kind) in [
      ("842776108302", CheckDigit.Kind.upcA), ("4006381333931", .ean13), ("96385074", .ean8),
      ("00842776108302", .gtin14), ("10842776108309", .gtin14), ("07838604", .upcE),
    ] {
      let check = CheckDigit(number)
      XCTAssertEqual(check.kind, kind, number)
      XCTAssertEqual(check.verdict, .valid, number)
      XCTAssertTrue(CheckDigit.isValid(number), number)
    }
  }

  func testEightDigitsThatAreNeitherValidKindAreJudgedByTheFirst() {
    XCTAssertEqual(CheckDigit("96385075").kind, .ean8)
    XCTAssertEqual(CheckDigit("96385075").calculated, 4)
    XCTAssertEqual(CheckDigit("07838605").kind, .upcE)
    XCTAssertEqual(CheckDigit("07838605").verdict, .invalid)
    XCTAssertEqual(CheckDigit("07838605").calculated, 4)
    XCTAssertFalse(CheckDigit.isValid("07838605"))
  }

  func testNumbersWithoutCheckDigitHaveNothingToCompare() {
    let check = CheckDigit("84277610830")
    XCTAssertEqual(check.verdict, .incomplete)
    XCTAssertEqual(check.calculated, 2)
    XCTAssertNil(check.given)
    XCTAssertEqual(check.kind, .upcA)
    XCTAssertEqual(check.notes, [])
    XCTAssertEqual(CheckDigit("9638507").calculated, 4)
    XCTAssertEqual(CheckDigit("9638507").kind, .ean8)
    XCTAssertEqual(CheckDigit("0783860").expanded, "078000003864")
    XCTAssertEqual(CheckDigit("783860").expanded, "078000003864")
    XCTAssertEqual(CheckDigit("783860").number, "783860")
    XCTAssertFalse(CheckDigit.isValid("84277610830"))
  }

  func testOtherLengthsAreMalformed() {
    for count in [1, 2, 5, 9, 10, 15, 16, 17, 40, 300] {
      let check = CheckDigit(String(String(repeating: "1234567890", count: 30).prefix(count)))
      XCTAssertEqual(check.verdict, .malformed, "\(count)")
      XCTAssertEqual(check.notes, [.length(count)], "\(count)")
      XCTAssertNil(check.kind)
      XCTAssertNil(check.calculated)
      XCTAssertNil(check.number)
    }
  }
}

// MARK: - What may stand in the text

extension CheckDigitTests {
  func testSpacesAndHyphensBetweenDigitsAreIgnored() {
    for text in ["8 42776 10830 2", "8-42776-10830-2", "8 - 42776  10830--2", "  842776108302\t"] {
      XCTAssertEqual(CheckDigit(text).verdict, .valid, text)
      XCTAssertEqual(CheckDigit(text).number, "842776108302", text)
      XCTAssertEqual(CheckDigit(text).input, text)
      XCTAssertTrue(CheckDigit.isValid(text), text)
    }
  }

  func testALineEndAfterTheNumberIsIgnored() {
    XCTAssertEqual(CheckDigit("842776108302\n").verdict, .valid)
    XCTAssertEqual(CheckDigit("\r\n842776108302\r\n").verdict, .valid)
  }

  func testAnythingElseIsMalformed() {
    for (text, character) in [
      ("9517***53$85!2654", "*" as Character), ("-842776108302", "-"), ("842776108302-", "-"),
      ("84277\n6108302", "\n"), ("84277\u{A0}6108302", "\u{A0}"), ("84277–6108302", "–"), ("upc", "u"),
      ("842776108302.", "."), ("+842776108302", "+"), ("84277610830２", "２"), ("٨٤٢٧٧٦١٠٨٣٠٢", "٨"),
      ("8427761083O2", "O"), ("842776\u{0}108302", "\u{0}"), ("😀", "😀"),
    ] {
      let check = CheckDigit(text)
      XCTAssertEqual(check.verdict, .malformed, text)
      XCTAssertEqual(check.notes, [.unexpectedCharacter(character)], text)
      XCTAssertFalse(CheckDigit.isValid(text), text)
    }
  }

  func testNoTextIsMalformed() {
    for text in ["", " ", "\n", " \t "] {
      XCTAssertEqual(CheckDigit(text).verdict, .malformed)
      XCTAssertEqual(CheckDigit(text).notes, [.blank])
      XCTAssertFalse(CheckDigit.isValid(text))
    }
  }
}

// MARK: - UPC-E

extension CheckDigitTests {
  func testAUPCENumberIsCheckedAsTheNumberItStandsFor() {
    let check = CheckDigit("07838604")
    XCTAssertEqual(check.kind, .upcE)
    XCTAssertEqual(check.verdict, .valid)
    XCTAssertEqual(check.expanded, "078000003864")
    XCTAssertEqual(check.calculated, 4)
  }

  func testEachRuleOfExpansion() {
    for (short, expanded) in [
      ("0123450", "012000003455"), ("0123451", "012100003454"), ("0123452", "012200003453"),
      ("0123453", "012300000451"), ("0123454", "012340000053"), ("0123455", "012345000058"),
      ("0123456", "012345000065"), ("0123459", "012345000096"), ("1123456", "112345000062"),
    ] {
      let check = CheckDigit(short)
      XCTAssertEqual(check.expanded, expanded, short)
      XCTAssertEqual(CheckDigit(expanded).verdict, .valid, expanded)
      XCTAssertTrue(CheckDigit.isValid(short + String(expanded.suffix(1))), short)
    }
  }

  func testANumberThatIsValidBothWaysIsAmbiguous() {
    let check = CheckDigit("04256212")
    XCTAssertEqual(check.verdict, .ambiguous)
    XCTAssertNil(check.kind)
    XCTAssertEqual(check.expanded, "042100005622")
    XCTAssertEqual(check.notes, [.ambiguous(expanded: "042100005622")])
    XCTAssertEqual(check.given, 2)
    XCTAssertEqual(check.calculated, 2)
    XCTAssertTrue(CheckDigit.isValid("04256212"))
  }
}

// MARK: - Notes

extension CheckDigitTests {
  func testZerosAloneAreAPlaceholder() {
    XCTAssertEqual(CheckDigit("000000000000").verdict, .valid)
    XCTAssertEqual(CheckDigit("000000000000").notes, [.placeholder])
    XCTAssertEqual(CheckDigit("999999999993").notes, [.placeholder])
    XCTAssertEqual(CheckDigit("00000000").notes.last, .placeholder)
  }

  func testALostLeadingZeroIsSuspected() {
    let check = CheckDigit("36000291452")
    XCTAssertEqual(check.verdict, .incomplete)
    XCTAssertEqual(check.notes, [.lostLeadingZeros("036000291452")])
    XCTAssertEqual(CheckDigit("4256212").notes, [.lostLeadingZeros("04256212")])
    XCTAssertEqual(CheckDigit("1234567895").notes, [.length(10), .lostLeadingZeros("001234567895")])
  }

  func testStoreInternalNumbersAreValidAndMarked() {
    XCTAssertEqual(CheckDigit("400064103271").verdict, .valid)
    XCTAssertEqual(CheckDigit("400064103271").notes, [.storeInternal])
    XCTAssertEqual(CheckDigit("0400064103271").notes, [.storeInternal])
    XCTAssertEqual(CheckDigit("00400064103271").notes, [.storeInternal])
    XCTAssertEqual(CheckDigit("4006381333931").notes, [], "a German EAN-13 begins with 4 too")
  }

  func testNumbersOfRestrictedDistributionAreMarked() {
    for body in ["20123450123", "020123450123", "201234501234", "291234501234", "2012345"] {
      let text = body + String(CheckDigit(body + "0").calculated ?? -1)
      XCTAssertEqual(CheckDigit(text).notes, [.restrictedDistribution], text)
    }
  }
}

// MARK: - The quick way

extension CheckDigitTests {
  func testTheQuickWayAgreesWithTheExaminationForRandomTexts() {
    var random = Xorshift(state: 0x5EED)
    let alphabet = Array("0123456789012345678901234567890123456789 -x")
    var valid = 0
    for _ in 0..<20_000 {
      let length = [6, 7, 8, 8, 8, 11, 12, 12, 13, 14, 15][Int(random.next() % 11)]
      let text = String((0..<length).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
      let verdict = CheckDigit(text).verdict
      XCTAssertEqual(CheckDigit.isValid(text), verdict == .valid || verdict == .ambiguous, text)
      if CheckDigit.isValid(text) { valid += 1 }
    }
    XCTAssertGreaterThan(valid, 100)
  }

  func testEveryWrongDigitOfANumberIsFound() {
    let number = Array("842776108302")
    for place in number.indices {
      for digit in "0123456789" where digit != number[place] {
        var wrong = number
        wrong[place] = digit
        XCTAssertFalse(CheckDigit.isValid(String(wrong)))
      }
    }
  }
}

/// A small generator with a fixed beginning.
private struct Xorshift: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
