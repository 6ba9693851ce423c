import Foundation
import HTTP
import XCTest

@testable import DemoServices

final class NavigationTests: XCTestCase {
  private func reply(key: String? = "any") async throws -> HTTPResponse {
    let demo = try DemoServices.shared()
    return try await demo.client.send(
      HTTPRequest(
        base: DemoServices.baseURL, path: "/v1/bonprix/navigation",
        credential: key.map { .header("x-api-key", $0) }))
  }

  private func tree() async throws -> [[String: Any]] {
    let body = try await reply().body
    let root = try XCTUnwrap(try JSONSerialization.jsonObject(with: body) as? [String: Any])
    return try XCTUnwrap(root["categories"] as? [[String: Any]])
  }

  private func children(of entry: [String: Any]?) -> [[String: Any]] {
    entry?["children"] as? [[String: Any]] ?? []
  }

  private func flat(_ entries: [[String: Any]], depth: Int = 1) -> [(depth: Int, entry: [String: Any])] {
    entries.flatMap { [(depth, $0)] + flat(children(of: $0), depth: depth + 1) }
  }

  func testARequestWithoutAKeyIsRefused() async throws {
    let response = try await reply(key: nil)
    XCTAssertEqual(response.status, 403)
    XCTAssertEqual(String(decoding: response.body, as: UTF8.self), #"{"message":"Forbidden"}"#)
  }

  func testTheTreeIsWideAndDeep() async throws {
    let all = flat(try await tree())
    XCTAssertGreaterThanOrEqual(all.count, 200)
    XCTAssertGreaterThanOrEqual(all.map(\.depth).max() ?? 0, 5, "four levels below the root entries")
  }

  func testTheRootBeginsWithTheShopAndItsLinkHasNoChildren() async throws {
    let root = try await tree()
    XCTAssertEqual(root[0]["label"] as? String, "Shop")
    XCTAssertEqual(root[0]["url"] as? String, "https://demo.highstreet.example/shop/")
    XCTAssertNil(root[0]["children"])
    XCTAssertEqual(root[1]["label"] as? String, "Damen")
  }

  func testTheFirstChildRepeatsTheAddressOfItsNode() async throws {
    let women = try await tree()[1]
    let overview = children(of: women)[0]
    XCTAssertEqual(overview["label"] as? String, "Zur Übersicht")
    XCTAssertEqual(overview["url"] as? String, women["url"] as? String)
    let fashion = children(of: women)[1]
    XCTAssertEqual(fashion["url"] as? String, "https://demo.highstreet.example/kategorie/damen-mode/")
    XCTAssertEqual(children(of: fashion)[0]["label"] as? String, "Alle Artikel anzeigen")
  }

  func testEachKindOfEntryOccurs() async throws {
    let all = flat(try await tree()).map(\.entry)
    XCTAssertTrue(
      all.contains { ($0["children"] as? [Any])?.isEmpty == true && $0["url"] is String }, "an empty list")
    XCTAssertTrue(all.contains { $0["url"] == nil && $0["children"] == nil }, "neither address nor children")
    XCTAssertTrue(all.contains { ($0["url"] as? String)?.hasPrefix("http:") == true }, "an insecure address")
    XCTAssertTrue(all.contains { ($0["url"] as? String)?.contains("größe") == true }, "umlauts and blanks")
    XCTAssertTrue(all.contains { $0["url"] as? String == "katalog/bestellen" }, "a relative address")
    XCTAssertTrue(all.contains { ($0["label"] as? String)?.contains("&amp;") == true }, "an entity")
    XCTAssertGreaterThan(all.filter { $0["label"] as? String == "Kleider" }.count, 1, "a label that repeats")
  }

  func testEveryTeaserIsAPictureOfOurs() async throws {
    let demo = try DemoServices.shared()
    let images = flat(try await tree()).compactMap { $0.entry["image"] as? String }
    XCTAssertGreaterThanOrEqual(images.count, 8)
    for image in Set(images) { XCTAssertNotNil(try demo.picture(at: image), image) }
  }

  func testEveryAddressLeadsToAPage() async throws {
    let demo = try DemoServices.shared()
    for (_, entry) in flat(try await tree()) {
      guard let text = entry["url"] as? String else { continue }
      let encoded = text.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? text
      let url = try XCTUnwrap(URL(string: encoded, relativeTo: DemoServices.baseURL), text)
      let response = demo.respond(to: HTTPRequest(url: url.absoluteURL))
      XCTAssertEqual(response.status, 200, text)
    }
  }

  func testLinksFollowTheHostThatWasAsked() async throws {
    let demo = try DemoServices.shared()
    let url = try XCTUnwrap(URL(string: "http://127.0.0.1:8017/v1/bonprix/navigation"))
    let body = demo.respond(to: HTTPRequest(url: url, headers: ["X-API-Key": "k"])).body
    XCTAssertTrue(String(decoding: body, as: UTF8.self).contains("http://127.0.0.1:8017/kategorie/damen/"))
  }
}
