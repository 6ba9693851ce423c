import Foundation
import Formatting
import HTTP
import XCTest

@testable import Departures

final class DeparturesServiceHTTPTests: XCTestCase {
  private actor Requests {
    private(set) var all: [HTTPRequest] = []
    func add(_ request: HTTPRequest) { all.append(request) }
  }

  private let requests = Requests()

  func testAsksAsTheServiceExpects() async throws {
    let service = try service(answering: "first_reply.json")
    var query = DepartureQuery(currency: "cad")
    query.children = 2
    query.seniors = 3
    _ = try await service.search(query)
    let sent = try await sentRequest()
    XCTAssertEqual(
      sent.url.absoluteString,
      "https://bus.example/api/x-departures/dr5reg/f25dvk/2016-07-29"
        + "?adult=1&child=2&senior=3&lang=en&currency=CAD")
    XCTAssertEqual(
      sent.headers["Accept"],
      "application/vnd.busbud+json; version=2; profile=https://schema.busbud.com/v2/")
    XCTAssertEqual(sent.method, .get)
  }

  func testTheTokenIsACredentialAndNoPlainHeader() async throws {
    _ = try await service(answering: "first_reply.json").search(DepartureQuery())
    let sent = try await sentRequest()
    XCTAssertNil(sent.headers["X-Busbud-Token"])
    XCTAssertEqual(sent.withCredentialApplied().headers["X-Busbud-Token"], "s3cret-token")
  }

  func testAPollAddsTheIndex() async throws {
    _ = try await service(answering: "poll_complete.json").poll(DepartureQuery(), 34)
    let sent = try await sentRequest()
    XCTAssertEqual(sent.url.path, "/api/x-departures/dr5reg/f25dvk/2016-07-29/poll")
    XCTAssertEqual(sent.url.query, "adult=1&child=0&senior=0&lang=en&currency=USD&index=34")
  }

  func testAGeohashCannotChangeThePath() async throws {
    let odd = City(geohash: "../x?y", name: "Odd", country: nil, zone: nil)
    _ = try await service(answering: "first_reply.json").search(DepartureQuery(origin: odd))
    let sent = try await sentRequest()
    XCTAssertTrue(sent.url.absoluteString.contains("/x-departures/..%2Fx%3Fy/f25dvk/"))
  }

  func testAComplaintIsOneOnStatus200AsWell() async throws {
    for status in [200, 400, 422] {
      await expect(
        .refused("currency is not supported"),
        from: try service(answering: "error_with_status_200.json", status: status))
    }
  }

  func testADayInThePastComesWithTheSameDayOfTheNextPossibleYear() async throws {
    for status in [200, 400] {
      await expect(
        .dateInThePast(suggestion: LocalDate("2027-07-29")),
        from: try service(answering: "date_in_the_past.json", status: status))
    }
    let leapDay = DepartureQuery(date: try XCTUnwrap(LocalDate("2016-02-29")))
    await expect(
      .dateInThePast(suggestion: LocalDate("2028-02-29")),
      from: try service(answering: "date_in_the_past.json"), to: leapDay)
  }

  func testARefusedTokenIsNamedByNothingButItsName() async throws {
    for (fixture, status) in [
      ("unauthorized.json", 200), ("unauthorized.json", 401), ("captive_portal.html", 403),
    ] {
      await expect(.tokenRefused, from: try service(answering: fixture, status: status))
    }
    XCTAssertFalse(DeparturesFailure.tokenRefused.message.contains("s3cret"))
  }

  func testTheTokenIsCutOutOfTheServicesWords() async throws {
    let service = try service(status: 500, body: Data(#"{"error":{"details":"bad s3cret-token"}}"#.utf8))
    await expect(.http(.status(500, message: "bad •••", retryAfter: nil)), from: service)
  }

  func testOnlyAPollCanFindItsSearchExpired() async throws {
    for status in [404, 410] {
      let service = try service(status: status)
      await expect(.http(.status(status, message: nil, retryAfter: nil)), from: service)
      do {
        _ = try await service.poll(DepartureQuery(), 3)
        XCTFail("no error")
      } catch {
        XCTAssertEqual(error as? DeparturesFailure, .searchExpired)
      }
    }
  }

  func testTooManyRequestsComesWithThePause() async throws {
    await expect(
      .http(.status(429, message: nil, retryAfter: 7)),
      from: try service(status: 429, headers: ["Retry-After": "7"]))
  }

  func testAWebPageInPlaceOfDataIsSaidToBeOne() async throws {
    await expect(
      .http(.undecodable("the reply is a web page instead of data")),
      from: try service(answering: "captive_portal.html"))
  }

  func testCancellationIsNoFailure() async throws {
    let service = DeparturesService.http(
      client: HTTPClient { _ in throw HTTPFailure.cancelled }, base: DeparturesService.liveBase)
    do {
      _ = try await service.search(DepartureQuery())
      XCTFail("no error")
    } catch {
      XCTAssertTrue(error is CancellationError, "\(error)")
    }
  }

  private func sentRequest() async throws -> HTTPRequest {
    let sent = await requests.all.first
    return try XCTUnwrap(sent)
  }

  private func service(answering fixture: String, status: Int = 200) throws -> DeparturesService {
    try service(status: status, body: Fixture.data(fixture))
  }

  private func service(status: Int, headers: HTTPHeaders = [:], body: Data = Data()) throws
    -> DeparturesService
  {
    let client = HTTPClient { [requests] request in
      await requests.add(request)
      return HTTPResponse(status: status, headers: headers, body: body, url: request.url)
    }
    // The 30th of November 2026.
    return .http(
      client: client, base: try XCTUnwrap(URL(string: "https://bus.example/api/")),
      token: "s3cret-token",
      time: TimeSource(now: { Date(timeIntervalSince1970: 1_796_040_000) }, pause: { _ in }))
  }

  private func expect(
    _ failure: DeparturesFailure, from service: DeparturesService,
    to query: DepartureQuery = DepartureQuery(),
    line: UInt = #line
  ) async {
    do {
      _ = try await service.search(query)
      XCTFail("no error", line: line)
    } catch {
      XCTAssertEqual(error as? DeparturesFailure, failure, line: line)
    }
  }
}
