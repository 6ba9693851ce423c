import Foundation
import HTTP
import XCTest

/// The network client against servers that fail in all the ways that servers have.
final class FailingNetworkTests: XCTestCase {
  private let client = HTTPClient.network()

  private struct Item: Decodable, Equatable {
    let name: String
  }

  // MARK: No connection

  func testARefusedConnectionIsOffline() async throws {
    let url = try XCTUnwrap(URL(string: "http://127.0.0.1:\(portNobodyListensOn())/"))
    await assertFailure(.offline(host: "127.0.0.1")) { try await client.send(HTTPRequest(url: url)) }
  }

  func testAnUnknownHostIsOffline() async throws {
    let url = try XCTUnwrap(URL(string: "http://nobody.invalid/"))
    await assertFailure(.offline(host: "nobody.invalid")) {
      try await client.send(HTTPRequest(url: url, timeout: 10))
    }
  }

  func testAServerThatSpeaksNoTLSIsATLSFailure() async throws {
    let server = try MisbehavingServer(always: .reply(200))
    defer { server.stop() }
    let url = try XCTUnwrap(URL(string: "https://127.0.0.1:\(server.port)/"))
    await assertFailure(.tls(host: "127.0.0.1")) { try await client.send(HTTPRequest(url: url)) }
  }

  // MARK: Broken replies

  func testAStallIsATimeoutOfTheWholeExchange() async throws {
    let server = try MisbehavingServer(always: .stall)
    defer { server.stop() }
    let start = DispatchTime.now().uptimeNanoseconds
    await assertFailure(.timeout(0.2)) {
      try await client.send(HTTPRequest(url: server.url(), timeout: 0.2))
    }
    let seconds = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    XCTAssertGreaterThanOrEqual(seconds, 0.2)
    XCTAssertLessThan(seconds, 2)
    await server.clientLeft()
  }

  func testABodyThatNeverEndsIsATimeoutToo() async throws {
    let head = Data("HTTP/1.1 200 OK\r\n\r\n".utf8)
    let server = try MisbehavingServer(always: .endless(head, repeating: Data("x".utf8)))
    defer { server.stop() }
    await assertFailure(.timeout(0.2)) {
      try await client.send(HTTPRequest(url: server.url(), timeout: 0.2, bodyLimit: 1 << 30))
    }
  }

  func testAResetInMidBodyIsOffline() async throws {
    let start = Data("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nonly this".utf8)
    let server = try MisbehavingServer(always: .reset(after: start))
    defer { server.stop() }
    await assertFailure(.offline(host: "127.0.0.1")) {
      try await client.send(HTTPRequest(url: server.url()))
    }
  }

  func testABodyShorterThanAnnouncedIsOffline() async throws {
    for head in [
      "Content-Length: 1000\r\n\r\nonly this", "Transfer-Encoding: chunked\r\n\r\n9\r\nonly this\r\n",
    ] {
      let server = try MisbehavingServer(always: .raw(Data("HTTP/1.1 200 OK\r\n\(head)".utf8)))
      defer { server.stop() }
      await assertFailure(.offline(host: "127.0.0.1")) {
        try await client.send(HTTPRequest(url: server.url()))
      }
    }
  }

  func testAReplyThatIsNotHTTPIsUndecodable() async throws {
    let server = try MisbehavingServer(always: .raw(Data("220 mail.example ESMTP\r\n".utf8)))
    defer { server.stop() }
    do {
      _ = try await client.send(HTTPRequest(url: server.url()))
      XCTFail("it was taken for a reply")
    } catch HTTPFailure.undecodable {}
  }

  func testAHeaderWithoutEndIsRefused() async throws {
    let field = Data("X-Noise: \(String(repeating: "x", count: 1_000))\r\n".utf8)
    let server = try MisbehavingServer(always: .endless(Data("HTTP/1.1 200 OK\r\n".utf8), repeating: field))
    defer { server.stop() }
    do {
      _ = try await client.send(HTTPRequest(url: server.url(), timeout: 10))
      XCTFail("it was taken")
    } catch HTTPFailure.undecodable {} catch HTTPFailure.offline {}
    await server.clientLeft()
  }

  // MARK: Too much

  func testAnEndlessBodyEndsAtTheLimit() async throws {
    let server = try MisbehavingServer(
      always: .endless(
        Data("HTTP/1.1 200 OK\r\n\r\n".utf8), repeating: Data(repeating: 120, count: 16 << 10)))
    defer { server.stop() }
    let limit = 1 << 20
    await assertFailure(.tooLarge(limit: limit)) {
      try await client.limited(to: limit).send(HTTPRequest(url: server.url()))
    }
    await server.clientLeft()
  }

  func testAGzipBombEndsAtTheLimit() async throws {
    let bomb = Gzip.bomb(64 << 20)
    XCTAssertLessThan(bomb.count, 1 << 20)
    let server = try MisbehavingServer(always: .reply(200, [("Content-Encoding", "gzip")], bomb))
    defer { server.stop() }
    await assertFailure(.tooLarge(limit: 2 << 20)) {
      try await client.limited(to: 2 << 20).send(HTTPRequest(url: server.url()))
    }
  }

  func testABodyOfJustTheLimitIsTaken() async throws {
    let body = Data(repeating: 1, count: 70_000)
    let server = try MisbehavingServer { request in
      request.path == "/gzip"
        ? .reply(200, [("Content-Encoding", "gzip")], Gzip.stored(body.prefix(60_000)))
        : .reply(200, [], body)
    }
    defer { server.stop() }
    let plain = try await client.send(HTTPRequest(url: server.url("/plain"), bodyLimit: 70_000))
    XCTAssertEqual(plain.body, body)
    let gzip = try await client.send(HTTPRequest(url: server.url("/gzip"), bodyLimit: 60_000))
    XCTAssertEqual(gzip.body.count, 60_000)
    await assertFailure(.tooLarge(limit: 69_999)) {
      try await client.send(HTTPRequest(url: server.url("/plain"), bodyLimit: 69_999))
    }
    await assertFailure(.tooLarge(limit: 59_999)) {
      try await client.send(HTTPRequest(url: server.url("/gzip"), bodyLimit: 59_999))
    }
  }

  // MARK: Compression

  func testGzipIsAskedForAndDecompressed() async throws {
    let text = Data(#"{"name":"lamp"}"#.utf8)
    let server = try MisbehavingServer(always: .reply(200, [("Content-Encoding", "gzip")], Gzip.stored(text)))
    defer { server.stop() }
    let response = try await client.send(HTTPRequest(url: server.url()))
    XCTAssertEqual(response.body, text)
    XCTAssertNil(response.headers["Content-Encoding"])
    XCTAssertEqual(try response.decode(Item.self), Item(name: "lamp"))
    let accepted = try XCTUnwrap(server.requests.first?["Accept-Encoding"])
    XCTAssertTrue(accepted.contains("gzip"), accepted)
  }

  func testGzipOfTwoMembersIsDecompressedWhole() async throws {
    let members = Gzip.stored(Data("one ".utf8)) + Gzip.stored(Data("two".utf8))
    let server = try MisbehavingServer(always: .reply(200, [("Content-Encoding", "gzip")], members))
    defer { server.stop() }
    let response = try await client.send(HTTPRequest(url: server.url()))
    XCTAssertEqual(String(decoding: response.body, as: UTF8.self), "one two")
  }

  func testGzipThatIsCutOffOrDamagedIsUndecodable() async throws {
    let whole = Gzip.stored(Data(repeating: 120, count: 5_000))
    var damaged = whole
    damaged[2_000] ^= 1
    let bodies = [
      whole.prefix(5), whole.prefix(whole.count / 2), whole.dropLast(), whole.dropLast(9), damaged,
      Data("not compressed at all".utf8), whole + Data("junk".utf8),
    ]
    let server = try MisbehavingServer { request in
      let index = Int(request.path.dropFirst()) ?? 0
      return .reply(200, [("Content-Encoding", "gzip")], Data(bodies[index]))
    }
    defer { server.stop() }
    for index in bodies.indices {
      do {
        _ = try await client.send(HTTPRequest(url: server.url("/\(index)")))
        XCTFail("body \(index) was taken")
      } catch HTTPFailure.undecodable {}
    }
  }

  func testAnEmptyReplyThatClaimsToBeGzipIsEmpty() async throws {
    let server = try MisbehavingServer(always: .reply(200, [("Content-Encoding", "gzip")]))
    defer { server.stop() }
    let response = try await client.send(HTTPRequest(url: server.url()))
    XCTAssertEqual(response.body, Data())
  }

  // MARK: The wrong content

  func testGarbageAndWebPagesAreUndecodable() async throws {
    let page = "\n <!DOCTYPE html><html><body>Please sign in to the Wi-Fi</body></html>"
    let cases = [
      ("{\"name\": \"la", "the reply is not valid JSON"),
      ("\u{0}\u{1}\u{2}", "the reply is not valid JSON"),
      (page, "the reply is a web page instead of data"),
      ("", "the reply is empty"),
      ("{\"name\": 7}", "name has another type than expected"),
      ("{}", "name is missing"),
    ]
    for (body, reason) in cases {
      let fields = [("Content-Type", "application/json")]
      let server = try MisbehavingServer(always: .reply(200, fields, Data(body.utf8)))
      defer { server.stop() }
      let response = try await client.send(HTTPRequest(url: server.url()))
      XCTAssertThrowsError(try response.decode(Item.self)) { error in
        XCTAssertEqual(error as? HTTPFailure, .undecodable(reason))
      }
    }
  }

  func testJSONOfAWrongContentTypeIsDecoded() async throws {
    let fields = [("Content-Type", "text/plain")]
    let server = try MisbehavingServer(always: .reply(200, fields, Data(#"{"name":"lamp"}"#.utf8)))
    defer { server.stop() }
    let response = try await client.send(HTTPRequest(url: server.url()))
    XCTAssertEqual(try response.decode(Item.self), Item(name: "lamp"))
  }
}
