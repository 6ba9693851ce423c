import Foundation
import HTTP
import XCTest

final class EncryptionTests: XCTestCase {
  private func url(_ text: String) throws -> URL { try XCTUnwrap(URL(string: text)) }

  func testAnAddressIsTakenOverHTTPSWithItsPortUnlessThatWasTheUsualOne() throws {
    XCTAssertEqual(
      try url("http://shop.test/a?b=c").overHTTPSUnlessLocal.absoluteString, "https://shop.test/a?b=c")
    XCTAssertEqual(
      try url("HTTP://shop.test:80/a").overHTTPSUnlessLocal.absoluteString, "https://shop.test/a")
    XCTAssertEqual(
      try url("http://shop.test:8080/").overHTTPSUnlessLocal.absoluteString, "https://shop.test:8080/")
    XCTAssertEqual(try url("mailto:a@shop.test").overHTTPSUnlessLocal.absoluteString, "mailto:a@shop.test")
  }

  func testAnAddressOfTheWebHasASchemeAndAHostOfItsOwn() throws {
    for text in ["http://shop.test", "HTTPS://shop.test/a", "https://127.0.0.1:80/"] {
      XCTAssertTrue(try url(text).isWebAddress, text)
    }
    for text in ["ftp://shop.test", "javascript:alert(1)", "https:", "https:///a", "/a", "shop.test"] {
      XCTAssertFalse(try url(text).isWebAddress, text)
    }
  }

  func testThisMachineNeedsNoEncryption() throws {
    for host in ["127.0.0.1", "127.8.9.1", "localhost", "LOCALHOST", "shop.localhost", "[::1]"] {
      XCTAssertTrue(URL.isThisMachine(host: host), host)
      let local = try url("http://\(host):8017/a")
      XCTAssertEqual(local.overHTTPSUnlessLocal, local)
    }
    for host in ["127.0.0.1.test", "128.0.0.1", "localhost.test", "127.0.0", "127.0.0.256", "::2"] {
      XCTAssertFalse(URL.isThisMachine(host: host), host)
    }
  }
}
