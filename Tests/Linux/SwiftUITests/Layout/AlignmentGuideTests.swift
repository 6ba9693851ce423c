import SwiftUI
import XCTest

private enum Mark: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}

extension HorizontalAlignment {
  fileprivate static let mark = HorizontalAlignment(Mark.self)
}

final class AlignmentGuideTests: XCTestCase {
  func testBaselinesLineUp() {
    // A line is 20 points high and stands on a baseline 15 points from the top.
    MainActor.assumeIsolated {
      layout("a view without text stands on it", in: (100, 45), ["a": (41, 25, 8, 20), "b": (49, 0, 10, 40)])
      {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a"); Box("b", 10, 40)
        }
      }
      layout("large and small", in: (100, 40), ["b": (38, 0, 16, 40), "a": (54, 15, 8, 20)]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("b").font(.system(size: 32)); Text("a")
        }
      }
      layout("the last line", in: (100, 40), ["a\nb": (42, 0, 8, 40), "c": (50, 20, 8, 20)]) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("a\nb"); Text("c")
        }
      }
      layout("the first of a stack", in: (16, 40), ["a": (0, 0, 8, 20), "c": (8, 0, 8, 20)]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Text("a"); Text("b")
          }
          Text("c")
        }
      }
      layout("the last of a stack", in: (16, 40), ["b": (0, 20, 8, 20), "c": (8, 20, 8, 20)]) {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Text("a"); Text("b")
          }
          Text("c")
        }
      }
      layout("through padding and background", in: (36, 40), ["a": (10, 10, 8, 20), "c": (28, 10, 8, 20)]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a").padding(10).background(fill("f"))
          Text("c")
        }
      }
      layout("through a frame", in: (16, 40), ["a": (0, 20, 8, 20), "c": (8, 20, 8, 20)]) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("a").frame(height: 40, alignment: .bottom)
          Text("c")
        }
      }
    }
  }

  func testAGuideIsWhereAnAppSaysItIs() {
    MainActor.assumeIsolated {
      layout("to the right", in: (100, 20), ["a": (30, 0, 40, 10), "b": (40, 10, 20, 10)]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 10)
          Box("b", 20, 10).alignmentGuide(.leading) { _ in -10 }
        }
      }
      layout("and makes the stack wider", in: (100, 20), ["a": (40, 0, 40, 10), "b": (20, 10, 20, 10)]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 10)
          Box("b", 20, 10).alignmentGuide(.leading) { $0[.trailing] }
        }
      }
      layout("vertically", in: (20, 30), ["a": (0, 10, 10, 20), "b": (10, 0, 10, 10)]) {
        HStack(alignment: .top, spacing: 0) {
          Box("a", 10, 20)
          Box("b", 10, 10).alignmentGuide(.top) { $0[.bottom] }
        }
      }
      layout("another guide does not count", in: (40, 20), ["b": (0, 10, 20, 10)]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 10)
          Box("b", 20, 10).alignmentGuide(.trailing) { _ in 0 }
        }
      }
      layout("alone it moves nothing", in: (20, 10), ["a": (0, 0, 20, 10)]) {
        VStack(alignment: .leading) { Box("a", 20, 10).alignmentGuide(.leading) { $0.width / 2 } }
      }
      layout("on top of one another", in: (50, 40), ["a": (0, 0, 40, 40), "b": (30, 10, 20, 20)]) {
        ZStack {
          Box("a", 40, 40)
          Box("b", 20, 20).alignmentGuide(HorizontalAlignment.center) { _ in -10 }
        }
      }
    }
  }

  func testGuidesReachThroughContainers() {
    MainActor.assumeIsolated {
      layout(
        "of one child", in: (50, 20), ["a": (0, 0, 30, 10), "b": (30, 0, 20, 10), "c": (35, 10, 10, 10)]
      ) {
        VStack(alignment: .mark, spacing: 0) {
          HStack(spacing: 0) {
            Box("a", 30, 10)
            Box("b", 20, 10).alignmentGuide(.mark) { $0[HorizontalAlignment.center] }
          }
          Box("c", 10, 10)
        }
      }
      layout("the mean of two", in: (40, 20), ["c": (15, 10, 10, 10)]) {
        VStack(alignment: .mark, spacing: 0) {
          HStack(spacing: 0) {
            Box("a", 20, 10).alignmentGuide(.mark) { $0[HorizontalAlignment.center] }
            Box("b", 20, 10).alignmentGuide(.mark) { $0[HorizontalAlignment.center] }
          }
          Box("c", 10, 10)
        }
      }
      layout("through padding and frames", in: (60, 30), ["b": (35, 5, 20, 10), "c": (35, 20, 10, 10)]) {
        VStack(alignment: .mark, spacing: 0) {
          Box("b", 20, 10).alignmentGuide(.mark) { _ in 5 }.padding(5).frame(width: 60, alignment: .trailing)
          Box("c", 10, 10)
        }
      }
      layout("an offset moves no guide", in: (20, 20), ["b": (7, 0, 20, 10), "c": (0, 10, 10, 10)]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("b", 20, 10).alignmentGuide(.leading) { _ in 0 }.offset(x: 7)
          Box("c", 10, 10)
        }
      }
    }
  }
}
