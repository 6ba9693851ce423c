import Foundation
import Formatting
import HTTP
import XCTest

@testable import Departures

final class DeparturesRefusalTests: XCTestCase {
  func testTheTokenIsCutOutOfTheWordsOfARefusal() async throws {
    let body = #"{"error": {"type": "InputInvalid", "details": "s3cret-token may not do this"}}"#
    for status in [200, 400, 422] {
      do {
        _ = try await service(status: status, body: body).search(DepartureQuery())
        XCTFail("no error")
      } catch {
        XCTAssertEqual(error as? DeparturesFailure, .refused("••• may not do this"), "status \(status)")
      }
    }
  }

  func testAStopWhereTravellersChangeMakesATripNotDirect() async throws {
    let body = """
      {"complete": true, "departures": [{"id": "a", "departure_time": "2026-06-02T08:00:00",
      "departure_timezone": "America/New_York", "arrival_time": "2026-06-02T16:00:00",
      "arrival_timezone": "America/Toronto", "trip_stops": [{"name": "Albany", "transfer": true}]}]}
      """
    let batch = try await service(status: 200, body: body).search(DepartureQuery())
    XCTAssertEqual(batch.departures.map(\.isDirect), [false])
    XCTAssertFalse(DepartureFilter(isDirectOnly: true).admits(try XCTUnwrap(batch.departures.first)))
  }

  private func service(status: Int, body: String) throws -> DeparturesService {
    let base = try XCTUnwrap(URL(string: "https://bus.example"))
    let client = HTTPClient { request in
      HTTPResponse(status: status, body: Data(body.utf8), url: request.url)
    }
    return .http(client: client, base: base, token: "s3cret-token")
  }
}
