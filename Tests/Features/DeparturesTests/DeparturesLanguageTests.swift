import Formatting
import Foundation
import HTTP
import XCTest

@testable import Departures

@MainActor
final class DeparturesLanguageTests: XCTestCase {
  private func model(_ script: ScriptedService, locale: String) -> DeparturesModel {
    DeparturesModel(service: script.service, time: .instant(), locale: Locale(identifier: locale))
  }

  func testASearchInTheBackgroundShowsItsRowsInGerman() async throws {
    let script = ScriptedService(
      searches: [{ try Fixture.batch("first_reply") }],
      polls: [{ throw DeparturesFailure.http(.timeout(20)) }])
    let model = model(script, locale: "de_DE")
    await Language.$override.withValue(.german) { model.searchSubmitted(DepartureQuery()) }.value
    let row = try XCTUnwrap(model.list.sections.flatMap(\.rows).first { $0.id == "a1" })
    XCTAssertEqual([row.transfers, row.seats], ["1 Umstieg", "Noch 31 Plätze"])
    XCTAssertEqual(row.duration, "7\u{A0}Std. 54\u{A0}Min.")
    XCTAssertTrue(
      row.accessibilityLabel.hasPrefix(
        "Abfahrt Eighth Avenue Terminal um 08:00, Ankunft Gare Berri um 15:54, 7 Stunden 54 Minuten, "),
      row.accessibilityLabel)
    Language.$override.withValue(.german) {
      XCTAssertEqual(model.countText, "2 Abfahrten")
      XCTAssertEqual(
        model.notice,
        "Die Liste ist vielleicht unvollständig. Innerhalb von 20 Sekunden kam keine Antwort. "
          + "Die Verbindung oder der Dienst ist langsam: Versuchen Sie es noch einmal.")
    }
  }

  func testADayWithoutBusesIsToldInFrench() async {
    let script = ScriptedService(searches: [{ DepartureBatch(isComplete: true) }])
    let model = model(script, locale: "fr_FR")
    await model.searchSubmitted(DepartureQuery()).value
    Language.$override.withValue(.french) {
      XCTAssertEqual(
        model.notice, "Aucun bus ne part le vendredi 29 juillet 2016. Essayez un autre jour.")
    }
  }

  func testTermsAndAmenitiesAreToldInFrench() {
    var terms = TravelTerms()
    terms.checkedBags = 1
    terms.kilogramsPerBag = 23
    terms.allowsExtraBags = true
    terms.isRefundable = true
    terms.refundCutoffHours = 0
    Language.$override.withValue(.french) {
      XCTAssertEqual(
        DeparturesText.luggage(terms),
        ["1 bagage en soute de 23\u{A0}kg maximum inclus", "Bagages supplémentaires payants"])
      XCTAssertEqual(DeparturesText.conditions(terms), ["Remboursable jusqu’à 0 heure avant le départ"])
      XCTAssertEqual(Amenities([.wifi, .powerOutlets]).names, ["Wi-Fi", "Prises électriques"])
    }
  }

  func testWhereBagsAreCountedTheirWeightIsToldInEnglishToo() {
    var terms = TravelTerms()
    terms.checkedBags = 2
    terms.kilogramsPerBag = 23
    terms.carryOns = 1
    XCTAssertEqual(
      DeparturesText.luggage(terms), ["2 checked bags included of up to 23 kg", "1 carry-on on board"])
    terms.checkedBags = 0
    XCTAssertEqual(DeparturesText.luggage(terms).first, "0 checked bags included")
  }
}
