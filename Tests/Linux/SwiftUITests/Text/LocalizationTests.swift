import XCTest

@testable import SwiftUI

final class LocalizationTests: XCTestCase {
  private var bundle = Bundle.main

  override func setUpWithError() throws {
    bundle = try XCTUnwrap(
      Bundle(url: Bundle.module.bundleURL.appendingPathComponent("Fixtures/Shop.resources")))
  }

  private func string(_ key: LocalizedStringKey, _ language: String, table: String? = nil) -> String {
    let context = TextContext(locale: Locale(identifier: language), bundles: [bundle])
    return Text(key, tableName: table).resolved(in: context).plain
  }

  func testTheLanguageFollowsTheLocaleGiven() {
    XCTAssertEqual(string("milk", "de_DE"), "Milch")
    XCTAssertEqual(string("milk", "en_GB"), "Milk")
    XCTAssertEqual(string("milk", "fr"), "Lait")
  }

  func testTheRegionGoesBeforeTheLanguage() {
    XCTAssertEqual(string("milk", "de_AT"), "Müch")
    XCTAssertEqual(string("plain", "de_AT"), "ohne Anführungszeichen")
  }

  func testFoldersInLowerCaseAndImpliedScriptsAreFound() {
    XCTAssertEqual(string("milk", "pt_BR"), "Leite")
    XCTAssertEqual(string("milk", "zh-Hant"), "牛奶")
    XCTAssertEqual(string("milk", "zh_TW"), "牛奶")
    XCTAssertEqual(string("milk", "zh_CN"), "Milk")
  }

  func testWhatALanguageLacksComesFromBaseThenDevelopmentLanguageThenTheKey() {
    XCTAssertEqual(string("base", "de"), "From the base")
    XCTAssertEqual(string("only English", "de"), "English")
    XCTAssertEqual(string("nowhere", "de"), "nowhere")
    XCTAssertEqual(string("nowhere \(3)", "de"), "nowhere 3")
  }

  func testTranslationsMayTurnTheValuesRound() {
    XCTAssertEqual(string("\(3) items", "de"), "3 Artikel")
    XCTAssertEqual(string("\("Milk") costs \("1 €")", "de"), "Für 1 € gibt es Milk")
    XCTAssertEqual(string("\("Milk") costs \("1 €")", "fr"), "Milk costs 1 €")
  }

  func testATextInATranslationKeepsItsLook() {
    let context = TextContext(locale: Locale(identifier: "de"), bundles: [bundle])
    let runs = Text("Only \(Text("milk").bold())").resolved(in: context).runs
    XCTAssertEqual(runs.map(\.string), ["Nur ", "Milch", "!"])
    XCTAssertEqual(runs.map(\.style.font), [.body, .body.bold(), .body])
  }

  func testEscapesCommentsAndEncodingsAreRead() {
    XCTAssertEqual(string("quoted \"key\"", "de"), "\"Zitat\"\nzweite Zeile ü")
    XCTAssertEqual(string("cheese", "fr"), "Fromage à la crème")
  }

  func testTablesAndBundlesCanBeNamed() {
    XCTAssertEqual(string("pay", "de", table: "Checkout"), "Bezahlen")
    XCTAssertEqual(string("pay", "de"), "pay")
    let context = TextContext(locale: Locale(identifier: "de"), bundles: [Bundle(for: Self.self)])
    XCTAssertEqual(Text("milk", bundle: bundle).resolved(in: context).plain, "Milch")
    XCTAssertEqual(Text("milk").resolved(in: context).plain, "milk")
  }

  func testVerbatimTextIsNotLookedUp() {
    let context = TextContext(locale: Locale(identifier: "de"), bundles: [bundle])
    XCTAssertEqual(Text(verbatim: "milk").resolved(in: context).plain, "milk")
  }

  func testPluralsFollowTheLanguagesRules() {
    XCTAssertEqual([0, 1, 2].map { string("\($0) apples", "en") }, ["No apples", "One apple", "2 apples"])
    XCTAssertEqual([0, 1, 2].map { string("\($0) apples", "de") }, ["0 Äpfel", "1 Apfel", "2 Äpfel"])
    XCTAssertEqual([0, 1, 2].map { string("\($0) apples", "fr") }, ["0 pomme", "1 pomme", "2 pommes"])
    XCTAssertEqual(string("\(1000) apples", "de"), "1.000 Äpfel")
  }

  func testPluralsOfAForeignTableKeepItsLanguagesRules() {
    XCTAssertEqual(string("\(1) apples", "it"), "One apple")
    XCTAssertEqual(string("\(1.0) miles", "en"), "1.0 miles")
    XCTAssertEqual(string("\(1.5) miles", "fr"), "1,5 mille")
  }

  func testPluralsCanHoldFurtherPlurals() {
    XCTAssertEqual(string("\(2) files in \(1) folders", "en"), "2 files in one folder")
    XCTAssertEqual(string("\(1) files in \(3) folders", "en"), "One file in 3 folders")
    XCTAssertEqual(string("\(1) loops", "en"), "%#@loop@")
  }

  func testABrokenTableIsNamedOnceAndTheKeyStaysVisible() {
    let lines = Lines()
    let tables = StringTables(log: WarningLog { lines.append($0) })
    func find(_ key: String, _ language: String, _ table: String = "Localizable") -> String? {
      tables.format(for: key, table: table, bundle: bundle, locale: Locale(identifier: language))?.format
        .format
    }
    XCTAssertNil(find("bread", "es"))
    XCTAssertEqual(find("milk", "es"), "Milk")
    XCTAssertNil(find("%lld broken", "es"))
    let files = lines.all.map { $0.components(separatedBy: ".lproj/").last?.prefix { $0 != ":" } }
    XCTAssertEqual(files, ["Localizable.strings", "Localizable.stringsdict"], "\(lines.all)")
    XCTAssertTrue(lines.all.allSatisfy { !$0.contains("\n") }, "\(lines.all)")
  }

  func testAnEmptyTableIsNoFault() {
    let lines = Lines()
    let tables = StringTables(log: WarningLog { lines.append($0) })
    let locale = Locale(identifier: "es")
    XCTAssertNil(tables.format(for: "milk", table: "Empty", bundle: bundle, locale: locale))
    XCTAssertEqual(lines.all, [])
  }
}

/// What a log wrote. `@unchecked Sendable`: `lock` guards `lines`.
final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  var all: [String] {
    lock.withLock { lines }
  }

  func append(_ line: String) {
    lock.withLock { lines.append(line) }
  }
}
