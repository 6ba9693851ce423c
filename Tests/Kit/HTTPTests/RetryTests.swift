import Foundation
import XCTest

@testable import HTTP

final class RetryTests: XCTestCase {
  private let network = HTTPClient.network()

  /// A policy whose pauses are not shortened.
  private var policy: RetryPolicy { RetryPolicy(random: { 0 }) }

  private func request(_ method: HTTPRequest.Method = .get) throws -> HTTPRequest {
    HTTPRequest(method: method, url: try XCTUnwrap(URL(string: "https://shop.example/")))
  }

  private func response(_ status: Int, _ headers: HTTPHeaders = [:], _ body: String = "") throws
    -> HTTPResponse
  {
    HTTPResponse(status: status, headers: headers, body: Data(body.utf8), url: try request().url)
  }

  // MARK: Over the network

  func testAFaultOfTheServiceThatPassesIsNotSeen() async throws {
    let calls = LockedValue(0)
    let server = try MisbehavingServer { _ in
      calls.change {
        $0 += 1; return $0
      } == 1 ? .reply(500) : .reply(200, [], Data("well".utf8))
    }
    defer { server.stop() }
    let time = TestTime()
    let response = try await network.retrying(policy, time: time.source)
      .send(HTTPRequest(url: server.url()))
    XCTAssertEqual(response.body, Data("well".utf8))
    XCTAssertEqual(time.pauses, [0.5])
  }

  func testAResetConnectionIsTriedAgain() async throws {
    let calls = LockedValue(0)
    let start = Data("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhalf".utf8)
    let server = try MisbehavingServer { _ in
      calls.change {
        $0 += 1; return $0
      } == 1 ? .reset(after: start) : .reply(200, [], Data("whole".utf8))
    }
    defer { server.stop() }
    let response = try await network.retrying(policy, time: TestTime().source)
      .send(HTTPRequest(url: server.url()))
    XCTAssertEqual(response.body, Data("whole".utf8))
  }

  func testTheServiceSaysHowLongToWait() async throws {
    let calls = LockedValue(0)
    let server = try MisbehavingServer { _ in
      calls.change {
        $0 += 1; return $0
      } == 1 ? .reply(429, [("Retry-After", "7")]) : .reply(200)
    }
    defer { server.stop() }
    let time = TestTime()
    let response = try await network.retrying(policy, time: time.source)
      .send(HTTPRequest(url: server.url()))
    XCTAssertEqual(response.status, 200)
    XCTAssertEqual(time.pauses, [7])
  }

  func testA403IsRetriedForTheRateLimitAndNotForABadKey() async throws {
    var policy = policy
    policy.isWorthRetrying = { outcome in
      if case .success(let response) = outcome, response.status == 403 {
        return String(decoding: response.body, as: UTF8.self).contains("per second limit")
      }
      return RetryPolicy.isTransient(outcome)
    }
    let limited = Data(#"{"errorCode":"403","errorMessage":"over the per second limit"}"#.utf8)
    let refused = Data(#"{"errorCode":"403","errorMessage":"key not known"}"#.utf8)
    let server = try MisbehavingServer { request in
      .reply(403, [], request.path == "/limited" ? limited : refused)
    }
    defer { server.stop() }
    let client = network.retrying(policy, time: TestTime().source)
    let last = try await client.send(HTTPRequest(url: server.url("/limited")))
    XCTAssertEqual(last.status, 403)
    XCTAssertEqual(server.requests.count, 3)
    _ = try await client.send(HTTPRequest(url: server.url("/refused")))
    XCTAssertEqual(server.requests.count, 4)
  }

  // MARK: In process

  func testTheLastOutcomeStandsAfterTheLastAttempt() async throws {
    let calls = LockedValue(0)
    let time = TestTime()
    let client = HTTPClient { _ in
      calls.change { $0 += 1 }
      throw HTTPFailure.offline(host: "shop.example")
    }
    await assertFailure(.offline(host: "shop.example")) {
      try await client.retrying(policy, time: time.source).send(request())
    }
    XCTAssertEqual(calls.value, 3)
    XCTAssertEqual(time.pauses, [0.5, 1])
  }

  func testWhatCannotGetBetterIsSentOnce() async throws {
    for failure: HTTPFailure in [
      .timeout(20), .tls(host: "a"), .cancelled, .undecodable("x"), .tooLarge(limit: 1),
    ] {
      let calls = LockedValue(0)
      let client = HTTPClient { _ in
        calls.change { $0 += 1 }
        throw failure
      }
      await assertFailure(failure) {
        try await client.retrying(policy, time: TestTime().source).send(request())
      }
      XCTAssertEqual(calls.value, 1)
    }
  }

  func testARequestWithABodyIsSentOnceUnlessAllowed() async throws {
    let calls = LockedValue(0)
    let busy = try response(503)
    let client = HTTPClient { _ in
      calls.change { $0 += 1 }
      return busy
    }
    _ = try await client.retrying(policy, time: TestTime().source).send(request(.post))
    XCTAssertEqual(calls.value, 1)
    var generous = policy
    generous.allows = { _ in true }
    _ = try await client.retrying(generous, time: TestTime().source).send(request(.post))
    XCTAssertEqual(calls.value, 4)
  }

  func testCancellingEndsThePauseAtOnce() async throws {
    let calls = LockedValue(0)
    let busy = try response(503)
    let client = HTTPClient { _ in
      calls.change { $0 += 1 }
      return busy
    }
    let pausing = AsyncStream<Void>.makeStream()
    let time = TimeSource(
      now: { Date(timeIntervalSince1970: 0) },
      pause: { _ in
        pausing.continuation.yield()
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
      })
    let request = try request()
    let task = Task { [policy] in
      defer { pausing.continuation.finish() }
      return try await client.retrying(policy, time: time).send(request)
    }
    for await _ in pausing.stream { break }
    task.cancel()
    await assertFailure(.cancelled) { try await task.value }
    XCTAssertEqual(calls.value, 1)
  }

  // MARK: The pause

  private func pause(_ response: HTTPResponse, attempt: Int = 1, _ policy: RetryPolicy) throws
    -> TimeInterval?
  {
    policy.pause(
      after: .success(response), to: try request(), attempt: attempt,
      now: Date(timeIntervalSince1970: 784_111_770))
  }

  func testThePauseDoublesUpToItsBound() throws {
    let busy = try response(503)
    let policy = RetryPolicy(attempts: 100, firstPause: 1, longestPause: 10, random: { 0 })
    let pauses = try (1...6).map { try pause(busy, attempt: $0, policy) }
    XCTAssertEqual(pauses, [1, 2, 4, 8, 10, 10])
    XCTAssertNil(try pause(busy, attempt: 100, policy))
  }

  func testChanceShortensThePauseByUpToAHalf() throws {
    let busy = try response(503)
    XCTAssertEqual(try pause(busy, RetryPolicy(firstPause: 2, random: { 0.5 })), 1.5)
    XCTAssertEqual(try pause(busy, RetryPolicy(firstPause: 2, random: { 0.999 })) ?? 0, 1.001, accuracy: 1e-9)
  }

  func testRetryAfterAsADateCounts() throws {
    let date = try response(503, ["Retry-After": "Sun, 06 Nov 1994 08:49:37 GMT"])
    XCTAssertEqual(try pause(date, policy), 7)
    let past = try response(503, ["Retry-After": "Sun, 06 Nov 1994 08:00:00 GMT"])
    XCTAssertEqual(try pause(past, policy), 0.5)
  }

  func testALongerPauseThanTheBoundIsNotWaitedFor() throws {
    XCTAssertNil(try pause(try response(429, ["Retry-After": "3600"]), policy))
    XCTAssertEqual(try pause(try response(429, ["Retry-After": "10"]), policy), 10)
  }

  func testARetryAfterThatMakesNoSenseDoesNotCount() throws {
    for value in ["soon", "-5", "1.5", "", "٣"] {
      XCTAssertEqual(try pause(try response(429, ["Retry-After": value]), policy), 0.5, value)
    }
  }
}
