import Foundation
import XCTest

@testable import HTTP

final class ThrottleTests: XCTestCase {
  private let start = Date(timeIntervalSince1970: 1_000_000)

  /// A client that writes down which request started when.
  private func recorder(_ time: TestTime) -> (HTTPClient, LockedValue<[(path: String, second: Double)]>) {
    let log = LockedValue<[(path: String, second: Double)]>([])
    let client = HTTPClient { [start] request in
      log.change { $0.append((request.url.path, time.now.timeIntervalSince(start))) }
      return HTTPResponse(status: 200, url: request.url)
    }
    return (client, log)
  }

  private func request(_ number: Int) throws -> HTTPRequest {
    HTTPRequest(url: try XCTUnwrap(URL(string: "https://shop.example/\(number)")))
  }

  func testNoSecondHasMoreStartsThanAllowed() async throws {
    let time = TestTime()
    let (client, log) = recorder(time)
    let throttled = client.throttled(5, time: time.source)
    for number in 0..<23 {
      if number % 4 == 0 { time.advance(0.13) }
      _ = try await throttled.send(request(number))
    }
    let seconds = log.value.map(\.second)
    XCTAssertEqual(seconds.count, 23)
    for (earlier, later) in zip(seconds, seconds.dropFirst(5)) {
      XCTAssertGreaterThanOrEqual(later - earlier, 1 - 1e-9)
    }
    XCTAssertLessThan(try XCTUnwrap(seconds.last), 5)
  }

  func testFewRequestsDoNotWait() async throws {
    let time = TestTime()
    let (client, _) = recorder(time)
    let throttled = client.throttled(5, time: time.source)
    for number in 0..<5 { _ = try await throttled.send(request(number)) }
    time.advance(1)
    for number in 0..<5 { _ = try await throttled.send(request(number)) }
    XCTAssertEqual(time.pauses, [])
  }

  func testAClockThatIsSetBackCostsASecondAtMost() async throws {
    let time = TestTime()
    let (client, _) = recorder(time)
    let throttled = client.throttled(1, time: time.source)
    _ = try await throttled.send(request(0))
    time.advance(-3600)
    _ = try await throttled.send(request(1))
    XCTAssertEqual(time.pauses, [1])
  }

  func testRequestsStartInTheOrderInWhichTheyCame() async throws {
    let turnstile = Turnstile()
    try await turnstile.enter()
    let order = LockedValue<[Int]>([])
    var tasks: [Task<Void, any Error>] = []
    for number in 0..<20 {
      tasks.append(
        Task {
          try await turnstile.enter()
          order.change { $0.append(number) }
          turnstile.leave()
        })
      await turnstile.isWaiting(count: number + 1)
    }
    turnstile.leave()
    for task in tasks { try await task.value }
    XCTAssertEqual(order.value, Array(0..<20))
  }

  func testACancelledRequestLeavesTheQueueAndTakesNoStart() async throws {
    let turnstile = Turnstile()
    try await turnstile.enter()
    let cancelled = Task { try await turnstile.enter() }
    await turnstile.isWaiting(count: 1)
    let next = Task { try await turnstile.enter() }
    await turnstile.isWaiting(count: 2)
    cancelled.cancel()
    do {
      try await cancelled.value
      XCTFail("it entered")
    } catch is CancellationError {}
    turnstile.leave()
    try await next.value
  }

  func testCancellingThePauseLetsTheNextOneThrough() async throws {
    let pausing = AsyncStream<Void>.makeStream()
    let pauses = LockedValue(0)
    let time = TimeSource(
      now: { Date(timeIntervalSince1970: 0) },
      pause: { _ in
        guard
          pauses.change({
            $0 += 1; return $0
          }) == 1
        else { return }
        pausing.continuation.yield()
        try await Task.sleep(nanoseconds: 3_600_000_000_000)
      })
    let sent = LockedValue<[String]>([])
    let client = HTTPClient { request in
      sent.change { $0.append(request.url.path) }
      return HTTPResponse(status: 200, url: request.url)
    }
    let throttled = client.throttled(1, time: time)
    let requests = try (0..<3).map(request)
    _ = try await throttled.send(requests[0])
    let cancelled = Task {
      defer { pausing.continuation.finish() }
      return try await throttled.send(requests[1])
    }
    for await _ in pausing.stream { break }
    cancelled.cancel()
    await assertFailure(.cancelled) { try await cancelled.value }
    _ = try await throttled.send(requests[2])
    XCTAssertEqual(sent.value, ["/0", "/2"])
  }
}

extension Turnstile {
  /// Returns when so many tasks wait.
  fileprivate func isWaiting(count: Int) async {
    while waitingCount < count { await Task.yield() }
  }
}
