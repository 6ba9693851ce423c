import Formatting
import Foundation
import HTTP
import XCTest

final class FailureLanguageTests: XCTestCase {
  func testAFailureIsToldInGerman() {
    Language.$override.withValue(.german) {
      XCTAssertEqual(
        HTTPFailure.status(429, message: "Slow down", retryAfter: 1).text,
        "Der Dienst hat zu viele Anfragen bekommen (429). Er meldet: „Slow down“ "
          + "Versuchen Sie es in 1 Sekunde noch einmal.")
      XCTAssertEqual(
        HTTPFailure.tooLarge(limit: 16 << 20).text,
        "Die Antwort ist größer als 16 Megabyte und wurde nicht angenommen. Fragen Sie nach weniger.")
    }
  }

  func testTheReasonOfAFailureIsToldInFrenchToo() throws {
    let url = try XCTUnwrap(URL(string: "https://shop.example/"))
    let reply = HTTPResponse(status: 200, headers: HTTPHeaders(), body: Data("<html>".utf8), url: url)
    try Language.$override.withValue(.french) {
      XCTAssertThrowsError(try reply.decode([String].self)) { error in
        XCTAssertEqual(
          error.localizedDescription,
          "La réponse n’a pas pu être lue\u{A0}: la réponse est une page web et non des données. "
            + "Réessayez plus tard\u{202F}; sur un réseau public, identifiez-vous d’abord.")
      }
    }
  }
}
