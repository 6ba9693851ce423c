import XCTest

@testable import SwiftUIGTK

final class WebSandboxTests: XCTestCase {
  func testASandboxThatCannotStartIsToldBeforeWebKitWouldEndTheProgram() {
    MainActor.assumeIsolated {
      XCTAssertNil(WebSandbox.fault(in: [:], command: ["true"]))
      XCTAssertEqual(
        WebSandbox.fault(in: [:], command: ["sh", "-c", "echo no namespaces >&2; exit 1"]), "no namespaces")
      XCTAssertNotNil(WebSandbox.fault(in: [:], command: ["highstreet-no-such-command"]))
      XCTAssertNil(WebSandbox.fault(in: [WebSandbox.optOut: "1"], command: ["false"]))
    }
  }

  func testTheErrorSaysWhatToDo() {
    let text = WebKitMissing(sandboxFault: "no namespaces").description
    XCTAssertTrue(text.contains("no namespaces") && text.contains("WEBKIT_DISABLE_SANDBOX"), text)
    XCTAssertTrue(WebKitMissing(reason: "not found").description.contains("libwebkitgtk-6.0-4"))
  }
}
