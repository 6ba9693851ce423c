import Foundation
import SwiftUI
import SwiftUITesting
import XCTest

@testable import CommonUI

final class PictureViewerTests: XCTestCase {
  func testPicturesAreOpenedTurnedAndClosed() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Gallery(count: 3) }
      try screen.tap("Open 1")
      XCTAssertTrue(screen.has("Kitchen 1"))
      XCTAssertTrue(screen.has("2 of 3"))
      try screen.tap("Next Picture")
      XCTAssertTrue(screen.has("Kitchen 2"))
      XCTAssertThrowsError(try screen.tap("Next Picture"))
      try screen.tap("Previous Picture")
      try screen.tap("Close")
      XCTAssertFalse(screen.has("Kitchen 1"))
    }
  }

  func testADragTurnsThePageUntilThePictureIsMagnified() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Gallery(count: 3) }
      try screen.tap("Open 0")
      try screen.drag("Kitchen 0", byX: -40)
      XCTAssertTrue(screen.has("Kitchen 0"))
      try screen.drag("Kitchen 0", byX: -120)
      XCTAssertTrue(screen.has("Kitchen 1"))
      try screen.magnify("Kitchen 1", by: 2)
      try screen.drag("Kitchen 1", byX: -120)
      XCTAssertTrue(screen.has("Kitchen 1"))
      try screen.tap("Show Whole Picture")
      try screen.drag("Kitchen 1", byX: 120)
      XCTAssertTrue(screen.has("Kitchen 0"))
    }
  }

  func testPagesTurnTheOtherWayFromRightToLeft() throws {
    try MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.layoutDirection = .rightToLeft
      let screen = Screen(environment: environment) { Gallery(count: 2) }
      try screen.tap("Open 0")
      try screen.drag("Kitchen 0", byX: 120)
      XCTAssertTrue(screen.has("Kitchen 1"))
    }
  }

  func testButtonsMagnifyAsFarAsTheyCan() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Gallery(count: 1) }
      try screen.tap("Open 0")
      XCTAssertFalse(screen.has("Next Picture"))
      XCTAssertThrowsError(try screen.tap("Zoom Out"))
      for _ in 0..<4 { try screen.tap("Zoom In") }
      XCTAssertThrowsError(try screen.tap("Zoom In"))
      try screen.tap("Zoom Out")
      try screen.tap("Show Whole Picture")
      XCTAssertThrowsError(try screen.tap("Zoom Out"))
    }
  }

  func testThereIsNothingToOpenWithoutPictures() {
    XCTAssertNil(OpenedPictures([]))
    XCTAssertEqual(OpenedPictures([Gallery.picture(0)], first: 7)?.first, 0)
  }
}

private struct Gallery: View {
  let count: Int
  @State private var opened: OpenedPictures?

  nonisolated static func picture(_ index: Int) -> OpenedPictures.Picture {
    OpenedPictures.Picture(url: URL(fileURLWithPath: "/kitchen/\(index)"), label: "Kitchen \(index)")
  }

  var body: some View {
    VStack {
      ForEach(0..<count) { index in
        Button("Open \(index)") { opened = OpenedPictures((0..<count).map(Self.picture), first: index) }
      }
    }
    .pictureViewer($opened)
  }
}
