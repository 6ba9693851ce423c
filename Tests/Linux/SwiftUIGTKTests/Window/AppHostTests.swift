import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class AppHostTests: ToolkitTestCase {
  func testTheHostIsFoundByItsName() {
    MainActor.assumeIsolated {
      XCTAssertTrue(AppRuntime.host(named: AppRuntime.hostClassName) == GTKAppHost.self)
    }
  }

  func testAnAppIsKnownByTheNameOfItsType() {
    XCTAssertEqual(AppIdentifier(typeName: "GalleryApp").string, "org.highstreet.Gallery")
    XCTAssertEqual(AppIdentifier(typeName: "App").string, "org.highstreet.App")
    XCTAssertEqual(AppIdentifier(typeName: "Größe<Int>").string, "org.highstreet.Gr__e_Int_")
  }

  func testAnAddressThatNothingOpensIsSaidSo() {
    MainActor.assumeIsolated {
      var isOpened: Bool?
      let address = URL(string: "highstreet-unknown:page") ?? URL(fileURLWithPath: "/")
      openURL(address, over: nil) { isOpened = $0 }
      MainLoop.iterate(until: { isOpened != nil })
      XCTAssertEqual(isOpened, false)
    }
  }
}
