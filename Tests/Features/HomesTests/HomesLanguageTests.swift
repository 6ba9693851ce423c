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
