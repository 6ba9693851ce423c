import Foundation
import XCTest

@testable import HTTP

final class CacheTests: XCTestCase {
  private let network = HTTPClient.network()
  private let time = TestTime()
  private var directory = URL(fileURLWithPath: "/nowhere")

  override func setUpWithError() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  }

  override func tearDownWithError() throws {
    if FileManager.default.fileExists(atPath: directory.path) {
      try FileManager.default.removeItem(at: directory)
    }
  }

  private func files() throws -> [URL] {
    try FileManager.default.contentsOfDirectory(at: directory, includingPropertiesForKeys: nil)
  }

  /// A client in process whose reply can be changed, and the requests that reached it.
  private final class Service: Sendable {
    let outcome: LockedValue<Result<HTTPResponse, HTTPFailure>>
    let requests = LockedValue<[HTTPRequest]>([])

    init(_ response: HTTPResponse) {
      outcome = LockedValue(.success(response))
    }

    var client: HTTPClient {
      HTTPClient { [self] request in
        requests.change { $0.append(request) }
        return try outcome.value.get()
      }
    }
  }

  private func address(_ path: String = "/") throws -> URL {
    try XCTUnwrap(URL(string: "https://shop.example\(path)"))
  }

  private func reply(_ body: String, status: Int = 200, _ headers: HTTPHeaders = [:]) throws -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: Data(body.utf8), url: try address())
  }

  private func cached(_ service: Service, keyingOnBody: Bool = false, byteLimit: Int = 1 << 20) -> HTTPClient
  {
    service.client.cached(
      in: HTTPCache(directory: directory, byteLimit: byteLimit), maxAge: 60, offlineAge: 3600,
      keyingOnBody: keyingOnBody, time: time.source)
  }

  // MARK: Over the network

  func testAnOldReplyIsConfirmedByItsTag() async throws {
    let server = try MisbehavingServer { request in
      request["If-None-Match"] == "\"v1\"" && request["If-Modified-Since"] == "Sun, 06 Nov 1994 08:49:37 GMT"
        ? .reply(304, [("ETag", "\"v1\""), ("X-Answer", "second")])
        : .reply(
          200,
          [("ETag", "\"v1\""), ("Last-Modified", "Sun, 06 Nov 1994 08:49:37 GMT"), ("X-Answer", "first")],
          Data("tree".utf8))
    }
    defer { server.stop() }
    let client = network.cached(
      in: HTTPCache(directory: directory), maxAge: 60, offlineAge: 3600, time: time.source)
    let request = try HTTPRequest(url: server.url())

    let first = try await client.send(request)
    XCTAssertEqual(first.origin, .network)
    let storedAt = time.now
    time.advance(59)
    let fresh = try await client.send(request)
    XCTAssertEqual(fresh.origin, .cache(storedAt: storedAt))
    XCTAssertEqual(server.requests.count, 1)
    time.advance(2)
    let confirmed = try await client.send(request)
    XCTAssertEqual(confirmed.origin, .cache(storedAt: time.now))
    XCTAssertEqual(confirmed.status, 200)
    XCTAssertEqual(confirmed.body, Data("tree".utf8))
    XCTAssertEqual(confirmed.headers["X-Answer"], "second")
    XCTAssertEqual(server.requests.count, 2)
    time.advance(59)
    _ = try await client.send(request)
    XCTAssertEqual(server.requests.count, 2)
  }

  func testTheLastGoodReplyIsHandedOutWhenTheServerIsGone() async throws {
    let server = try MisbehavingServer(always: .reply(200, [], Data("tree".utf8)))
    let client = network.cached(
      in: HTTPCache(directory: directory), maxAge: 60, offlineAge: 3600, time: time.source)
    let request = try HTTPRequest(url: server.url())
    _ = try await client.send(request)
    let storedAt = time.now
    server.stop()
    time.advance(3600)
    let copy = try await client.send(request)
    XCTAssertEqual(copy.origin, .offlineCopy(storedAt: storedAt))
    XCTAssertEqual(copy.body, Data("tree".utf8))
    time.advance(1)
    await assertFailure(.offline(host: "127.0.0.1")) { try await client.send(request) }
    XCTAssertEqual(try files(), [])
  }

  // MARK: What is handed out when

  func testOnlyAFaultOfTheServiceOrTheNetworkBringsTheCopy() async throws {
    let service = Service(try reply("good"))
    let client = cached(service)
    let request = HTTPRequest(url: try address())
    _ = try await client.send(request)
    time.advance(100)
    let passing: [Result<HTTPResponse, HTTPFailure>] = [
      .failure(.offline(host: "shop.example")), .failure(.timeout(20)), .success(try reply("", status: 500)),
      .success(try reply("", status: 503)),
    ]
    for outcome in passing {
      service.outcome.value = outcome
      let copy = try await client.send(request)
      XCTAssertEqual(copy.body, Data("good".utf8))
      guard case .offlineCopy = copy.origin else { return XCTFail("\(copy.origin)") }
    }
    for status in [400, 401, 403, 404, 429] {
      service.outcome.value = .success(try reply("bad", status: status))
      let response = try await client.send(request)
      XCTAssertEqual(response.status, status)
    }
    for failure: HTTPFailure in [.tls(host: "a"), .cancelled, .tooLarge(limit: 1), .undecodable("x")] {
      service.outcome.value = .failure(failure)
      await assertFailure(failure) { try await client.send(request) }
    }
  }

  func testARefreshAsksAlthoughTheReplyIsFresh() async throws {
    let service = Service(try reply("tree", ["ETag": "\"1\""]))
    let client = cached(service)
    _ = try await client.send(HTTPRequest(url: try address()))
    let refresh = HTTPRequest(url: try address(), headers: ["Cache-Control": "no-cache"])
    _ = try await client.send(refresh)
    XCTAssertEqual(service.requests.value.count, 2)
    XCTAssertEqual(service.requests.value[1].headers["If-None-Match"], "\"1\"")
  }

  func testTheServicesOwnShorterAgeCounts() async throws {
    let service = Service(try reply("tree", ["Cache-Control": "private, max-age=10"]))
    let client = cached(service)
    for advance in [0.0, 9, 2] {
      time.advance(advance)
      _ = try await client.send(HTTPRequest(url: try address()))
    }
    XCTAssertEqual(service.requests.value.count, 2)
  }

  func testAReplyFromTheFutureIsAskedFor() async throws {
    let service = Service(try reply("tree"))
    let client = cached(service)
    _ = try await client.send(HTTPRequest(url: try address()))
    time.advance(-1000)
    _ = try await client.send(HTTPRequest(url: try address()))
    XCTAssertEqual(service.requests.value.count, 2)
  }

  // MARK: What is kept

  func testFailuresAndWebPagesDoNotReplaceAGoodReply() async throws {
    let service = Service(try reply("good"))
    let client = service.client.cached(
      in: HTTPCache(directory: directory), maxAge: 60, offlineAge: 3600, time: time.source,
      isGood: { $0.body != Data("{".utf8) })
    let request = HTTPRequest(url: try address())
    _ = try await client.send(request)
    let bad = [
      try reply("no", status: 404), try reply("<html>sign in</html>"), try reply("part", status: 206),
      try reply("{"), try reply("secret", ["Cache-Control": "no-store"]),
    ]
    for response in bad {
      time.advance(100)
      service.outcome.value = .success(response)
      let handedOut = try await client.send(request)
      XCTAssertEqual(handedOut, response)
    }
    service.outcome.value = .failure(.offline(host: "shop.example"))
    let copy = try await client.send(request)
    XCTAssertEqual(copy.body, Data("good".utf8))
  }

  func testRepliesOfOtherRequestsAreNotMixedUp() async throws {
    let service = Service(try reply("one"))
    let client = cached(service, keyingOnBody: true)
    let requests = [
      HTTPRequest(url: try address()), HTTPRequest(url: try address("/?q=1")),
      HTTPRequest(url: try address(), headers: ["Accept-Language": "de"]),
      HTTPRequest(url: try address(), credential: .header("X-Key", "a")),
      HTTPRequest(url: try address(), credential: .header("X-Key", "b")),
      HTTPRequest(url: try address(), credential: .query("X-Key", "b")),
      HTTPRequest(method: .post, url: try address(), body: Data("{\"mode\":\"buy\"}".utf8)),
      HTTPRequest(method: .post, url: try address(), body: Data("{\"mode\":\"rent\"}".utf8)),
    ]
    for request in requests { _ = try await client.send(request) }
    XCTAssertEqual(service.requests.value.count, requests.count)
    for request in requests { _ = try await client.send(request) }
    XCTAssertEqual(service.requests.value.count, requests.count)
    XCTAssertEqual(try files().count, requests.count)
  }

  func testAPostIsNotKeptUnlessAskedFor() async throws {
    let service = Service(try reply("one"))
    let client = cached(service)
    for _ in 0..<2 { _ = try await client.send(HTTPRequest(method: .post, url: try address())) }
    XCTAssertEqual(service.requests.value.count, 2)
  }

  func testTheCredentialIsNowhereOnDisk() async throws {
    let echo = #"{"canonicalUrl":"/v1/products?apiKey=s3cret&page=1","total":1}"#
    let service = Service(try reply(echo, ["Link": "</next?apiKey=s3cret>", "Set-Cookie": "id=1"]))
    let client = cached(service)
    let request = HTTPRequest(url: try address(), credential: .query("apiKey", "s3cret"))
    let first = try await client.send(request)
    XCTAssertEqual(first.body, Data(echo.utf8))
    let file = try XCTUnwrap(try files().first)
    let content = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    XCTAssertFalse((file.lastPathComponent + content).contains("s3cret"), content)
    XCTAssertFalse(content.contains("id=1"))
    let copy = try await client.send(request)
    XCTAssertEqual(
      String(decoding: copy.body, as: UTF8.self),
      #"{"canonicalUrl":"/v1/products?apiKey=•••&page=1","total":1}"#)
  }

  func testAReplyThatShowsTheCredentialInTheOpenIsNotKept() async throws {
    let service = Service(try reply(#"{"yourKey":"s3cret"}"#))
    let client = cached(service)
    for credential: HTTPCredential in [.query("apiKey", "s3cret"), .header("X-Key", "s3cret")] {
      _ = try await client.send(HTTPRequest(url: try address(), credential: credential))
    }
    XCTAssertFalse(FileManager.default.fileExists(atPath: directory.path))
  }

  // MARK: The files

  func testADamagedFileIsThrownAwayAndFetchedOnceMore() async throws {
    let service = Service(try reply("a reply of some length", ["ETag": "\"1\""]))
    let client = cached(service)
    let request = HTTPRequest(url: try address())
    _ = try await client.send(request)
    let file = try XCTUnwrap(try files().first)
    let whole = try Data(contentsOf: file)
    var flipped = whole
    flipped[whole.count - 3] ^= 1
    var asked = 1
    for content in [flipped, whole.dropLast(), whole.prefix(30), Data(), Data("junk".utf8)] {
      try content.write(to: file)
      let response = try await client.send(request)
      asked += 1
      XCTAssertEqual(response.origin, .network)
      XCTAssertEqual(service.requests.value.count, asked)
      XCTAssertNil(service.requests.value.last?.headers["If-None-Match"])
      XCTAssertEqual(try Data(contentsOf: file).count, whole.count)
    }
  }

  func testEveryFlippedByteOfAFileIsNoticed() throws {
    let reply = StoredReply(response: try reply("body", ["ETag": "\"1\""]), storedAt: time.now)
    let content = try reply.encoded()
    XCTAssertEqual(StoredReply(content), reply)
    for index in content.indices {
      var damaged = content
      damaged[index] ^= 4
      XCTAssertNil(StoredReply(damaged), "byte \(index)")
      XCTAssertNil(StoredReply(content.prefix(index)), "the first \(index) bytes")
    }
  }

  func testTheFilesStayWithinTheirLimit() async throws {
    let service = Service(try reply(String(repeating: "x", count: 10_000)))
    let limit = 50_000
    let client = cached(service, byteLimit: limit)
    for number in 0..<50 { _ = try await client.send(HTTPRequest(url: try address("/\(number)"))) }
    let size = try files().reduce(0) { try $0 + Data(contentsOf: $1).count }
    XCTAssertLessThanOrEqual(size, limit)
    XCTAssertGreaterThan(size, limit / 2)
    service.outcome.value = .success(try reply(String(repeating: "x", count: limit)))
    _ = try await client.send(HTTPRequest(url: try address("/large")))
    XCTAssertEqual(try files().reduce(0) { try $0 + Data(contentsOf: $1).count }, size)
  }

  func testADirectoryThatCannotBeWrittenIsReportedAndCostsNoReply() async throws {
    try Data().write(to: directory)
    let reported = LockedValue(0)
    let service = Service(try reply("tree"))
    let cache = HTTPCache(directory: directory, report: { _ in reported.change { $0 += 1 } })
    let client = service.client.cached(in: cache, maxAge: 60, offlineAge: 60, time: time.source)
    let response = try await client.send(HTTPRequest(url: try address()))
    XCTAssertEqual(response.body, Data("tree".utf8))
    XCTAssertGreaterThan(reported.value, 0)
  }

  func testTheCopySurvivesTheProcess() async throws {
    let service = Service(try reply("tree"))
    _ = try await cached(service).send(HTTPRequest(url: try address()))
    let again = try await cached(service).send(HTTPRequest(url: try address()))
    XCTAssertEqual(again.origin, .cache(storedAt: time.now))
  }

  // MARK: Cache-Control

  func testCacheControlIsReadLeniently() {
    XCTAssertTrue(CacheControl("no-store").forbidsStoring)
    XCTAssertTrue(CacheControl(" Private , NO-STORE").forbidsStoring)
    XCTAssertEqual(CacheControl("no-cache").maxAge, 0)
    XCTAssertEqual(CacheControl("no-cache, max-age=60").maxAge, 0)
    XCTAssertEqual(CacheControl("max-age=\"60\"").maxAge, 60)
    XCTAssertNil(CacheControl("max-age=soon, x-max-age=3").maxAge)
    XCTAssertNil(CacheControl("max-age=-1").maxAge)
    XCTAssertNil(CacheControl(nil).maxAge)
  }
}
