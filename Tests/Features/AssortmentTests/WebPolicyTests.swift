import XCTest

@testable import Assortment

final class WebPolicyTests: XCTestCase {
  private func decide(
    _ address: String, _ target: WebPolicy.Target = .mainFrame, gesture: Bool = true,
    from host: String? = "www.bonprix.de"
  ) -> WebPolicy.Decision {
    WebPolicy.decide(
      WebPolicy.Navigation(
        url: URL(string: address), target: target, isUserGesture: gesture, currentHost: host))
  }

  private func url(_ text: String) throws -> URL { try XCTUnwrap(URL(string: text)) }

  func testPagesAndFramesLoadHere() {
    for target in [WebPolicy.Target.mainFrame, .subFrame] {
      XCTAssertEqual(decide("https://www.bonprix.de/a", target), .init(.loadHere, because: .webPage))
      XCTAssertEqual(decide("https://pay.example/", target), .init(.loadHere, because: .webPage))
    }
    XCTAssertEqual(decide("http://alt.example/", .subFrame), .init(.loadHere, because: .webPage))
  }

  func testCallsMailsAndMapsGoToTheSystem() throws {
    for address in ["mailto:a@b.de", "tel:+49401234", "sms:123", "maps:?q=Hamburg", "TEL:1"] {
      let expected = WebPolicy.Decision(.handToSystem(try url(address)), because: .contact)
      XCTAssertEqual(decide(address), expected)
      XCTAssertEqual(decide(address, gesture: false), expected)
      XCTAssertEqual(decide(address, .newWindow), expected)
      XCTAssertEqual(decide(address, .subFrame), expected)
      XCTAssertEqual(decide(address, .subFrame, gesture: false), .init(.refuse, because: .notAskedFor))
    }
  }

  func testUnknownSchemesGoToTheSystemOnlyWhenTheUserAsked() throws {
    for address in ["itms-apps://itunes.apple.com/app/id1", "whatsapp://send", "intent://x#Intent;end"] {
      XCTAssertEqual(decide(address), .init(.handToSystem(try url(address)), because: .otherApp))
      XCTAssertEqual(decide(address, gesture: false), .init(.refuse, because: .notAskedFor))
    }
  }

  func testPlainHTTPIsUpgraded() throws {
    XCTAssertEqual(
      decide("http://www.bonprix.de:80/a?b#c"),
      .init(.upgradeToHTTPS(try url("https://www.bonprix.de/a?b#c")), because: .notEncrypted))
  }

  func testThisMachineNeedsNoEncryption() throws {
    for address in ["http://127.0.0.1:8080/a", "http://localhost:1/", "http://[::1]:8080/"] {
      XCTAssertEqual(decide(address, from: nil), .init(.loadHere, because: .webPage))
      XCTAssertEqual(decide(address, from: "127.0.0.1"), .init(.loadHere, because: .webPage))
    }
    XCTAssertEqual(
      decide("http://127.0.0.1/admin", from: "evil.example"),
      .init(.upgradeToHTTPS(try url("https://127.0.0.1/admin")), because: .notEncrypted))
  }

  func testNewWindowsOpenInPlaceWhenTheUserAsked() throws {
    XCTAssertEqual(
      decide("https://www.bonprix.de/a", .newWindow),
      .init(.openInPlace(try url("https://www.bonprix.de/a")), because: .newWindow))
    XCTAssertEqual(
      decide("http://www.bonprix.de/a", .newWindow),
      .init(.openInPlace(try url("https://www.bonprix.de/a")), because: .newWindow))
    XCTAssertEqual(
      decide("https://ad.example/", .newWindow, gesture: false), .init(.refuse, because: .notAskedFor))
    XCTAssertEqual(decide("about:blank", .newWindow), .init(.refuse, because: .notAskedFor))
  }

  func testContentMadeByThePageLoadsHere() {
    XCTAssertEqual(decide("about:blank"), .init(.loadHere, because: .madeByPage))
    XCTAssertEqual(decide("about:srcdoc", .subFrame), .init(.loadHere, because: .madeByPage))
    XCTAssertEqual(
      decide("blob:https://www.bonprix.de/1-2", .subFrame), .init(.loadHere, because: .madeByPage))
  }

  func testProgramsAndFilesAreRefusedEverywhere() {
    let addresses = [
      "javascript:alert(1)", "JAVASCRIPT:alert(1)", "file:///etc/passwd", "data:text/html,x", "about:config",
    ]
    for address in addresses {
      for target in [WebPolicy.Target.mainFrame, .subFrame, .newWindow] {
        XCTAssertEqual(decide(address, target), .init(.refuse, because: .unsafeScheme), address)
      }
    }
  }

  func testWithoutAnAddressNothingHappens() {
    XCTAssertEqual(decide("https:///path"), .init(.refuse, because: .notAnAddress))
    XCTAssertEqual(decide("path/only"), .init(.refuse, because: .notAnAddress))
    let none = WebPolicy.Navigation(url: nil, target: .mainFrame, isUserGesture: true, currentHost: nil)
    XCTAssertEqual(WebPolicy.decide(none), .init(.refuse, because: .notAnAddress))
  }
}
