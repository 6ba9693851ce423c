import Foundation
import HTTP
import XCTest

@testable import DemoServices

/// The homes as their tests call them.
struct HomesUnderTest {
  /// The shared one, as tests only read it, unless they ask for another.
  var demo: () throws -> DemoServices = { try .shared() }
  /// The time that the service is told: midday of Tuesday, 3 November 2026, in Sydney.
  var now = Date(timeIntervalSince1970: 1_793_667_600)

  func get(_ path: String) throws -> HTTPResponse { try send(.get, path, nil) }

  func post(_ body: String, path: String = "/v1/search") throws -> HTTPResponse {
    try send(.post, path, Data(body.utf8))
  }

  func search(_ mode: String, _ dwellings: [String] = []) throws -> [String: Any] {
    let body = try JSONSerialization.data(withJSONObject: ["search_mode": mode, "dwelling_types": dwellings])
    return try object(send(.post, "/v1/search", body))
  }

  func details(_ kind: String, _ id: Int) throws -> [String: Any] {
    try object(get("/v1/\(kind)-details/\(id)"))
  }

  private func object(_ reply: HTTPResponse) throws -> [String: Any] {
    XCTAssertEqual(reply.status, 200, reply.url.path)
    return try XCTUnwrap(try JSONSerialization.jsonObject(with: reply.body) as? [String: Any])
  }

  private func send(_ method: HTTPRequest.Method, _ path: String, _ body: Data?) throws -> HTTPResponse {
    let url = try XCTUnwrap(URL(string: "http://demo.test:8080" + path))
    let request = DemoRequest(HTTPRequest(method: method, url: url, body: body))
    let service = HomesService(catalogue: try demo().catalogue, now: { [now] in now })
    return try service.respond(to: request) ?? .notFound(request)
  }
}
