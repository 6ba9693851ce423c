import Foundation
import HTTP
import XCTest

@testable import Products

final class ProductsOfflineAgeTests: XCTestCase {
  func testNoReplyIsShownAfterSeventyTwoHours() async throws {
    let time = FakeTime()
    let shop = FakeShop(try Fixture.response("ordinary_page.json"))
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: directory)) }
    let base = try XCTUnwrap(URL(string: "https://shop.example.com"))
    let query = try XCTUnwrap(ProductsQuery("lamp"))
    func service(_ client: HTTPClient) -> ProductsService {
      .http(
        client: client, base: base, key: nil, cache: HTTPCache(directory: directory),
        retry: RetryPolicy(attempts: 1), time: time.source)
    }
    let offline = service(HTTPClient { _ in throw HTTPFailure.offline(host: "shop.example.com") })

    _ = try await service(shop.client).search(query, .bestMatch, .start)
    try await time.source.pause(72 * 3600)
    _ = try await offline.search(query, .bestMatch, .start)
    try await time.source.pause(1)
    do {
      _ = try await offline.search(query, .bestMatch, .start)
      XCTFail("an older reply was shown")
    } catch {
      XCTAssertEqual(error as? HTTPFailure, .offline(host: "shop.example.com"))
    }
  }
}
