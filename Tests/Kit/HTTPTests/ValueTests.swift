import Foundation
import XCTest

@testable import HTTP

/// Requests, credentials and headers as values.
final class ValueTests: XCTestCase {
  private func url(_ text: String) throws -> URL {
    try XCTUnwrap(URL(string: text))
  }

  // MARK: Percent-encoding

  func testEverythingButUnreservedCharactersIsEncoded() {
    XCTAssertEqual("AZaz09-._~".percentEncoded, "AZaz09-._~")
    XCTAssertEqual("a+b/c=d&e f".percentEncoded, "a%2Bb%2Fc%3Dd%26e%20f")
    XCTAssertEqual(
      "!*'();:@$,?#[]%\"<>\\^`{|}".percentEncoded.contains { "!*'();:@$,?#[]\"".contains($0) }, false)
    XCTAssertEqual("café".percentEncoded, "caf%C3%A9")
    XCTAssertEqual("日本".percentEncoded, "%E6%97%A5%E6%9C%AC")
    XCTAssertEqual("👟".percentEncoded, "%F0%9F%91%9F")
    XCTAssertEqual("\u{0}\n".percentEncoded, "%00%0A")
    XCTAssertEqual("".percentEncoded, "")
  }

  func testEncodingAndDecodingLeaveTheTextAsItWas() {
    for text in ["AoE/+Q==", "100%", "TV (65\")", "e\u{301}", "日本 👟", "%41"] {
      XCTAssertEqual(text.percentEncoded.removingPercentEncoding, text)
      XCTAssertEqual(text.percentEncoded.lenientlyPercentDecoded, text)
    }
    XCTAssertEqual("100% %41%4 %zz%c3%a9".lenientlyPercentDecoded, "100% A%4 %zzé")
  }

  // MARK: Requests

  func testAPathAndAQueryAreAddedToTheBase() throws {
    let bases = ["https://shop.example", "https://shop.example/", "https://shop.example?x=1#top"]
    for base in bases {
      let request = try HTTPRequest(
        base: url(base), path: "/v1/products(search=caf%C3%A9)", query: [("cursorMark", "A+/="), ("a", "")])
      XCTAssertEqual(
        request.url.absoluteString,
        "https://shop.example/v1/products(search=caf%C3%A9)?cursorMark=A%2B%2F%3D&a=")
    }
    let prefixed = try HTTPRequest(base: url("http://127.0.0.1:8080/shops//"), path: "/v1")
    XCTAssertEqual(prefixed.url.absoluteString, "http://127.0.0.1:8080/shops/v1")
  }

  func testABaseWithoutHostIsRefused() throws {
    XCTAssertThrowsError(try HTTPRequest(base: url("/v1"), path: "/x")) { error in
      guard case HTTPFailure.invalidRequest = error else { return XCTFail("\(error)") }
    }
  }

  // MARK: Replies

  func testOnlyACopyForWantOfTheServiceIsAnOfflineCopy() {
    let stored = Date(timeIntervalSince1970: 5)
    XCTAssertFalse(HTTPResponse.Origin.network.isOfflineCopy)
    XCTAssertFalse(HTTPResponse.Origin.cache(storedAt: stored).isOfflineCopy)
    XCTAssertTrue(HTTPResponse.Origin.offlineCopy(storedAt: stored).isOfflineCopy)
  }

  // MARK: Credentials

  func testACredentialIsNeverShown() throws {
    let address = try url("https://shop.example/?page=1")
    for credential: HTTPCredential in [.header("X-Key", "s3cret"), .query("apiKey", "s3cret")] {
      let request = HTTPRequest(url: address, credential: credential)
      let response = HTTPResponse(status: 200, url: request.url)
      let failures: [HTTPFailure] = [
        .offline(host: address.host ?? ""),
        .status(400, message: credential.redacting("bad s3cret"), retryAfter: nil),
      ]
      let values: [Any] = [credential, request, response, failures, [request], Optional(request) as Any]
      for value in values {
        var dumped = ""
        dump(value, to: &dumped)
        for text in [dumped, "\(value)", String(describing: value), String(reflecting: value)] {
          XCTAssertFalse(text.contains("s3cret"), text)
        }
      }
    }
    XCTAssertEqual("\(HTTPCredential.header("X-Key", "s3cret"))", "X-Key: •••")
    XCTAssertEqual("\(HTTPCredential.query("apiKey", "s3cret"))", "apiKey=•••")
  }

  func testApplyingACredentialPutsItInItsPlaceOnce() throws {
    let plain = HTTPRequest(url: try url("https://shop.example/a"), headers: ["x-key": "old"])
    var request = plain
    XCTAssertEqual(request.withCredentialApplied(), plain)
    request.credential = .header("X-Key", "new")
    let header = request.withCredentialApplied()
    XCTAssertEqual(header.headers.fields, [HTTPHeaders.Field("X-Key", "new")])
    XCTAssertNil(header.credential)
    request.credential = .query("api key", "a+b")
    XCTAssertEqual(
      request.withCredentialApplied().url.absoluteString, "https://shop.example/a?api%20key=a%2Bb")
  }

  func testAnEmptyCredentialBlotsOutNothing() {
    XCTAssertEqual(HTTPCredential.query("apiKey", "").redacting("text"), "text")
  }

  // MARK: Headers

  func testNamesAreComparedWithoutRegardToCase() {
    var headers: HTTPHeaders = ["Content-Type": "a", "X-One": "1"]
    XCTAssertEqual(headers["content-TYPE"], "a")
    XCTAssertNil(headers["Content-Typ"])
    headers["CONTENT-type"] = "b"
    XCTAssertEqual(headers.fields.map(\.value), ["1", "b"])
    headers.append("x-one", "2")
    XCTAssertEqual(headers["X-ONE"], "1")
    headers["x-One"] = nil
    XCTAssertEqual(headers.fields.count, 1)
    // Only letters have a case: these differ by the same bit as a letter and its capital.
    XCTAssertNil((["x[": "1"] as HTTPHeaders)["x{"])
  }

  // MARK: Sources

  func testASourceIsReadFromItsText() throws {
    XCTAssertEqual(ServiceSource("demo"), .demo)
    XCTAssertEqual(ServiceSource("live"), .live)
    XCTAssertEqual(ServiceSource("http://127.0.0.1:8080/x"), .server(try url("http://127.0.0.1:8080/x")))
    for text in [
      "", "Demo", "ftp://a.example", "shop.example", "http://", "file:///etc", "http://me@a.example",
      "http://me:secret@a.example", "http://a.example?k=1", "http://127.0.0.1:0", "http://127.0.0.1:99999",
    ] {
      XCTAssertNil(ServiceSource(text), text)
    }
    for text in ["demo", "live", "https://shop.example"] {
      XCTAssertEqual(ServiceSource(text)?.description, text)
    }
  }

  func testAPathThatIsNotEncodedIsRefusedInsteadOfTrapping() throws {
    for path in ["/a b", "/a?b", "/a#b", "/ä", "/50%", "/[x]"] {
      XCTAssertThrowsError(try HTTPRequest(base: url("https://a.example"), path: path), path)
    }
  }

  // MARK: Time

  func testNoPauseIsTooLongOrTooShortForTheClock() async throws {
    for seconds in [-1, 0, -.infinity] as [TimeInterval] { try await TimeSource.system.pause(seconds) }
    let endless = Task { try await TimeSource.system.pause(.infinity) }
    endless.cancel()
    do {
      try await endless.value
      XCTFail("the pause ended")
    } catch is CancellationError {}
  }
}
