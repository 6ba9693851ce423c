#if os(Linux)
  import Foundation
  import Formatting
  import XCTest

  final class LanguageEnvironmentTests: XCTestCase {
    func testTheLanguageIsThatOfTheMessages() {
      XCTAssertEqual(Language.best(environment: ["LANG": "de_AT.UTF-8"]), .german)
      XCTAssertEqual(
        Language.best(environment: ["LANG": "de_AT.UTF-8", "LC_MESSAGES": "fr_CA.UTF-8"]), .french)
      XCTAssertEqual(Language.best(environment: ["LANG": "it_IT.UTF-8", "LANGUAGE": "it:fr:de"]), .french)
      XCTAssertEqual(Language.best(environment: ["LANG": "C.UTF-8", "LANGUAGE": "fr"]), .english)
      XCTAssertEqual(Language.best(environment: [:]), .english)
    }

    func testNumbersFollowTheEnvironmentInTheSameLanguage() {
      XCTAssertEqual(Language.german.locale(environment: ["LANG": "de_CH.UTF-8"]).identifier, "de_CH")
      XCTAssertEqual(Language.german.locale(environment: ["LANG": "fr_CH.UTF-8"]).identifier, "de_DE")
      XCTAssertNil(Locale(environment: ["LANG": "C.UTF-8"]))
      XCTAssertNil(Locale(environment: ["LANG": "xx_YY"]))
    }
  }
#endif
