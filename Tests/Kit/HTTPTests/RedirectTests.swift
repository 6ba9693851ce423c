import Foundation
import XCTest

@testable import HTTP

/// Redirects over the network, and the rule that decides on them.
final class RedirectTests: XCTestCase {
  private let client = HTTPClient.network()
  private let secret = "s3cret+/key"

  // MARK: Over the network

  func testARedirectOnTheSameServerKeepsTheCredential() async throws {
    let server = try MisbehavingServer { request in
      request.path.hasPrefix("/old")
        ? .reply(301, [("Location", "/new?apiKey=s3cret%2B%2Fkey&page=2")]) : .reply(200)
    }
    defer { server.stop() }
    let request = try HTTPRequest(url: server.url("/old"), credential: .query("apiKey", secret))
    let response = try await client.send(request)
    XCTAssertEqual(server.requests.map(\.path).last, "/new?page=2&apiKey=s3cret%2B%2Fkey")
    XCTAssertEqual(response.url.query, "page=2")
  }

  func testNoKeyOrTokenFollowsToAnotherHost() async throws {
    let other = try MisbehavingServer(always: .reply(200, [], Data("arrived".utf8)))
    defer { other.stop() }
    let target = try other.url("/there?apiKey=s3cret%2b%2Fkey&x=1&back=%2Fa%3Fk%3Ds3cret%252B%252Fkey")
    let server = try MisbehavingServer(always: .reply(302, [("Location", target.absoluteString)]))
    defer { server.stop() }
    let headers: HTTPHeaders = ["Authorization": "Bearer \(secret)", "Cookie": secret, "Accept": "a/b"]
    for credential in [HTTPCredential.query("apiKey", secret), .header("X-Busbud-Token", secret)] {
      let response = try await client.send(
        HTTPRequest(url: server.url("/here"), headers: headers, credential: credential))
      XCTAssertEqual(response.body, Data("arrived".utf8))
    }
    XCTAssertEqual(server.requests.count, 2)
    for received in other.requests {
      XCTAssertEqual(received.path, "/there?x=1")
      XCTAssertFalse(received.text.contains("s3cret"), received.text)
      XCTAssertEqual(received["Accept"], "a/b")
    }
    XCTAssertEqual(other.requests.count, 2)
  }

  func testTheCredentialDoesNotComeBackWithTheWayBack() async throws {
    let port = LockedValue<UInt16>(0)
    let home = try MisbehavingServer { request in
      request.path == "/start"
        ? .reply(302, [("Location", "http://127.0.0.1:\(port.value)/away")]) : .reply(200)
    }
    defer { home.stop() }
    let back = try home.url("/end").absoluteString
    let away = try MisbehavingServer(always: .reply(302, [("Location", back)]))
    defer { away.stop() }
    port.value = away.port
    _ = try await client.send(HTTPRequest(url: home.url("/start"), credential: .header("X-Token", secret)))
    XCTAssertEqual(home.requests.map(\.path), ["/start", "/end"])
    XCTAssertEqual(home.requests[0]["X-Token"], secret)
    XCTAssertNil(home.requests[1]["X-Token"])
  }

  func testARedirectLoopEnds() async throws {
    let server = try MisbehavingServer(always: .reply(302, [("Location", "/again")]))
    defer { server.stop() }
    await assertFailure(.redirect("it redirects more than 5 times")) {
      try await client.send(HTTPRequest(url: server.url()))
    }
    XCTAssertEqual(server.requests.count, 6)
  }

  func testRedirectsShareTheTimeOfTheRequest() async throws {
    let server = try MisbehavingServer { request in
      request.path == "/slow" ? .stall : .reply(302, [("Location", "/slow")])
    }
    defer { server.stop() }
    await assertFailure(.timeout(0.2)) {
      try await client.send(HTTPRequest(url: server.url(), timeout: 0.2))
    }
  }

  // MARK: The rule

  private func redirect(
    _ status: Int, from: String = "https://shop.example/a/b?x=1", to location: String?,
    method: HTTPRequest.Method = .get, credential: HTTPCredential? = nil
  ) throws -> HTTPRequest? {
    let url = try XCTUnwrap(URL(string: from))
    let request = HTTPRequest(
      method: method, url: url, headers: ["Content-Type": "application/json"], credential: credential,
      body: method == .post ? Data("{}".utf8) : nil)
    var response = HTTPResponse(status: status, url: url)
    response.headers["location"] = location
    return try RedirectRule.request(after: response, to: request)
  }

  private func assertRefused(
    _ work: @autoclosure () throws -> HTTPRequest?, file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertThrowsError(try work(), file: file, line: line) { error in
      guard case HTTPFailure.redirect(let reason) = error else {
        return XCTFail("\(error)", file: file, line: line)
      }
      XCTAssertFalse(reason.contains("s3cret"), file: file, line: line)
    }
  }

  func testOnlyRedirectsWithALocationAreFollowed() throws {
    for status in [301, 302, 303, 307, 308] {
      XCTAssertEqual(try redirect(status, to: "c")?.url.absoluteString, "https://shop.example/a/c")
      XCTAssertNil(try redirect(status, to: nil))
    }
    for status in [200, 300, 304, 305, 404] { XCTAssertNil(try redirect(status, to: "c")) }
  }

  func testLocationsAreResolvedAndLoseTheirFragment() throws {
    XCTAssertEqual(try redirect(302, to: "/c?y=%2B#top")?.url.absoluteString, "https://shop.example/c?y=%2B")
    XCTAssertEqual(try redirect(302, to: "//other.example/c")?.url.absoluteString, "https://other.example/c")
    XCTAssertEqual(try redirect(302, to: "?y=2")?.url.absoluteString, "https://shop.example/a/b?y=2")
  }

  func testAPostBecomesAGetOrIsRefused() throws {
    let next = try XCTUnwrap(try redirect(303, to: "/c", method: .post))
    XCTAssertEqual(next.method, .get)
    XCTAssertNil(next.body)
    XCTAssertNil(next.headers["Content-Type"])
    for status in [301, 302, 307, 308] { assertRefused(try redirect(status, to: "/c", method: .post)) }
  }

  func testAnInsecureTargetIsRefused() throws {
    assertRefused(try redirect(302, to: "http://shop.example/a"))
    XCTAssertNotNil(try redirect(302, from: "http://shop.example/", to: "https://shop.example/"))
  }

  func testTargetsThatAreNoWebAddressAreRefused() {
    for target in ["file:///etc/passwd", "javascript:alert(1)", "ftp://a.example/", "https://", "data:,x"] {
      assertRefused(try redirect(302, to: target))
    }
  }

  func testTheCredentialStaysWithSchemeHostAndPort() throws {
    let key = HTTPCredential.header("X-Token", secret)
    for target in ["/c", "https://SHOP.example/c", "https://shop.example:443/c"] {
      XCTAssertEqual(try redirect(302, to: target, credential: key)?.credential, key, target)
    }
    for target in ["https://shop.example:8443/", "https://api.shop.example/", "https://shop.example.evil/"] {
      XCTAssertNil(try XCTUnwrap(try redirect(302, to: target, credential: key)).credential, target)
    }
    let upgrade = try redirect(
      302, from: "http://shop.example/", to: "https://shop.example/", credential: key)
    XCTAssertNil(try XCTUnwrap(upgrade).credential)
  }

  func testAnAddressThatShowsTheKeyElsewhereIsRefused() {
    for key in [HTTPCredential.header("X-Token", "s3cret"), .query("apiKey", "s3cret")] {
      assertRefused(try redirect(302, to: "https://other.example/s3cret/", credential: key))
      assertRefused(try redirect(302, to: "https://other.example/%zz/%73%33cret", credential: key))
      assertRefused(try redirect(302, to: "https://s3cret.other.example/", credential: key))
    }
  }

  func testAShortKeyDoesNotSpoilARedirectAtHome() throws {
    let next = try redirect(302, to: "/a/1?page=1&k=1", credential: .query("k", "1"))
    XCTAssertEqual(next?.url.absoluteString, "https://shop.example/a/1?page=1")
  }

  func testAUserNameInTheAddressStaysAtHome() throws {
    let next = try redirect(302, from: "https://u:p@shop.example/", to: "//other.example/c")
    XCTAssertEqual(next?.url.absoluteString, "https://other.example/c")
    let evil = try redirect(302, to: "https://u:p@other.example/c")
    XCTAssertEqual(evil?.url.absoluteString, "https://other.example/c")
  }
}
