import Formatting
import Foundation
import HTTP
import Storage
import XCTest

@testable import Homes

@MainActor
final class HomesLanguageTests: XCTestCase {
  func testALoadInTheBackgroundTellsInGermanHowOldACopyIs() async throws {
    let model = try homesModel(
      service: .listing(1, origin: .offlineCopy(storedAt: HomesModel.testTime - 7300)))
    await Language.$override.withValue(.german) { model.appeared() }?.value
    XCTAssertEqual(
      model.notice, "Der Dienst ist nicht erreichbar. Was Sie sehen, wurde vor 2 Stunden geladen.")
  }

  func testAFailureIsToldInFrenchToItsEnd() async throws {
    let model = try homesModel(service: .stub(search: { _, _ in throw VaultFailure.locked }))
    await Language.$override.withValue(.french) { model.appeared() }?.value
    XCTAssertEqual(
      model.phase,
      .failed(
        "Les biens ne peuvent pas être chargés. Le trousseau est verrouillé ou n’est pas configuré. "
          + "Déverrouillez-le, puis réessayez."))
  }

  func testKindAndStatusAreInTheUsersWordsAndUnknownOnesAsTheServiceSaysThem() {
    let home = Home(id: .property(1), dwellingType: "House", landArea: "382m²", status: "Under Offer")
    let odd = Home(id: .property(2), dwellingType: "Lighthouse", status: "Haunted")
    Language.$override.withValue(.german) {
      let row = HomeRow(home, isFavourite: false)
      XCTAssertEqual(row.kind, "Haus · 382m²")
      XCTAssertEqual(row.status, "Reserviert")
      XCTAssertEqual(HomeKind("HOUSE").name, "Haus")
      let oddRow = HomeRow(odd, isFavourite: false)
      XCTAssertEqual(oddRow.kind, "Lighthouse")
      XCTAssertEqual(oddRow.status, "Haunted")
      let part = HomeProject.Part(id: .property(3), bedrooms: 2, status: "New")
      XCTAssertEqual(HomePartRow(part).subtitle, "2 Schlafzimmer · Neu")
    }
    Language.$override.withValue(.french) {
      XCTAssertEqual(HomeRow(home, isFavourite: false).kind, "Maison · 382m²")
    }
    XCTAssertEqual(HomeRow(home, isFavourite: false).status, "Under Offer")
  }

  func testKindsAreInTheOrderOfTheirNamesAndThoseOfTheFilterAreAmongThem() async throws {
    let homes = ["House", "Vacant land", "Studio"].enumerated().map {
      Home(id: .property($0.offset + 1), dwellingType: $0.element)
    }
    let model = try homesModel(service: .stub(search: { _, _ in HomesResults(homes: homes) }))
    await model.appeared()?.value
    model.filterChanged(HomesFilter(dwellingTypes: ["Villa"]))
    Language.$override.withValue(.german) {
      XCTAssertEqual(
        model.kinds.map(\.name), ["Einzimmerwohnung", "Haus", "Unbebautes Grundstück", "Villa"])
    }
  }

  func testFactsAreCountedByTheRuleOfTheLanguage() {
    Language.$override.withValue(.french) {
      XCTAssertEqual([0, 1, 2].map(HomesText.bedrooms), ["0 chambre", "1 chambre", "2 chambres"])
    }
    Language.$override.withValue(.german) {
      XCTAssertEqual([0, 1].map(HomesText.parkingSpaces), ["0 Stellplätze", "1 Stellplatz"])
      XCTAssertEqual(HomesText.priceFrom(wholeDollars: 869_000), "Ab $869,000")
    }
  }
}
