import CGTK
import XCTest

@testable import SwiftUIGTK

final class PlatformFontTests: ToolkitTestCase {
  func testTheFirstFontThatIsInstalledIsTaken() {
    MainActor.assumeIsolated {
      let family = SystemTheme.current.fontFamily
      XCTAssertEqual(PlatformFont.installed(of: ["No Such Family 11", "\(family) 12"]), "\(family) 12")
      XCTAssertNil(PlatformFont.installed(of: ["No Such Family 11"]))
    }
  }

  func testOnlyTheFallbackThatNobodyChoseIsReplaced() {
    MainActor.assumeIsolated {
      let fallback = PlatformFont.fallback
      XCTAssertTrue(PlatformFont.isUnchosen(fallback, isSetByDisplay: false))
      XCTAssertFalse(PlatformFont.isUnchosen(fallback, isSetByDisplay: true))
      XCTAssertFalse(PlatformFont.isUnchosen("Serif 14", isSetByDisplay: false))
    }
  }

  func testWithoutADesktopTheInterfaceIsSetInTheFontOfGNOME() throws {
    try MainActor.assumeIsolated {
      guard let font = PlatformFont.installed(of: PlatformFont.known), !PlatformFont.isSetByDisplay else {
        throw XCTSkip("A desktop says which font it is, or GNOME's are not installed.")
      }
      XCTAssertEqual(chosenFont(), font)
      setProperty(UnsafeMutableRawPointer(SystemTheme.settings), "gtk-font-name", "Serif 30")
      PlatformFont.replaceFallback()
      XCTAssertEqual(chosenFont(), font)
    }
  }
}

@MainActor
private func chosenFont() -> String {
  property(UnsafeMutableRawPointer(SystemTheme.settings), "gtk-font-name")
}
