import CommonUI
import Foundation
import SwiftUI
import SwiftUITesting
import XCTest

final class CommonPictureViewerWindowTests: XCTestCase {
  func testPicturesAreLookedAtWithTheKeyboardAlone() throws {
    try MainActor.assumeIsolated {
      let screen: Screen
      do {
        screen = try Screen.inWindow { Rooms() }
      } catch let missing as DisplayMissing where !missing.isFailure {
        throw XCTSkip(missing.description)
      }
      defer { screen.unmount() }
      try screen.tap("Look")
      XCTAssertTrue(screen.has("1 of 2"))
      try screen.press(.right)
      XCTAssertTrue(screen.has("2 of 2"))
      try screen.press(.left)
      XCTAssertTrue(screen.has("1 of 2"))
      try screen.press(Key("plus"))
      try screen.tap("Zoom Out")
      try screen.press(Key("plus"))
      try screen.press(Key("0"))
      XCTAssertThrowsError(try screen.tap("Zoom Out"))
      try screen.press(.escape)
      XCTAssertFalse(screen.has("1 of 2"))
    }
  }
}

private struct Rooms: View {
  @State private var opened: OpenedPictures?

  var body: some View {
    Button("Look") {
      opened = OpenedPictures(
        ["kitchen", "bath"].map {
          OpenedPictures.Picture(url: URL(fileURLWithPath: "/\($0)"), label: $0)
        })
    }
    .pictureViewer($opened)
  }
}
