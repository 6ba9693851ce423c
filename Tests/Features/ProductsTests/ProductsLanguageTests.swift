import Formatting
import Foundation
import HTTP
import Products
import XCTest

@MainActor
final class ProductsLanguageTests: XCTestCase {
  private let time = FakeTime()

  func testASearchInTheBackgroundTellsInGermanWhatWasSaved() async throws {
    let stub = SearchStub()
    let query = try XCTUnwrap(ProductsQuery("lamp"))
    let model = ResultsModel(service: stub.service, locale: Locale(identifier: "de_DE"), time: time.source)
    let search = Language.$override.withValue(.german) { model.searchSubmitted(query) }
    await stub.waitForCalls(1)
    await stub.answer(
      0, ProductsPage(products: [Product(sku: 7)], total: 1, origin: .offlineCopy(storedAt: time.now - 7300)))
    await search.value
    XCTAssertEqual(
      model.notice, "Das Geschäft ist nicht erreichbar. Das hier wurde vor 2 Stunden gespeichert.")
    XCTAssertEqual(model.rows.map(\.title), ["Artikel ohne Namen"])
    XCTAssertEqual(model.rows.map(\.badge.text), ["Kein UPC"])
  }

  func testTheWorkingOfACheckDigitIsToldInFrench() {
    Language.$override.withValue(.french) {
      let check = CheckDigit("036000291453")
      XCTAssertEqual(
        ProductsText.explanation(of: check),
        "La clé de contrôle de ce numéro UPC-A est 3, mais devrait être 2.")
      let steps = check.working.map(ProductsText.steps) ?? []
      XCTAssertEqual(steps.first, "Rangs impairs, depuis la droite\u{A0}: 5 + 1 + 2 + 0 + 6 + 0 = 14")
      XCTAssertEqual(steps.last, "Clé de contrôle\u{A0}: 10 − 8 = 2")
      XCTAssertEqual(
        ProductsText.note(.length(9)),
        "Un numéro de code-barres a 8, 12, 13 ou 14 chiffres\u{202F}; celui-ci en a 9.")
    }
  }
}
