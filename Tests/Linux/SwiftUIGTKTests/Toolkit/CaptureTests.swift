import CGTK
import XCTest

@testable import SwiftUIGTK

final class CaptureTests: ToolkitTestCase {
  func testAPictureHasTheSizeAndColoursOfTheWidget() throws {
    try MainActor.assumeIsolated {
      let canvas = Canvas()
      canvas.snapshot = {
        $0.fill(
          .rect(CGRect(x: 10, y: 10, width: 10, height: 10)), with: .color(RGBA(red: 0, green: 1, blue: 0)))
      }
      let window = TestWindow(canvas.widget, width: 120, height: 80)
      let capture = try XCTUnwrap(Capture(of: canvas.widget))
      XCTAssertEqual(capture.width, Int(gtk_widget_get_width(canvas.widget)))
      XCTAssertEqual(capture.height, Int(gtk_widget_get_height(canvas.widget)))
      XCTAssertEqual(capture.pixel(x: 15, y: 15), RGBA(red: 0, green: 1, blue: 0))
      XCTAssertEqual(capture.pixel(x: 5, y: 15), .clear)
      XCTAssertNil(capture.pixel(x: -1, y: 0))
      XCTAssertNil(capture.pixel(x: 0, y: capture.height))
      window.close()
    }
  }

  func testAPictureHoldsTheBorderOfTheWidget() throws {
    try MainActor.assumeIsolated {
      let frame = try XCTUnwrap(gtk_frame_new("shown"))
      let window = TestWindow(frame)
      var bounds = graphene_rect_t()
      XCTAssertNotEqual(gtk_widget_compute_bounds(frame, frame, &bounds), 0)
      XCTAssertGreaterThan(bounds.size.width, Float(gtk_widget_get_width(frame)), "there is a border")
      let capture = try XCTUnwrap(Capture(of: frame))
      XCTAssertEqual([Float(capture.width), Float(capture.height)], [bounds.size.width, bounds.size.height])
      window.close()
    }
  }

  func testAPNGCanBeReadAgain() throws {
    try MainActor.assumeIsolated {
      let label = try XCTUnwrap(gtk_label_new("shown"))
      let window = TestWindow(label)
      let capture = try XCTUnwrap(Capture(of: window.widget))
      let texture = try Texture(encoded: capture.png)
      XCTAssertEqual([texture.width, texture.height], [capture.width, capture.height])
      window.close()
    }
  }

  func testAWidgetThatDrawsNothingIsTransparent() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let window = TestWindow(canvas.widget)
      XCTAssertEqual(Capture(of: canvas.widget)?.pixel(x: 5, y: 5), .clear)
      window.close()
    }
  }

  func testWhatIsNotShownHasNoPicture() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      XCTAssertNil(Capture(of: canvas.widget))
    }
  }
}
