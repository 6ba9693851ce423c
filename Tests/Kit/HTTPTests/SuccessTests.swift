import Foundation
import HTTP
import XCTest

final class SuccessTests: XCTestCase {
  private func request(_ credential: HTTPCredential? = nil) throws -> HTTPRequest {
    HTTPRequest(url: try XCTUnwrap(URL(string: "https://shop.example/")), credential: credential)
  }

  private func response(_ status: Int, _ body: String = "", _ headers: HTTPHeaders = [:]) throws
    -> HTTPResponse
  {
    HTTPResponse(status: status, headers: headers, body: Data(body.utf8), url: try request().url)
  }

  private struct Envelope: Decodable {
    let errorMessage: String
  }

  private func message(_ response: HTTPResponse) -> String? {
    do {
      return try response.decode(Envelope.self).errorMessage
    } catch {
      return nil
    }
  }

  func testASuccessIsHandedOn() throws {
    for status in [200, 204, 299] {
      XCTAssertEqual(try response(status).requireSuccess(for: request()), try response(status))
    }
  }

  func testAFailureHoldsTheServicesMessageAndThePause() throws {
    let reply = try response(403, #"{"errorMessage":" Too\n fast\u0007 "}"#, ["retry-after": "5"])
    XCTAssertThrowsError(try reply.requireSuccess(for: request(), message: message)) { error in
      XCTAssertEqual(error as? HTTPFailure, .status(403, message: "Too fast", retryAfter: 5))
    }
  }

  func testAFailureWithoutMessageHasNone() throws {
    for body in ["<html>busy</html>", #"{"errorMessage":" "}"#, ""] {
      XCTAssertThrowsError(try response(503, body).requireSuccess(for: request(), message: message)) {
        error in
        XCTAssertEqual(error as? HTTPFailure, .status(503, message: nil, retryAfter: nil))
      }
    }
  }

  func testTheMessageIsFoundInItsUsualPlaces() throws {
    let bodies = [
      #"{"message":"No such mode."}"#: "No such mode.",
      #"{"errorMessage":"No such mode.","errorCode":"403"}"#: "No such mode.",
      #"{"error":{"code":400,"message":"No such mode."}}"#: "No such mode.",
      #"{"message":{},"error":{"message":"No such mode."}}"#: "No such mode.", #"{"error":"oops"}"#: nil,
      #"{"error":{"message":[]}}"#: nil, #"["message"]"#: nil, "<html>busy</html>": nil, "": nil,
    ]
    for (body, message) in bodies {
      XCTAssertThrowsError(try response(400, body).requireSuccess(for: request())) { error in
        XCTAssertEqual(error as? HTTPFailure, .status(400, message: message, retryAfter: nil), body)
      }
    }
  }

  func testTheKeyIsBlottedOutOfTheMessage() throws {
    let key = "ab+/c=é d"
    for echo in [
      key, "ab%2B%2Fc%3D%C3%A9%20d", "ab%2b%2fc%3d%c3%a9%20d", "ab+/c=%C3%A9%20d", "ab+\\\\/c=é d",
    ] {
      let reply = try response(400, #"{"errorMessage":"Couldn't understand '/v1?apiKey=\#(echo)'"}"#)
      let request = try request(.query("apiKey", key))
      XCTAssertThrowsError(try reply.requireSuccess(for: request, message: message)) { error in
        XCTAssertEqual(
          error as? HTTPFailure,
          .status(400, message: "Couldn't understand '/v1?apiKey=•••'", retryAfter: nil))
      }
    }
  }

  func testAKeyAtTheCutIsBlottedOutToo() throws {
    let text = String(repeating: "x", count: 290) + "s3cret-and-long"
    let request = try request(.query("apiKey", "s3cret-and-long"))
    XCTAssertThrowsError(try response(400).requireSuccess(for: request, message: { _ in text })) { error in
      guard case HTTPFailure.status(_, let message?, _) = error else { return XCTFail("\(error)") }
      XCTAssertFalse(message.contains("s3"), message)
      XCTAssertLessThanOrEqual(message.count, 300)
    }
  }

  func testALongMessageIsCutOff() throws {
    let text = String(repeating: "long ", count: 1_000)
    XCTAssertThrowsError(try response(400).requireSuccess(for: request(), message: { _ in text })) { error in
      guard case HTTPFailure.status(_, let message?, _) = error else { return XCTFail("\(error)") }
      XCTAssertEqual(message.count, 300)
      XCTAssertTrue(message.hasSuffix("…"))
    }
  }

  func testADateInRetryAfterIsComparedWithNow() throws {
    let reply = try response(429, "", ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"])
    let now = Date(timeIntervalSince1970: 784_111_777 - 90)
    XCTAssertEqual(reply.retryAfter(now: now), 90)
    XCTAssertThrowsError(try reply.requireSuccess(for: request(), now: now)) { error in
      XCTAssertEqual(error as? HTTPFailure, .status(429, message: nil, retryAfter: 90))
    }
  }
}
