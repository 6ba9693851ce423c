import CGTK
import XCTest

@testable import SwiftUIGTK

final class TextCanvasTests: ToolkitTestCase {
  func testItIsAsLargeAsALabelOfTheSameText() {
    MainActor.assumeIsolated {
      let text = TextCanvas(sentence)
      let label = TextLabel(sentence)
      XCTAssertEqual(text.fit(width: nil).size, label.size())
      XCTAssertEqual(text.fit(width: 90).size.height, label.size(width: 90).height)
      var natural: Int32 = 0
      gtk_widget_measure(text.widget, GTK_ORIENTATION_VERTICAL, 90, nil, &natural, nil, nil)
      XCTAssertEqual(CGFloat(natural), label.size(width: 90).height)
    }
  }

  func testAChangeIsMeasuredAgain() {
    MainActor.assumeIsolated {
      let text = TextCanvas([TextRun("short")])
      let short = text.fit(width: nil)
      text.runs = sentence
      XCTAssertGreaterThan(text.fit(width: nil).size.width, short.size.width)
      XCTAssertGreaterThan(text.fit(width: 90).lineCount, 1)
      text.room.lineLimit = 1
      XCTAssertEqual(text.fit(width: 90).lineCount, 1)
    }
  }

  func testAnotherTextScaleIsMeasuredAgain() {
    MainActor.assumeIsolated {
      let text = TextCanvas([TextRun("scaled")])
      let window = TestWindow(text.widget)
      let before = text.fit(width: nil).size.height
      guard let settings = UnsafeMutableRawPointer(gtk_settings_get_default()) else {
        return XCTFail("no settings")
      }
      setProperty(settings, "gtk-xft-dpi", Int32(192 * 1024))
      window.runFrame()
      XCTAssertEqual(text.fit(width: nil).size.height, before * 2, accuracy: 2)
      gtk_settings_reset_property(OpaquePointer(settings), "gtk-xft-dpi")
      window.close()
    }
  }

  func testItIsDrawnInTheColourOfItsRunOrOfTheStyleSheet() {
    MainActor.assumeIsolated {
      var style = TextStyle()
      style.size = 60
      let text = TextCanvas([TextRun("█", style)])
      let window = TestWindow(text.widget)
      let sheet = StyleSheet("widget { color: #00ff00; }")
      window.runFrame()
      let (x, y) = (15, Int(text.fit(width: nil).size.height / 2))
      XCTAssertEqual(Capture(of: text.widget)?.pixel(x: x, y: y), RGBA(red: 0, green: 1, blue: 0))
      style.color = RGBA(red: 0, green: 0, blue: 1)
      text.runs = [TextRun("█", style)]
      window.runFrame()
      XCTAssertEqual(Capture(of: text.widget)?.pixel(x: x, y: y), RGBA(red: 0, green: 0, blue: 1))
      sheet.remove()
      window.close()
    }
  }

  func testItIsReadAloud() {
    MainActor.assumeIsolated {
      let text = TextCanvas([TextRun("one "), TextRun("two")])
      XCTAssertNotEqual(
        gtk_test_accessible_has_property(text.widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    }
  }

  func testNothingIsLeftOfIt() {
    MainActor.assumeIsolated {
      let deaths = DeathCount()
      let delegates = CanvasDelegate.liveCount
      do {
        let text = TextCanvas(sentence)
        deaths.watch(text.canvas.reference.pointer)
        let window = TestWindow(text.widget)
        window.close()
      }
      XCTAssertEqual(deaths.count, 1)
      XCTAssertEqual(CanvasDelegate.liveCount, delegates)
    }
  }
}

private let sentence = [TextRun("A sentence that is long enough to need several lines in a narrow column.")]
