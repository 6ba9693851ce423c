import Gallery
import SwiftUI
import SwiftUITesting
import XCTest

/// Each page of the gallery looks at first sight as its text in `Fixtures/Screens` says.
final class FirstSightTests: XCTestCase {
  func testTheListOfPages() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.gallery()
      try screen.matchSnapshot(named: "gallery")
      try screen.close()
    }
  }

  func testEachPage() throws {
    try MainActor.assumeIsolated {
      for page in GalleryPage.allCases {
        let screen = try Screen.gallery(page)
        XCTAssertNoThrow(try screen.matchSnapshot(named: page.rawValue))
        XCTAssertEqual(screen.messages, [], "\(page)")
        try screen.close()
      }
    }
  }

  func testEachPageIsOpenedBesideTheList() throws {
    try MainActor.assumeIsolated {
      for page in GalleryPage.allCases {
        let screen = Screen(size: CGSize(width: 1024, height: 600)) { GalleryView(page: page) }
        try screen.settle()
        XCTAssertEqual(screen.openTitle, page.title)
        try screen.close()
      }
    }
  }

  func testEachPageIsOpenedFromTheListAndLeft() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.gallery()
      for page in GalleryPage.allCases {
        try screen.scroll(to: .text(page.title))
        try screen.tap(.text(page.title))
        XCTAssertEqual(screen.openTitle, page.title)
        try screen.goBack()
        XCTAssertEqual(screen.openTitle, "Gallery")
      }
      try screen.close()
    }
  }
}
