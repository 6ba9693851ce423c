import HTTP
import XCTest

final class FailureTextTests: XCTestCase {
  func testEachFailureSaysWhatHappenedAndWhatToDo() {
    let texts: [(HTTPFailure, String)] = [
      (
        .offline(host: "api.shop.example"),
        "api.shop.example cannot be reached. Check your internet connection and try again."
      ),
      (
        .offline(host: "127.0.0.1"),
        "The server on this machine (127.0.0.1) does not answer. Check that it is running, and that the "
          + "address and port are right."
      ),
      (
        .timeout(20),
        "There was no answer within 20 seconds. The connection or the service is slow: try again."
      ),
      (
        .status(401, message: nil, retryAfter: nil),
        "The service refused the key (401). Check the key, or set one."
      ),
      (
        .status(403, message: "Unknown key", retryAfter: nil),
        "The service refused the request (403). It says: “Unknown key” Check the key; if it is right, its "
          + "quota may be used up: try again later."
      ),
      (
        .status(429, message: nil, retryAfter: 30),
        "The service got too many requests (429). Try again in 30 seconds."
      ),
      (
        .status(429, message: nil, retryAfter: nil),
        "The service got too many requests (429). Try again in a minute."
      ),
      (
        .status(503, message: nil, retryAfter: 600),
        "The service has a fault of its own (503). Try again in 10 minutes."
      ),
      (
        .tooLarge(limit: 16 << 20),
        "The answer is larger than 16 megabytes and was not taken. Ask for less."
      ),
      (
        .undecodable("the reply is a web page instead of data"),
        "The answer could not be read: the reply is a web page instead of data. Try again later; in a public "
          + "network, sign in to it first."
      ),
      (
        .redirect("it redirects more than 5 times"),
        "The answer was not followed: it redirects more than 5 times. Check the server's address."
      ),
    ]
    for (failure, text) in texts {
      XCTAssertEqual(failure.text, text)
      XCTAssertEqual(failure.localizedDescription, text)
    }
  }

  func testEveryFailureHasAText() {
    let failures: [HTTPFailure] = [
      .tls(host: "a.example"), .cancelled, .invalidRequest("It has no host."), .offline(host: ""),
      .status(404, message: nil, retryAfter: nil), .status(418, message: nil, retryAfter: nil),
      .status(302, message: nil, retryAfter: nil), .timeout(.infinity), .timeout(0.2), .timeout(-.infinity),
      .status(429, message: nil, retryAfter: 1e300), .tooLarge(limit: 0), .tooLarge(limit: 2_000),
    ]
    for failure in failures {
      XCTAssertTrue(failure.text.hasSuffix("."), failure.text)
      XCTAssertFalse(failure.text.contains("  "), failure.text)
    }
  }
}
