import CGTK
import XCTest

@testable import SwiftUIGTK

final class TextTests: ToolkitTestCase {
  func testALayoutIsAsLargeAsALabelOfTheSameText() {
    MainActor.assumeIsolated {
      let layout = TextLayout(sentence, like: sample.widget)
      XCTAssertEqual(layout.fit(.init()).size, labelSize(sentence))
      XCTAssertEqual(layout.fit(.init(width: 90)).size.height, labelSize(sentence, width: 90).height)
      XCTAssertEqual(
        layout.fit(.init(width: 90, lineLimit: 2)).size.height,
        labelSize(sentence, width: 90, lineLimit: 2).height)
    }
  }

  func testALineLimitEndsTheTextWithAnEllipsis() {
    MainActor.assumeIsolated {
      let layout = TextLayout(sentence, like: sample.widget)
      let free = layout.fit(.init(width: 90))
      XCTAssertGreaterThan(free.lineCount, 2)
      XCTAssertFalse(free.isTruncated)
      XCTAssertLessThanOrEqual(free.size.width, 90)
      let limited = layout.fit(.init(width: 90, lineLimit: 2))
      XCTAssertEqual(limited.lineCount, 2)
      XCTAssertTrue(limited.isTruncated)
      XCTAssertLessThan(limited.size.height, free.size.height)
      XCTAssertFalse(layout.fit(.init(width: 90, lineLimit: 20)).isTruncated)
    }
  }

  func testALineLimitCountsTheLinesOfAllParagraphs() {
    MainActor.assumeIsolated {
      let layout = TextLayout([TextRun("one\ntwo\n\nfour\nfive")], like: sample.widget)
      let line = layout.fit(.init()).size.height / 5
      let limited = layout.fit(.init(lineLimit: 2))
      XCTAssertEqual(limited.lineCount, 2)
      XCTAssertTrue(limited.isTruncated)
      XCTAssertEqual(limited.size.height, 2 * line, accuracy: 2)
      XCTAssertEqual(layout.fit(.init(height: 3.5 * line)).lineCount, 3)
      let whole = layout.fit(.init(lineLimit: 5))
      XCTAssertEqual(whole.lineCount, 5)
      XCTAssertFalse(whole.isTruncated)
      XCTAssertEqual(layout.fit(.init()).lineCount, 5)
      let shown = [TextRun("one\nt"), TextRun("wo\n\nfour")].joined(endingWithTheParagraphAt: 4)
      XCTAssertEqual(shown.runs.map(\.text), ["one\u{2028}t", "wo…"])
      XCTAssertTrue(shown.isCut)
    }
  }

  func testLinesThatDoNotFitInHeightAreLeftOut() {
    MainActor.assumeIsolated {
      let layout = TextLayout(sentence, like: sample.widget)
      let line = layout.fit(.init()).size.height
      XCTAssertEqual(layout.fit(.init(width: 90, height: line * 2.5)).lineCount, 2)
      XCTAssertEqual(layout.fit(.init(width: 90, height: 1)).lineCount, 1)
      XCTAssertTrue(layout.fit(.init(width: 90, height: 1)).isTruncated)
      XCTAssertFalse(layout.fit(.init(width: 90, height: 1000)).isTruncated)
    }
  }

  func testBaselinesOfTheFirstAndLastLine() {
    MainActor.assumeIsolated {
      let layout = TextLayout([TextRun("one\ntwo\nthree")], like: sample.widget)
      let metrics = layout.fit(.init())
      let one = TextLayout([TextRun("one")], like: sample.widget).fit(.init())
      XCTAssertEqual(metrics.firstBaseline, one.firstBaseline)
      XCTAssertEqual(one.firstBaseline, one.lastBaseline)
      XCTAssertEqual(metrics.lastBaseline - metrics.firstBaseline, 2 * one.size.height, accuracy: 1.5)
      let spaced = layout.fit(.init(lineSpacing: 10))
      XCTAssertEqual(spaced.size.height, metrics.size.height + 20, accuracy: 1)
    }
  }

  func testEveryStyleChangesWhatIsSet() {
    MainActor.assumeIsolated {
      @MainActor func size(_ change: (inout TextStyle) -> Void) -> CGSize {
        var style = TextStyle()
        change(&style)
        return TextLayout([TextRun("Wide iiii 111", style)], like: sample.widget).fit(.init()).size
      }
      let plain = size { _ in }
      XCTAssertGreaterThan(size { $0.size = 40 }.height, plain.height)
      XCTAssertGreaterThan(size { $0.weight = 700 }.width, plain.width)
      XCTAssertEqual(size { $0.letterSpacing = 5 }.width, plain.width + 13 * 5, accuracy: 5)
      XCTAssertGreaterThan(size { $0.rise = 10 }.height, plain.height)
      XCTAssertNotEqual(size { $0.family = .monospaced }.width, plain.width)
      XCTAssertEqual(size { $0.size = 20 }.height, size { $0.size = 40 }.height / 2, accuracy: 2)
    }
  }

  func testRunsKeepTheirStylesApart() {
    MainActor.assumeIsolated {
      var big = TextStyle()
      big.size = 40
      var red = TextStyle()
      red.color = RGBA(red: 1, green: 0, blue: 0)
      red.underline = .plain
      red.strikethrough = .colored(.black)
      let attributes = TextAttributes([TextRun("é", big), TextRun("plain"), TextRun("red", red)])
      XCTAssertEqual(attributes.text, "éplainred")
      let written = pango_attr_list_to_string(attributes.list)
      defer { g_free(written) }
      let lines = written.map { String(cString: $0) } ?? ""
      XCTAssertTrue(lines.contains("0 2 absolute-size 40960"), lines)
      XCTAssertTrue(lines.contains("7 10 foreground #ffff00000000"), lines)
      XCTAssertTrue(lines.contains("7 10 underline single"), lines)
      XCTAssertTrue(lines.contains("7 10 strikethrough true"), lines)
      XCTAssertTrue(lines.contains("7 10 strikethrough-color #000000000000"), lines)
    }
  }

  func testALayoutIsDrawnInItsColour() {
    MainActor.assumeIsolated {
      var style = TextStyle()
      style.size = 60
      let layout = TextLayout([TextRun("█", style)], like: sample.widget)
      let size = layout.fit(.init()).size
      let picture = Drawing {
        $0.draw(layout.pointer, at: CGPoint(x: 20, y: 10), color: RGBA(red: 0, green: 1, blue: 0))
      }
      let middle = picture.pixel(20 + Int(size.width / 2), 10 + Int(size.height / 2))
      XCTAssertEqual(middle, RGBA(red: 0, green: 1, blue: 0))
    }
  }
}

private let sentence = [TextRun("A sentence that is long enough to need several lines in a narrow column.")]

/// Whose fonts the layouts take.
@MainActor private let sample = Canvas()
