import Foundation
import HTTP
import XCTest

@testable import Assortment

final class AssortmentServiceTests: XCTestCase {
  private func service(
    status: Int = 200, headers: HTTPHeaders = [:], body: Data, origin: HTTPResponse.Origin = .network
  ) -> AssortmentService {
    .http(
      client: HTTPClient { request in
        HTTPResponse(status: status, headers: headers, body: body, url: request.url, origin: origin)
      })
  }

  private func failure(of service: AssortmentService) async -> HTTPFailure? {
    do {
      _ = try await service.assortment(.recent)
      return nil
    } catch {
      return error as? HTTPFailure
    }
  }

  func testTheRequestIsTheOneThatTheServiceExpects() async throws {
    let sent = Recorder<HTTPRequest>()
    let body = try Fixture.data("ordinary.json")
    let service = AssortmentService.http(
      client: HTTPClient { request in
        sent.append(request)
        return HTTPResponse(status: 200, body: body, url: request.url)
      })
    _ = try await service.assortment(.recent)
    _ = try await service.assortment(.newest)
    let requests = sent.values
    XCTAssertEqual(
      requests.map(\.url.absoluteString),
      Array(repeating: "https://codechallenge.mobilelab.io/v1/bonprix/navigation", count: 2))
    XCTAssertEqual(requests[0].credential, .header("x-api-key", AssortmentService.publicKey))
    XCTAssertNil(requests[0].headers["x-api-key"])
    XCTAssertNil(requests[0].headers["Cache-Control"])
    XCTAssertEqual(requests[1].headers["Cache-Control"], "no-cache")
  }

  func testTheOriginOfTheReplyIsKept() async throws {
    let body = try Fixture.data("ordinary.json")
    let stored = Date(timeIntervalSince1970: 1_000)
    let fresh = try await service(body: body).assortment(.recent)
    XCTAssertEqual(fresh.origin, .network)
    let cached = try await service(body: body, origin: .cache(storedAt: stored)).assortment(.recent)
    XCTAssertEqual(cached.origin, .cache(storedAt: stored))
    let offline = try await service(body: body, origin: .offlineCopy(storedAt: stored)).assortment(.recent)
    XCTAssertEqual(offline.origin, .offlineCopy(storedAt: stored))
    XCTAssertEqual(offline.tree, fresh.tree)
  }

  func testARefusalCarriesTheMessageOfTheServiceWithoutTheKey() async {
    let body = Data("{\"message\":\"Forbidden for \(AssortmentService.publicKey)\"}".utf8)
    let failure = await failure(of: service(status: 403, headers: ["Retry-After": "7"], body: body))
    XCTAssertEqual(failure, .status(403, message: "Forbidden for •••", retryAfter: 7))
  }

  func testAnErrorWithAnyBodyIsAStatus() async {
    let failure = await failure(of: service(status: 500, body: Data("<html>".utf8)))
    XCTAssertEqual(failure, .status(500, message: nil, retryAfter: nil))
  }

  func testTheLastTreeIsThereOffline() async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { XCTAssertNoThrow(try FileManager.default.removeItem(at: directory)) }
    let body = try Fixture.data("ordinary.json")
    let calls = Recorder<Void>()
    let network = HTTPClient { request in
      calls.append(())
      guard calls.values.count == 1 else { throw HTTPFailure.offline(host: "codechallenge.mobilelab.io") }
      return HTTPResponse(status: 200, body: body, url: request.url)
    }
    let stored = Date(timeIntervalSince1970: 1_700_000_000)
    func service(at now: Date) -> AssortmentService {
      .http(
        client: network.cached(
          in: HTTPCache(directory: directory, byteLimit: 1 << 20), maxAge: 60, offlineAge: 3_600,
          time: TimeSource(now: { now }, pause: { _ in })))
    }
    let first = try await service(at: stored).assortment(.recent)
    XCTAssertEqual(first.origin, .network)
    let soon = try await service(at: stored + 30).assortment(.recent)
    XCTAssertEqual(soon, AssortmentSnapshot(tree: first.tree, origin: .cache(storedAt: stored)))
    XCTAssertEqual(calls.values.count, 1)
    let refreshed = try await service(at: stored + 30).assortment(.newest)
    XCTAssertEqual(refreshed, AssortmentSnapshot(tree: first.tree, origin: .offlineCopy(storedAt: stored)))
    XCTAssertEqual(calls.values.count, 2)
  }

  func testAWebPageOrAnotherShapeIsUndecodable() async throws {
    let portal = await failure(of: service(body: try Fixture.data("captive_portal.html")))
    XCTAssertEqual(portal, .undecodable("the reply is a web page instead of data"))
    let shapeless = await failure(of: service(body: Data("{}".utf8)))
    XCTAssertEqual(shapeless, .undecodable("categories is missing"))
  }
}
