import Formatting
import Foundation
import HTTP
import XCTest

@testable import Assortment

@MainActor
final class AssortmentLanguageTests: XCTestCase {
  private func model(_ answer: @escaping @Sendable () throws -> AssortmentSnapshot) -> AssortmentModel {
    AssortmentModel(
      service: AssortmentService { _ in try answer() },
      time: TimeSource(now: { Date(timeIntervalSince1970: 7_300) }, pause: { _ in }),
      openElsewhere: { _ in }, openShop: {})
  }

  func testALoadInTheBackgroundTellsInGermanHowOldACopyIs() async throws {
    let model = model {
      AssortmentSnapshot(
        tree: try Fixture.tree("ordinary.json"),
        origin: .offlineCopy(storedAt: Date(timeIntervalSince1970: 0)))
    }
    await Language.$override.withValue(.german) { model.appeared() }?.value
    XCTAssertEqual(model.levels.map(\.title), ["Sortiment"])
    XCTAssertEqual(model.notice, "Der Shop ist nicht erreichbar. Das hier war sein Angebot vor 2 Stunden.")
  }

  func testAFailureIsToldInFrench() async {
    let model = model { throw HTTPFailure.timeout(20) }
    await Language.$override.withValue(.french) { model.appeared() }?.value
    XCTAssertEqual(
      model.phase,
      .failed(
        "Aucune réponse n’est arrivée en 20 secondes. La connexion ou le service est lent\u{A0}: réessayez."))
  }

  func testASearchWithoutHitsIsToldInFrench() {
    Language.$override.withValue(.french) {
      XCTAssertEqual(
        AssortmentText.noHits(for: " robe "),
        "Rien ne s’appelle «\u{202F}robe\u{202F}». Vérifiez l’orthographe, ou cherchez un mot plus court.")
    }
  }
}
