import HTTP
import XCTest

@testable import DemoServices

final class DemoServicesTests: XCTestCase {
  func testAnUnknownPathIsNotFoundInJSON() async throws {
    let url = DemoServices.baseURL.appendingPathComponent("nowhere")
    let reply = try await DemoServices.shared().client.send(HTTPRequest(url: url))
    XCTAssertEqual(reply.status, 404)
    XCTAssertEqual(reply.headers["content-type"], "application/json; charset=utf-8")
    XCTAssertEqual(
      String(decoding: reply.body, as: UTF8.self),
      #"{"error":{"code":404,"message":"There is nothing at /nowhere."}}"#)
  }

  func testTheReplyNamesTheURLWithoutTheKey() async throws {
    let url = DemoServices.baseURL.appendingPathComponent("nowhere")
    let reply = try await DemoServices.shared().client.send(
      HTTPRequest(url: url, credential: .query("apiKey", "secret")))
    XCTAssertEqual(reply.url, url)
  }

  func testACancelledTaskGetsNoReply() async throws {
    let client = try DemoServices.shared().client
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await client.send(HTTPRequest(url: DemoServices.baseURL))
    }
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertEqual($0 as? HTTPFailure, .cancelled) }
  }
}
