import Foundation
import HTTP
import Products
import XCTest

final class ProductsServiceTests: XCTestCase {
  private let time = FakeTime()

  private func service(_ shop: FakeShop, key: String? = "a-key-of-the-tests") throws -> ProductsService {
    .http(
      client: shop.client, base: try XCTUnwrap(URL(string: "https://shop.example.com")), key: key,
      retry: RetryPolicy(random: { 0 }), time: time.source)
  }

  private func search(
    _ text: String, _ sort: ProductSort = .bestMatch, _ cursor: ProductsCursor = .start, in shop: FakeShop
  ) async throws -> ProductsPage {
    try await service(shop).search(try XCTUnwrap(ProductsQuery(text)), sort, cursor)
  }

  // MARK: Requests

  func testASearchAsksForOneTermAWordInThePath() async throws {
    let shop = FakeShop(try Fixture.response("ordinary_page.json"))
    let page = try await search("pixel  pen", in: shop)
    XCTAssertEqual(page.products.count, 3)
    XCTAssertEqual(
      shop.requests.map(\.url.absoluteString),
      [
        "https://shop.example.com/v1/products(search=pixel&search=pen)?format=json"
          + "&show=sku%2Cname%2Cmanufacturer%2CmodelNumber%2Cupc%2CsalePrice%2CregularPrice%2Cimage%2Curl%2C"
          + "longDescription%2CshortDescription&pageSize=25&cursorMark=%2A"
      ])
  }

  func testEverySearchMakesALegalURL() async throws {
    for (text, path) in [
      ("RxSwift MVVM", "(search=RxSwift&search=MVVM)"), ("C&A", "(search=C&search=A)"),
      ("TV (65\")", "(search=TV&search=65)"), ("a/b", "(search=a&search=b)"), ("#1", "(search=1)"),
      ("100%", "(search=100)"), ("caf\u{E9}", "(search=caf%C3%A9)"), ("cafe\u{301}", "(search=caf%C3%A9)"),
      ("日本", "(search=%E6%97%A5%E6%9C%AC)"),
      ("C++", "(search=C%2B%2B)"), ("l'eau;", "(search=l%27eau%3B)"),
    ] {
      let shop = FakeShop(try Fixture.response("ordinary_page.json"))
      _ = try await search(text, in: shop)
      let url = try XCTUnwrap(shop.requests.first?.url.absoluteString)
      XCTAssertTrue(url.hasPrefix("https://shop.example.com/v1/products\(path)?format=json&"), url)
    }
  }

  func testTheOrderIsAskedForByItsNameOnTheWire() async throws {
    for (sort, parameter) in [
      (ProductSort.name, "name.asc"), (.priceUp, "salePrice.asc"), (.priceDown, "salePrice.desc"),
    ] {
      let shop = FakeShop(try Fixture.response("ordinary_page.json"))
      _ = try await search("lamp", sort, in: shop)
      XCTAssertEqual(parameters(of: shop.requests[0])["sort"], parameter)
    }
    let shop = FakeShop(try Fixture.response("ordinary_page.json"))
    _ = try await search("lamp", .bestMatch, in: shop)
    XCTAssertNil(parameters(of: shop.requests[0])["sort"])
  }

  func testAMarkIsEncodedWhole() async throws {
    let shop = FakeShop(try Fixture.response("cursor_end.json"))
    _ = try await search("lamp", .name, ProductsCursor(mark: "AoE/fixture+mark=="), in: shop)
    let query = shop.requests[0].url.absoluteString
    XCTAssertTrue(query.contains("&cursorMark=AoE%2Ffixture%2Bmark%3D%3D&"), query)
  }

  func testTheKeyIsKeptApartFromTheURL() async throws {
    let shop = FakeShop(try Fixture.response("ordinary_page.json"))
    _ = try await search("lamp", in: shop)
    XCTAssertFalse("\(shop.requests)".contains("a-key-of-the-tests"))
    let wire = shop.requests[0].withCredentialApplied().url.absoluteString
    XCTAssertTrue(wire.hasSuffix("&apiKey=a-key-of-the-tests"), wire)

    let keyless = FakeShop(try Fixture.response("ordinary_page.json"))
    let query = try XCTUnwrap(ProductsQuery("lamp"))
    _ = try await service(keyless, key: nil).search(query, .bestMatch, .start)
    XCTAssertNil(keyless.requests[0].credential)
  }

  func testOneProductIsAskedForByEitherNumber() async throws {
    let bySKU = FakeShop(try Fixture.response("one_product.json"))
    let product = try await service(bySKU).product(.sku(7_000_001))
    XCTAssertEqual(product?.product.upc, "842776108302")
    XCTAssertEqual(bySKU.requests[0].url.path, "/v1/products/7000001.json")

    let byUPC = FakeShop(try Fixture.response("ordinary_page.json"))
    let other = try await service(byUPC).product(.upc("842776108302"))
    XCTAssertEqual(other?.product.sku, 7_000_001)
    XCTAssertEqual(byUPC.requests[0].url.path, "/v1/products(upc=842776108302)")
  }

  func testAProductThatTheShopDoesNotHaveIsNoFailure() async throws {
    let missing = FakeShop(try Fixture.response("not_understood_400.json", status: 404))
    let bySKU = try await service(missing).product(.sku(1))
    XCTAssertNil(bySKU)
    let empty = FakeShop(try Fixture.response("cursor_end.json"))
    let byUPC = try await service(empty).product(.upc("012345678905"))
    XCTAssertNil(byUPC)
  }

  private func parameters(of request: HTTPRequest) -> [String: String] {
    let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems ?? []
    return Dictionary(items.map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { $1 })
  }
}

// MARK: - Failures

extension ProductsServiceTests {
  /// The failure that a search ends in.
  private func failure(_ shop: FakeShop) async throws -> HTTPFailure? {
    do {
      _ = try await search("lamp", in: shop)
      return nil
    } catch {
      return error as? HTTPFailure
    }
  }

  func testABadKeyIsNotTriedAgainAndTheMessageSaysWhatToDo() async throws {
    let shop = FakeShop(try Fixture.response("bad_key_403.json", status: 403))
    let failure = try await failure(shop)
    XCTAssertEqual(shop.requests.count, 1)
    XCTAssertEqual(
      failure,
      .status(403, message: "The key ••• is not a valid API Key.", retryAfter: nil))
    let message = ProductsText.message(for: try XCTUnwrap(failure))
    XCTAssertEqual(
      message,
      "The shop does not accept the API key. Check it, or get one at https://developer.bestbuy.com.")
  }

  func testTheRateLimitIsWaitedOutAlthoughItLooksLikeABadKey() async throws {
    let shop = FakeShop(
      try Fixture.response("rate_limit_403.json", status: 403), try Fixture.response("ordinary_page.json"))
    let page = try await search("lamp", in: shop)
    XCTAssertEqual(page.products.count, 3)
    XCTAssertEqual(shop.requests.count, 2)
    XCTAssertEqual(time.pauses, [0.5])
  }

  func testTheRateLimitIsTriedAFewTimesAtMost() async throws {
    let shop = FakeShop(try Fixture.response("rate_limit_403.json", status: 403))
    let failure = try await failure(shop)
    XCTAssertEqual(shop.requests.count, 3)
    guard case .status(429, let message, _) = failure else {
      return XCTFail("\(String(describing: failure))")
    }
    XCTAssertEqual(message, "The provided API Key has reached the per second limit.")
    XCTAssertTrue(ProductsText.message(for: try XCTUnwrap(failure)).contains("Try again"))
  }

  func testAPassingFaultIsTriedAgain() async throws {
    for status in [429, 500, 503] {
      let shop = FakeShop(
        try Fixture.response("captive_portal.html", status: status),
        try Fixture.response("ordinary_page.json"))
      let page = try await search("lamp", in: shop)
      XCTAssertEqual(page.products.count, 3, "\(status)")
    }
  }

  func testAServiceThatEchoesTheRequestDoesNotGiveTheKeyAway() async throws {
    let shop = FakeShop(try Fixture.response("not_understood_400.json", status: 400))
    let failure = try await failure(shop)
    XCTAssertEqual(shop.requests.count, 1)
    let message = ProductsText.message(for: try XCTUnwrap(failure))
    XCTAssertTrue(message.contains("Couldn't understand"), message)
    XCTAssertFalse("\(String(describing: failure)) \(message)".contains("a-key-of-the-tests"))
  }

  func testAWebPageInPlaceOfDataIsAFailureToRead() async throws {
    let failure = try await failure(FakeShop(try Fixture.response("captive_portal.html")))
    XCTAssertEqual(failure, .undecodable("the reply is a web page instead of data"))
  }

  func testNoMoreThanFiveRequestsStartInAnySecond() async throws {
    let shop = FakeShop(try Fixture.response("ordinary_page.json"))
    let service = try service(shop)
    let query = try XCTUnwrap(ProductsQuery("lamp"))
    let begin = time.now
    for _ in 0..<12 { _ = try await service.search(query, .bestMatch, .start) }
    XCTAssertEqual(shop.requests.count, 12)
    XCTAssertGreaterThanOrEqual(time.now.timeIntervalSince(begin), 2)
  }

  func testAttemptsAfterARefusalKeepTheLimitToo() async throws {
    let refusal = try Fixture.response("rate_limit_403.json", status: 403)
    let shop = FakeShop(refusal)
    let service = ProductsService.http(
      client: shop.client, base: try XCTUnwrap(URL(string: "https://shop.example.com")), key: nil,
      retry: RetryPolicy(attempts: 6, firstPause: 0, random: { 0 }), time: time.source)
    let begin = time.now
    _ = try? await service.search(try XCTUnwrap(ProductsQuery("lamp")), .bestMatch, .start)
    XCTAssertEqual(shop.requests.count, 6)
    XCTAssertGreaterThanOrEqual(time.now.timeIntervalSince(begin), 1)
  }

  func testWithoutNetworkTheLastGoodPageIsShownAndMarkedAsSuch() async throws {
    let shop = FakeShop(try Fixture.response("ordinary_page.json"))
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: directory)) }
    let cache = HTTPCache(directory: directory)
    let base = try XCTUnwrap(URL(string: "https://shop.example.com"))
    let query = try XCTUnwrap(ProductsQuery("lamp"))
    let online = ProductsService.http(
      client: shop.client, base: base, key: nil, cache: cache, time: time.source)
    let fresh = try await online.search(query, .bestMatch, .start)
    XCTAssertEqual(fresh.origin, .network)
    let storedAt = time.now

    try await time.source.pause(3600)
    let offline = ProductsService.http(
      client: HTTPClient { _ in throw HTTPFailure.offline(host: "shop.example.com") }, base: base, key: nil,
      cache: cache, time: time.source)
    let copy = try await offline.search(query, .bestMatch, .start)
    XCTAssertEqual(copy.products, fresh.products)
    XCTAssertEqual(copy.origin, .offlineCopy(storedAt: storedAt))
  }
}
