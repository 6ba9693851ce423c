import SwiftUI
import SwiftUITesting
import XCTest

final class ImageContentTests: XCTestCase {
  private let pixels = CGImage(width: 2, height: 1, rgba: Data(repeating: 255, count: 8))

  func testALabelIsReadInPlaceOfTheName() throws {
    let pixels = try XCTUnwrap(pixels)
    MainActor.assumeIsolated {
      let screen = Screen {
        Image("leek", label: Text("A leek"))
        Image(pixels, scale: 2, orientation: .right, label: Text("A dot"))
        Image(decorative: pixels, scale: 1)
      }
      XCTAssertNotNil(screen.unit("A leek"))
      XCTAssertNil(screen.unit("leek"))
      XCTAssertEqual(screen.find("A dot")?.frame.size, CGSize(width: 0.5, height: 1))
      let decorative = screen.elements.compactMap { $0.content as? ImageContent }.last
      XCTAssertEqual(decorative?.role, AccessibilityRole.none)
    }
  }

  func testASymbolIsAsLargeAndBoldAsItsText() {
    MainActor.assumeIsolated {
      let screen = Screen {
        Image(systemName: "leaf")
        Image(systemName: "leaf").font(Font.largeTitle.bold())
        Image(systemName: "leaf").imageScale(.small)
      }
      let symbols = screen.elements.compactMap { $0.content as? ImageContent }
      XCTAssertLessThan(symbols[0].size.width, symbols[1].size.width)
      XCTAssertGreaterThan(symbols[0].size.width, symbols[2].size.width)
      XCTAssertEqual(symbols[0].weight, 400)
      XCTAssertGreaterThan(symbols[1].weight, 600)
    }
  }

  func testAnImageInATextHasTheFontAndColourOfItsRun() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        Text("see ") + Text(Image(systemName: "leaf")).font(Font.title.bold()).foregroundColor(.green)
      }
      let image = try XCTUnwrap(screen.content(TextContent.self)?.images.first)
      XCTAssertEqual(image.color, .green)
      XCTAssertGreaterThan(image.weight, 600)
    }
  }

  func testOrientationsPutTheFirstPixelInItsCorner() {
    let size = CGSize(width: 30, height: 20)
    let corners: [(Image.Orientation, CGPoint)] = [
      (.up, .zero), (.upMirrored, CGPoint(x: 30, y: 0)), (.down, CGPoint(x: 30, y: 20)),
      (.downMirrored, CGPoint(x: 0, y: 20)), (.leftMirrored, .zero), (.right, CGPoint(x: 30, y: 0)),
      (.rightMirrored, CGPoint(x: 30, y: 20)), (.left, CGPoint(x: 0, y: 20)),
    ]
    for (orientation, corner) in corners {
      let map = orientation.upright(in: size)
      XCTAssertEqual(CGPoint.zero.applying(map), corner, "\(orientation)")
      let stored = orientation.stored(size)
      let whole = CGRect(origin: .zero, size: stored).applying(map)
      XCTAssertEqual(whole, CGRect(origin: .zero, size: size), "\(orientation)")
    }
  }
}
