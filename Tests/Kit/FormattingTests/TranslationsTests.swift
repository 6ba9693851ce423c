import Formatting
import Foundation
import XCTest

final class TranslationsTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "translations-\(UUID().uuidString)")
    try write(
      """
      /* A comment. */
      "Sold out" = "Ausverkauft";
      "From %@ to %@" = "Nach %2$@ von %1$@";
      "%@ seat" = "%@ Platz";
      "%@ seats" = "%@ Plätze";
      "20%% off, “%@”" = "„%@“: 20 %% Nachlass";
      "Too few: %@" = "%@ und %@";
      "Unknown: %@" = "%d";
      """, language: "de")
    try write("\"%@ seat\" = \"%@ place\";\n\"%@ seats\" = \"%@ places\";", language: "fr")
  }

  override func tearDownWithError() throws {
    try FileManager.default.removeItem(at: folder)
  }

  private func write(_ table: String, language: String) throws {
    let project = folder.appendingPathComponent("\(language).lproj")
    try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
    try Data(table.utf8).write(to: project.appendingPathComponent("Localizable.strings"))
  }

  private var translate: Translations {
    let path = folder.path
    return Translations { Bundle(path: path) }
  }

  private func seats(_ count: Int, _ translate: Translations) -> String {
    translate.counted(count, one: "\(count) seat", other: "\(count) seats")
  }

  func testSaysASentenceInTheLanguageOfTheTask() {
    let translate = translate
    XCTAssertEqual(translate("Sold out"), "Sold out")
    XCTAssertEqual(Language.$override.withValue(.german) { translate("Sold out") }, "Ausverkauft")
  }

  func testATranslationMayPutThePiecesInAnotherOrder() {
    Language.$override.withValue(.german) {
      XCTAssertEqual(translate("From \("%2$@ Wien") to \("Graz")"), "Nach Graz von %2$@ Wien")
      XCTAssertEqual(translate("20% off, “\("5%")”"), "„5%“: 20 % Nachlass")
    }
  }

  func testWhatHasNoTranslationIsSaidInEnglish() {
    Language.$override.withValue(.french) { XCTAssertEqual(translate("Sold out"), "Sold out") }
    Language.$override.withValue(.german) { XCTAssertEqual(translate("New: \(1)"), "New: 1") }
  }

  func testATranslationThatAsksForWhatIsNotThereIsNotUsed() {
    Language.$override.withValue(.german) {
      XCTAssertEqual(translate("Too few: \(1)"), "Too few: 1")
      XCTAssertEqual(translate("Unknown: \(1)"), "Unknown: 1")
    }
  }

  func testEachLanguageCountsByItsOwnRule() {
    let translate = translate
    let numbers = [0, 1, 2, 11, -1]
    XCTAssertEqual(
      numbers.map { seats($0, translate) }, ["0 seats", "1 seat", "2 seats", "11 seats", "-1 seats"])
    Language.$override.withValue(.german) {
      XCTAssertEqual(
        numbers.map { seats($0, translate) }, ["0 Plätze", "1 Platz", "2 Plätze", "11 Plätze", "-1 Plätze"])
    }
    Language.$override.withValue(.french) {
      XCTAssertEqual(
        numbers.map { seats($0, translate) }, ["0 place", "1 place", "2 places", "11 places", "-1 places"])
    }
  }

  func testWhereTheTranslationIsMissingEnglishCountsByItsOwnRule() {
    let none = Translations { nil }
    Language.$override.withValue(.french) { XCTAssertEqual(seats(0, none), "0 seats") }
  }

  func testEnglishNeedsNoBundle() {
    let translate = Translations {
      XCTFail("The bundle was asked for.")
      return nil
    }
    XCTAssertEqual(translate("Sold out"), "Sold out")
    XCTAssertEqual(seats(2, translate), "2 seats")
  }

  func testWithoutBundleOrTableEnglishIsSpoken() throws {
    try write("\"Sold out\" = ", language: "fr")
    let empty = folder.appendingPathComponent("de.lproj").path
    Language.$override.withValue(.french) { XCTAssertEqual(translate("Sold out"), "Sold out") }
    for translate in [Translations { nil }, Translations { Bundle(path: empty) }] {
      Language.$override.withValue(.german) { XCTAssertEqual(translate("Sold out"), "Sold out") }
    }
  }

  func testATableIsReadOnce() throws {
    let translate = translate
    Language.$override.withValue(.german) { XCTAssertEqual(translate("Sold out"), "Ausverkauft") }
    try write("", language: "de")
    Language.$override.withValue(.german) { XCTAssertEqual(translate("Sold out"), "Ausverkauft") }
  }
}
