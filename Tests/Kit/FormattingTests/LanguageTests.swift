import Formatting
import XCTest

final class LanguageTests: XCTestCase {
  func testTheFirstLanguageThatTheAppsSpeakIsTheBest() {
    XCTAssertEqual(Language.best(of: ["it-IT", "de-AT", "fr-FR"]), .german)
    XCTAssertEqual(Language.best(of: ["fr_CA.UTF-8", "de"]), .french)
    XCTAssertEqual(Language.best(of: ["en-GB", "de-DE"]), .english)
    XCTAssertEqual(Language.best(of: ["DE"]), .german)
  }

  func testEnglishIsSpokenWhereNoOtherLanguageFits() {
    XCTAssertEqual(Language.best(of: []), .english)
    XCTAssertEqual(Language.best(of: ["it", "", "C", "den", "-", "fro-FR"]), .english)
  }

  func testEnglishIsSpokenUnlessTheAppSaysOtherwise() {
    XCTAssertEqual(Language.standard, .english)
    XCTAssertEqual(Language.current, .english)
    Language.standard = .french
    defer { Language.standard = .english }
    XCTAssertEqual(Language.current, .french)
  }

  func testATaskSpeaksTheLanguageOfTheOneThatStartedIt() async {
    let task = Language.$override.withValue(.german) { Task { Language.current } }
    let language = await task.value
    XCTAssertEqual(language, .german)
    XCTAssertEqual(Language.current, .english)
  }
}
