import Formatting
import Foundation
import HTTP
import Products
import XCTest

@MainActor
final class ResultsModelTests: XCTestCase {
  private let stub = SearchStub()
  private let time = FakeTime()

  private func model() -> ResultsModel {
    ResultsModel(service: stub.service, locale: Locale(identifier: "en_US"), time: time.source)
  }

  private func query(_ text: String) throws -> ProductsQuery { try XCTUnwrap(ProductsQuery(text)) }

  private func page(
    _ skus: ClosedRange<Int>, total: Int? = 100, next: String? = "a", origin: HTTPResponse.Origin = .network
  ) -> ProductsPage {
    ProductsPage(
      products: skus.map { Product(sku: $0, name: "Lamp \($0)") }, total: total,
      next: next.map(ProductsCursor.init), origin: origin)
  }

  /// A model that shows a first page of ten.
  private func loadedModel() async throws -> ResultsModel {
    let model = model()
    let search = model.searchSubmitted(try query("lamp"))
    await stub.waitForCalls(1)
    await stub.answer(0, page(1...10))
    await search.value
    return model
  }

  // MARK: First page

  func testASearchShowsItsRows() async throws {
    let model = model()
    XCTAssertEqual(model.phase, .idle)
    let search = model.searchSubmitted(try query("lamp"))
    XCTAssertEqual(model.phase, .loading)
    await stub.waitForCalls(1)
    await stub.answer(0, page(1...10))
    await search.value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.rows.map(\.title).prefix(2), ["Lamp 1", "Lamp 2"])
    XCTAssertEqual(model.total, 100)
    XCTAssertNil(model.notice)
  }

  func testNothingFoundIsNoFailure() async throws {
    let model = model()
    let search = model.searchSubmitted(try query("lamp"))
    await stub.waitForCalls(1)
    await stub.answer(0, ProductsPage(products: [], total: 0, next: .start))
    await search.value
    XCTAssertEqual(model.phase, .empty)
  }

  func testAFailureIsToldAndCanBeRetried() async throws {
    let model = model()
    let search = model.searchSubmitted(try query("lamp"))
    await stub.waitForCalls(1)
    await stub.fail(0, HTTPFailure.offline(host: "shop.example.com"))
    await search.value
    guard case .failed(let message) = model.phase else { return XCTFail("\(model.phase)") }
    XCTAssertTrue(message.contains("shop.example.com"), message)

    let retry = model.retryTapped()
    XCTAssertEqual(model.phase, .loading)
    await stub.waitForCalls(2)
    await stub.answer(1, page(1...3))
    await retry?.value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertNil(model.retryTapped())
  }

  func testAReplyAfterLeavingChangesNothing() async throws {
    let model = model()
    let search = model.searchSubmitted(try query("lamp"))
    await stub.waitForCalls(1)
    model.disappeared()
    await stub.answer(0, page(1...10))
    await search.value
    XCTAssertEqual(model.rows, [])
    XCTAssertEqual(model.phase, .idle)

    let again = model.appeared()
    await stub.waitForCalls(2)
    await stub.answer(1, page(1...2))
    await again?.value
    XCTAssertEqual(model.rows.count, 2)
    XCTAssertNil(model.appeared(), "what is there is not fetched again")
  }

  func testAScreenThatIsMadeAnewBeforeTheOldOneGoesKeepsLoading() async throws {
    let model = model()
    let search = model.searchSubmitted(try query("lamp"))
    await stub.waitForCalls(1)
    model.appeared()
    model.appeared()
    model.disappeared()
    XCTAssertEqual(model.phase, .loading)
    await stub.answer(0, page(1...3))
    await search.value
    XCTAssertEqual(model.rows.count, 3)
  }

  func testAFailureAfterLeavingIsNotShown() async throws {
    let model = model()
    let search = model.searchSubmitted(try query("lamp"))
    await stub.waitForCalls(1)
    model.disappeared()
    await stub.fail(0, HTTPFailure.cancelled)
    await search.value
    XCTAssertEqual(model.phase, .idle)
  }

  func testOfTwoSearchesInARowOnlyTheSecondShows() async throws {
    let model = model()
    let first = model.searchSubmitted(try query("lamp"))
    await stub.waitForCalls(1)
    let second = model.searchSubmitted(try query("tv"))
    await stub.waitForCalls(2)
    await stub.answer(1, page(50...52))
    await second.value
    await stub.answer(0, page(1...10))
    await first.value
    XCTAssertEqual(model.rows.map(\.title), ["Lamp 50", "Lamp 51", "Lamp 52"])
    XCTAssertEqual(model.query, try query("tv"))
    XCTAssertEqual(model.phase, .loaded)
  }

  func testAnotherOrderBeginsAnew() async throws {
    let model = try await loadedModel()
    let sorting = model.sortChosen(.priceDown)
    XCTAssertEqual(model.phase, .loading)
    XCTAssertEqual(model.rows, [])
    await stub.waitForCalls(2)
    await stub.answer(1, page(90...95))
    await sorting?.value
    let calls = await stub.calls
    XCTAssertEqual(calls[1].sort, .priceDown)
    XCTAssertEqual(calls[1].cursor, .start)
    XCTAssertEqual(model.rows.count, 6)
    XCTAssertNil(model.sortChosen(.priceDown))
  }
}

// MARK: - Next pages

extension ResultsModelTests {
  func testTheNextPageIsFetchedOnceHoweverFastTheRowsPass() async throws {
    let model = try await loadedModel()
    XCTAssertNil(model.rowAppeared(.sku(1)))
    let next = model.rowAppeared(.sku(8))
    XCTAssertNotNil(next)
    XCTAssertEqual(model.footer, .loading)
    for sku in 6...10 { XCTAssertNil(model.rowAppeared(.sku(sku))) }
    await stub.waitForCalls(2)
    await stub.answer(1, page(11...20, next: "b"))
    await next?.value
    XCTAssertEqual(model.footer, .none)
    XCTAssertEqual(model.rows.count, 20)
    let calls = await stub.calls
    XCTAssertEqual(calls.map(\.cursor.mark), ["*", "a"])
  }

  func testNothingIsAskedForPastTheEnd() async throws {
    let model = try await loadedModel()
    let next = model.rowAppeared(.sku(10))
    await stub.waitForCalls(2)
    await stub.answer(1, page(11...15, total: 15, next: "b"))
    await next?.value
    XCTAssertNil(model.rowAppeared(.sku(15)))
    let calls = await stub.calls
    XCTAssertEqual(calls.count, 2)
  }

  func testAPageThatBringsNothingNewIsPassedOver() async throws {
    let model = try await loadedModel()
    let next = model.rowAppeared(.sku(10))
    await stub.waitForCalls(2)
    await stub.answer(1, page(1...10, next: "b"))
    await stub.waitForCalls(3)
    await stub.answer(2, page(11...12, next: "c"))
    await next?.value
    XCTAssertEqual(model.rows.map(\.id), (1...12).map(Product.ID.sku))
    let calls = await stub.calls
    XCTAssertEqual(calls.map(\.cursor.mark), ["*", "a", "b"])
  }

  func testAFailedNextPageKeepsTheRowsAndCanBeRetried() async throws {
    let model = try await loadedModel()
    let next = model.rowAppeared(.sku(10))
    await stub.waitForCalls(2)
    await stub.fail(1, HTTPFailure.timeout(20))
    await next?.value
    XCTAssertEqual(model.phase, .loaded)
    XCTAssertEqual(model.rows.count, 10)
    guard case .failed = model.footer else { return XCTFail("\(model.footer)") }
    XCTAssertNil(model.rowAppeared(.sku(10)), "a failure is not tried again by scrolling")

    let retry = model.retryTapped()
    await stub.waitForCalls(3)
    await stub.answer(2, page(11...12, next: "b"))
    await retry?.value
    XCTAssertEqual(model.rows.count, 12)
    XCTAssertEqual(model.footer, .none)
  }

  func testLeavingWhileTheNextPageIsOnItsWayKeepsTheRows() async throws {
    let model = try await loadedModel()
    let next = model.rowAppeared(.sku(10))
    await stub.waitForCalls(2)
    model.disappeared()
    await stub.answer(1, page(11...20, next: "b"))
    await next?.value
    XCTAssertEqual(model.rows.count, 10)
    XCTAssertEqual(model.footer, .none)
    let again = model.rowAppeared(.sku(10))
    XCTAssertNotNil(again)
    await stub.waitForCalls(3)
    await stub.answer(2, page(11...20, next: "b"))
    await again?.value
    XCTAssertEqual(model.rows.count, 20)
  }

  func testTheNextPageGoesOnWhereTheUserLeftIt() async throws {
    let model = try await loadedModel()
    model.rowAppeared(.sku(10))
    await stub.waitForCalls(2)
    model.disappeared()
    let again = model.appeared()
    XCTAssertEqual(model.footer, .loading)
    await stub.waitForCalls(3)
    await stub.answer(2, page(11...20, next: "b"))
    await again?.value
    XCTAssertEqual(model.rows.count, 20)
    XCTAssertNil(model.appeared(), "nothing is interrupted any more")
  }

  func testARefreshBeginsAnew() async throws {
    let model = try await loadedModel()
    let refresh = model.refreshTapped()
    XCTAssertEqual(model.phase, .loading)
    await stub.waitForCalls(2)
    await stub.answer(1, page(1...3))
    await refresh?.value
    XCTAssertEqual(model.rows.count, 3)
  }

  func testTheCountIsToldInWords() async throws {
    let model = try await loadedModel()
    XCTAssertEqual(model.count, "100 products")
    let search = model.searchSubmitted(try query("tv"))
    XCTAssertNil(model.count)
    await stub.waitForCalls(2)
    await stub.answer(1, page(1...1, total: 1))
    await search.value
    XCTAssertEqual(model.count, "1 product")
  }

  func testAnOfflineCopyTellsItsAge() async throws {
    let model = model()
    let search = model.searchSubmitted(try query("lamp"))
    await stub.waitForCalls(1)
    await stub.answer(0, page(1...2, origin: .offlineCopy(storedAt: time.now - 7300)))
    await search.value
    XCTAssertEqual(
      model.notice, "The shop cannot be reached. This was saved 2 hours ago.")
  }
}
