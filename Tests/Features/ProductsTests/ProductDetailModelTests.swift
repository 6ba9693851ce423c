import Formatting
import Foundation
import HTTP
import Products
import XCTest

@MainActor
final class ProductDetailModelTests: XCTestCase {
  private let american = Locale(identifier: "en_US")
  private let lamp = Product(
    sku: 7, name: "Lamp", upc: "842776108302", price: Money(minorUnits: 1999, currency: "USD"))

  private func service(_ product: @escaping @Sendable (ProductReference) async throws -> Product?)
    -> ProductsService
  {
    ProductsService(
      search: { _, _, _ in throw SearchStub.Unexpected() },
      product: { try await product($0).map { FoundProduct($0) } })
  }

  func testAProductOfTheResultsIsShownAtOnceAndThenAsTheServiceHasIt() async throws {
    let model = ProductDetailModel(
      lamp,
      service: service { reference in
        XCTAssertEqual(reference, .sku(7))
        return Product(sku: 7, name: "Lamp, improved", upc: "842776108302")
      }, locale: american)
    XCTAssertEqual(model.phase, .idle)
    XCTAssertEqual(model.detail?.title, "Lamp")
    let load = model.appeared()
    XCTAssertEqual(model.phase, .loading)
    await load?.value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.detail?.title, "Lamp, improved")
    XCTAssertNil(model.appeared(), "the service is asked once")
  }

  func testAFailureKeepsWhatIsShownAndCanBeRetried() async throws {
    let calls = FakeTime()
    let model = ProductDetailModel(
      lamp,
      service: service { _ in
        try await calls.source.pause(1)
        if calls.pauses.count == 1 { throw HTTPFailure.timeout(20) }
        return Product(sku: 7, name: "Lamp, improved")
      }, locale: american)
    await model.appeared()?.value
    guard case .failed = model.phase else { return XCTFail("\(model.phase)") }
    XCTAssertEqual(model.detail?.title, "Lamp")
    await model.refreshTapped()?.value
    XCTAssertEqual(model.phase, .loaded)
  }

  func testAProductFromOurStoreIsShownWithItsAge() async throws {
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    let stored = HTTPResponse.Origin.offlineCopy(storedAt: now - 7200)
    let lamp = lamp
    let service = ProductsService(
      search: { _, _, _ in throw SearchStub.Unexpected() },
      product: { _ in FoundProduct(lamp, origin: stored) })
    let model = ProductDetailModel(
      .sku(7), service: service, locale: american, time: TimeSource(now: { now }, pause: { _ in }))
    await model.appeared()?.value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.notice, "The shop cannot be reached. This was saved 2 hours ago.")
  }

  func testAUPCThatIsNoNumberIsNeverAskedFor() async throws {
    let odd = Product(name: "Odd", upc: "1|sku=2")
    let model = ProductDetailModel(
      odd,
      service: service { reference in
        XCTFail("\(reference)")
        return nil
      }, locale: american)
    XCTAssertNil(model.appeared())
    XCTAssertEqual(model.detail?.title, "Odd")
  }

  func testANumberThatTheShopDoesNotKnowIsTold() async throws {
    let model = ProductDetailModel(.upc("012345678905"), service: service { _ in nil }, locale: american)
    XCTAssertNil(model.detail)
    await model.appeared()?.value
    XCTAssertEqual(
      model.phase,
      .missing("The shop has no such product. Check the number, or search for its name."))
  }

  func testAReplyAfterLeavingChangesNothing() async throws {
    let stub = SearchStub()
    let model = ProductDetailModel(
      lamp,
      service: service { _ in
        try await stub.service.search(try XCTUnwrap(ProductsQuery("lamp")), .name, .start).products.first
      }, locale: american)
    let load = model.appeared()
    await stub.waitForCalls(1)
    model.disappeared()
    await stub.answer(0, ProductsPage(products: [Product(sku: 7, name: "Late")]))
    await load?.value
    XCTAssertEqual(model.detail?.title, "Lamp")
    XCTAssertEqual(model.phase, .idle)
  }
}
