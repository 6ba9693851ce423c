import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class TextPeerTests: ToolkitTestCase {
  func testATextShrinksAsFarAsItMay() {
    MainActor.assumeIsolated {
      let found = sizes(
        VStack {
          Text(sentence).lineLimit(1).fixedSize()
          Text(sentence).lineLimit(1).minimumScaleFactor(0.4).frame(width: 250)
          Text("short").lineLimit(1)
          Text("short").lineLimit(1).minimumScaleFactor(0.4)
        }, width: 900)
      XCTAssertLessThan(found[1].height, found[0].height)
      XCTAssertLessThanOrEqual(found[1].width, 250)
      XCTAssertGreaterThan(found[1].width, 200)
      XCTAssertEqual(found[2], found[3])
    }
  }

  func testLettersMoveTogetherBeforeATextIsCut() {
    MainActor.assumeIsolated {
      let whole = sizes(Text(sentence).lineLimit(1).fixedSize(), width: 900)[0].width
      let found = sizes(
        Text(sentence).lineLimit(1).allowsTightening(true).frame(width: whole - 4), width: 900)
      XCTAssertLessThan(found[0].width, whole - 4)
    }
  }

  func testAnImageInALineTakesItsRoom() {
    MainActor.assumeIsolated {
      let found = sizes(
        VStack {
          Text("ab")
          Text("a") + Text(Image(systemName: "leaf")) + Text("b")
        })
      XCTAssertGreaterThan(found[1].width, found[0].width + 10)
      XCTAssertLessThan(found[1].height, found[0].height + 8)
    }
  }

  func testATextInAColumnOfAFewLettersGoesOnInFurtherLines() {
    MainActor.assumeIsolated {
      let line = sizes(Text("Press").font(.system(size: 50)).fixedSize(), width: 900)[0].height
      let narrow = sizes(Text("Press").font(.system(size: 50)).frame(width: line - 10))[0]
      XCTAssertGreaterThanOrEqual(narrow.height, line * 2)
      XCTAssertLessThan(narrow.width, line)
    }
  }

  func testAStackKeepsRoomForTheEllipsisOfATextOfOneLine() {
    MainActor.assumeIsolated {
      let found = sizes(
        HStack(spacing: 0) {
          Text("Long").lineLimit(1)
          Text("Important").lineLimit(1).layoutPriority(1)
        }
        .font(.system(size: 50)).frame(width: 150))
      XCTAssertGreaterThan(found[0].width, 50)
    }
  }

  func testAnEmptyTextTakesNoRoom() {
    MainActor.assumeIsolated {
      XCTAssertEqual(sizes(Text("")), [.zero])
    }
  }

  func testLinesAreAlignedByTheDirectionOfTheSurroundings() {
    MainActor.assumeIsolated {
      let canvas = Canvas()
      let layout = TextLayout([TextRun("a long first line\nb")], like: canvas.widget)
      @MainActor func left(_ alignment: LineAlignment, _ isRightToLeft: Bool) -> Int32 {
        var room = TextLayout.Room(width: 300, alignment: alignment)
        room.isRightToLeft = isRightToLeft
        _ = layout.fit(room)
        var position = PangoRectangle()
        pango_layout_index_to_pos(layout.pointer, 18, &position)
        return position.x
      }
      XCTAssertEqual(left(.leading, false), 0)
      XCTAssertGreaterThan(left(.leading, true), 200 * PANGO_SCALE)
      XCTAssertGreaterThan(left(.trailing, false), 200 * PANGO_SCALE)
      XCTAssertEqual(left(.trailing, true), 0)
      layout.replace([TextRun("שלום לכולם כאן\nא")])
      XCTAssertLessThan(left(.leading, false), 60 * PANGO_SCALE)
    }
  }

  func testALongTextIsSetInReasonableTime() {
    MainActor.assumeIsolated {
      let long = String(repeating: sentence + " ", count: 1400)
      let start = Date()
      let found = sizes(ScrollView { Text(long) })
      XCTAssertGreaterThan(found[0].height, 10_000)
      XCTAssertLessThan(Date().timeIntervalSince(start), 5)
    }
  }

  func testStrangeTextsAreSet() {
    MainActor.assumeIsolated {
      for text in ["👩‍👩‍👧‍👦🇩🇪", "e\u{301}\u{301}\u{301}", "\u{FFFC}", "\n\n", String(repeating: "w", count: 500)] {
        let found = sizes(Text(text), width: 600)
        XCTAssertGreaterThan(found[0].height, 0)
        XCTAssertLessThanOrEqual(found[0].width, 600)
      }
    }
  }
}

private let sentence = "A sentence that is long enough to need several lines in a narrow column."

@MainActor
private func sizes(_ view: some View, width: CGFloat = 300) -> [CGSize] {
  let window = ControlWindow(size: CGSize(width: width, height: 400)) { view }
  defer { window.close() }
  return window.elements.filter { $0.content is TextContent }.map(\.frame.size)
}
