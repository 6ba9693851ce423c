import Foundation
import HTTP
import XCTest

/// The network client against a real server on loopback.
final class NetworkTests: XCTestCase {
  private let client = HTTPClient.network()

  func testARequestGoesOutAndTheReplyComesBack() async throws {
    let server = try MisbehavingServer(
      always: .reply(201, [("X-Kind", "a"), ("x-kind", "b")], Data("body".utf8)))
    defer { server.stop() }
    let request = try HTTPRequest(
      method: .post, base: server.url(), path: "/v1/search", query: [("q", "a+b/c=d é")],
      headers: ["X-Trace": "7", "X-Empty": ""], body: Data("{}".utf8))

    let response = try await client.send(request)

    XCTAssertEqual(response.status, 201)
    XCTAssertEqual(response.body, Data("body".utf8))
    XCTAssertEqual(response.url, request.url)
    XCTAssertEqual(response.origin, .network)
    XCTAssertEqual(response.headers["X-KIND"], "a")
    XCTAssertEqual(response.headers.fields.filter { $0.name.lowercased() == "x-kind" }.count, 2)
    let received = try XCTUnwrap(server.requests.first)
    XCTAssertEqual(received.line, "POST /v1/search?q=a%2Bb%2Fc%3Dd%20%C3%A9 HTTP/1.1")
    XCTAssertEqual(received["X-Trace"], "7")
    XCTAssertEqual(received["X-Empty"], "")
    XCTAssertEqual(received["User-Agent"], "HighStreet")
    XCTAssertEqual(received.body, Data("{}".utf8))
  }

  func testAPostWithoutBodySendsNone() async throws {
    let server = try MisbehavingServer(always: .reply(204))
    defer { server.stop() }
    let response = try await client.send(HTTPRequest(method: .post, url: server.url()))
    XCTAssertEqual(response.status, 204)
    XCTAssertEqual(server.requests.first?["Content-Length"], "0")
  }

  func testTheCredentialIsSentWhereTheServiceExpectsIt() async throws {
    let server = try MisbehavingServer(always: .reply(200))
    defer { server.stop() }
    _ = try await client.send(HTTPRequest(url: server.url("/a"), credential: .header("X-Token", "s3cret")))
    let response = try await client.send(
      HTTPRequest(url: server.url("/b?page=1"), credential: .query("apiKey", "s3+ret")))
    XCTAssertEqual(server.requests[0]["X-Token"], "s3cret")
    XCTAssertEqual(server.requests[1].path, "/b?page=1&apiKey=s3%2Bret")
    XCTAssertEqual(response.url.query, "page=1")
  }

  func testAThousandRequestsOpenNoMoreConnectionsThanAllowed() async throws {
    let server = try MisbehavingServer(always: .reply(200, [], Data("ok".utf8)))
    defer { server.stop() }
    let client = HTTPClient.network(NetworkConfiguration(connectionsPerHost: 4, connections: 8))
    let url = try server.url()
    let succeeded = try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<1_000 { group.addTask { try await client.send(HTTPRequest(url: url)).isSuccess } }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    XCTAssertEqual(succeeded, 1_000)
    XCTAssertLessThanOrEqual(server.connectionCount, 4)
  }

  func testRequestsOneAfterAnotherShareAConnection() async throws {
    let server = try MisbehavingServer(always: .reply(200))
    defer { server.stop() }
    for _ in 0..<10 { _ = try await client.send(HTTPRequest(url: server.url())) }
    XCTAssertEqual(server.connectionCount, 1)
  }

  func testAClientThatNobodyHoldsAnyMoreFinishesItsExchange() async throws {
    let server = try MisbehavingServer(always: .reply(200, [], Data("body".utf8)))
    defer { server.stop() }
    for _ in 0..<20 {
      let response = try await HTTPClient.network().send(HTTPRequest(url: server.url()))
      XCTAssertEqual(response.body, Data("body".utf8))
    }
  }

  func testCancellingTheTaskClosesTheConnection() async throws {
    let server = try MisbehavingServer(always: .stall)
    defer { server.stop() }
    let request = try HTTPRequest(url: server.url())
    let task = Task { [client] in try await client.send(request) }
    await server.requestArrived()
    task.cancel()
    await server.clientLeft()
    await assertFailure(.cancelled) { try await task.value }
  }

  func testManyCancellationsHarmNobodyElse() async throws {
    let server = try MisbehavingServer { request in
      request.path == "/stall" ? .stall : .reply(200, [], Data("ok".utf8))
    }
    defer { server.stop() }
    let stalled = try HTTPRequest(url: server.url("/stall"))
    let prompt = try HTTPRequest(url: server.url("/prompt"))
    let client = HTTPClient.network(NetworkConfiguration(connectionsPerHost: 4))
    let doomed = (0..<100).map { _ in Task { try await client.send(stalled) } }
    let others = (0..<100).map { _ in Task { try await client.send(prompt) } }
    for task in doomed { task.cancel() }
    for task in doomed { await assertFailure(.cancelled) { try await task.value } }
    for task in others {
      let response = try await task.value
      XCTAssertEqual(response.body, Data("ok".utf8))
    }
  }

  func testATaskThatIsAlreadyCancelledSendsNothing() async throws {
    let server = try MisbehavingServer(always: .reply(200))
    defer { server.stop() }
    let request = try HTTPRequest(url: server.url())
    let task = Task { [client] in
      withUnsafeCurrentTask { $0?.cancel() }
      return try await client.send(request)
    }
    await assertFailure(.cancelled) { try await task.value }
    XCTAssertEqual(server.requests.count, 0)
  }

  func testAHeaderFieldThatWouldBecomeTwoIsRefused() async throws {
    let server = try MisbehavingServer(always: .reply(200))
    defer { server.stop() }
    for headers: HTTPHeaders in [["X-A": "1\r\nX-B: 2"], ["X A": "1"], ["": "1"]] {
      do {
        _ = try await client.send(HTTPRequest(url: server.url(), headers: headers))
        XCTFail("\(headers) was sent")
      } catch HTTPFailure.invalidRequest {}
    }
    let credential = HTTPCredential.header("X-Token", "a\nb")
    do {
      _ = try await client.send(HTTPRequest(url: server.url(), credential: credential))
      XCTFail("a token of two lines was sent")
    } catch HTTPFailure.invalidRequest(let reason) {
      XCTAssertFalse(reason.contains("a\nb"))
    }
    XCTAssertEqual(server.requests.count, 0)
  }

  func testOnlyWebAddressesAreAsked() async throws {
    for address in ["file:///etc/hostname", "ftp://127.0.0.1/", "gopher://127.0.0.1/"] {
      let url = try XCTUnwrap(URL(string: address))
      do {
        _ = try await client.send(HTTPRequest(url: url))
        XCTFail("\(address) was asked")
      } catch HTTPFailure.invalidRequest {}
    }
  }
}

/// Asserts that work fails with one failure.
func assertFailure<Value>(
  _ expected: HTTPFailure, file: StaticString = #filePath, line: UInt = #line,
  _ work: () async throws -> Value
) async {
  do {
    let value = try await work()
    XCTFail("did not fail: \(value)", file: file, line: line)
  } catch let failure as HTTPFailure {
    XCTAssertEqual(failure, expected, file: file, line: line)
  } catch {
    XCTFail("failed with \(error)", file: file, line: line)
  }
}
