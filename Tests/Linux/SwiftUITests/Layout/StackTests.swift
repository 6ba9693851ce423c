import SwiftUI
import XCTest

final class StackTests: XCTestCase {
  func testChildrenStandInARow() {
    MainActor.assumeIsolated {
      layout("side by side", in: (100, 50), ["a": (20, 20, 20, 10), "b": (50, 10, 30, 30)]) {
        HStack(spacing: 10) {
          Box("a", 20, 10); Box("b", 30, 30)
        }
      }
      layout("8 points between", in: (100, 20), ["a": (26, 0, 20, 20), "b": (54, 0, 20, 20)]) {
        HStack {
          Box("a", 20, 20); Box("b", 20, 20)
        }
      }
      layout("on top of one another by less than nothing", in: (30, 10), ["b": (10, 0, 20, 10)]) {
        HStack(spacing: -10) {
          Box("a", 20, 10); Box("b", 20, 10)
        }
      }
      layout("a stack too wide sticks out on both sides", in: (100, 10), ["a": (-30, 0, 80, 10)]) {
        HStack(spacing: 0) {
          Box("a", 80, 10); Box("b", 80, 10)
        }
      }
      layout("an empty stack is a child", in: (100, 36), ["a": (45, 0, 10, 10), "b": (45, 26, 10, 10)]) {
        VStack {
          Box("a", 10, 10); HStack {}; Box("b", 10, 10)
        }
      }
      layout("what is left out is none", in: (100, 28), ["a": (45, 0, 10, 10), "b": (45, 18, 10, 10)]) {
        VStack {
          Box("a", 10, 10); EmptyView(); if Int("x") != nil { Box("c", 9, 9) }; Box("b", 10, 10)
        }
      }
    }
  }

  func testChildrenLineUpAcross() {
    MainActor.assumeIsolated {
      layout("leading", in: (100, 100), ["a": (30, 40, 40, 10), "b": (30, 50, 20, 10)]) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 10); Box("b", 20, 10)
        }
      }
      layout("centre", in: (100, 100), ["a": (30, 40, 40, 10), "b": (40, 50, 20, 10)]) {
        VStack(spacing: 0) {
          Box("a", 40, 10); Box("b", 20, 10)
        }
      }
      layout("trailing", in: (100, 100), ["a": (30, 40, 40, 10), "b": (50, 50, 20, 10)]) {
        VStack(alignment: .trailing, spacing: 0) {
          Box("a", 40, 10); Box("b", 20, 10)
        }
      }
      layout("top", in: (100, 100), ["a": (40, 35, 10, 30), "b": (50, 35, 10, 10)]) {
        HStack(alignment: .top, spacing: 0) {
          Box("a", 10, 30); Box("b", 10, 10)
        }
      }
      layout("bottom", in: (100, 100), ["a": (40, 35, 10, 30), "b": (50, 55, 10, 10)]) {
        HStack(alignment: .bottom, spacing: 0) {
          Box("a", 10, 30); Box("b", 10, 10)
        }
      }
    }
  }

  func testSpacersTakeWhatIsLeft() {
    MainActor.assumeIsolated {
      layout("apart", in: (200, 20), ["a": (0, 0, 20, 20), "b": (170, 0, 30, 20)]) {
        HStack(spacing: 0) {
          Box("a", 20, 20); Spacer(); Box("b", 30, 20)
        }
      }
      layout("alike", in: (200, 20), ["a": (60, 0, 20, 20)]) {
        HStack(spacing: 0) {
          Spacer(); Box("a", 20, 20); Spacer(); Spacer()
        }
      }
      layout("at least 8 points", in: (100, 20), ["a": (-14, 0, 60, 20), "b": (54, 0, 60, 20)]) {
        HStack(spacing: 0) {
          Box("a", 60, 20); Spacer(); Box("b", 60, 20)
        }
      }
      layout("at least as said", in: (50, 20), ["a": (-10, 0, 20, 20), "b": (40, 0, 20, 20)]) {
        HStack(spacing: 0) {
          Box("a", 20, 20); Spacer(minLength: 30); Box("b", 20, 20)
        }
      }
      layout("none across", in: (100, 40), ["a": (0, 15, 20, 10)]) {
        HStack(spacing: 0) {
          Box("a", 20, 10); Spacer()
        }
      }
      layout("both ways outside stacks", in: (100, 40), ["f": (0, 0, 100, 40)]) {
        ZStack { Spacer().background(fill("f")) }
      }
      layout("as large as the others on top of it", in: (100, 40), ["f": (40, 15, 20, 10)]) {
        ZStack {
          Spacer().background(fill("f")); Box("a", 20, 10)
        }
      }
      layout("instead of spacing", in: (48, 10), ["a": (0, 0, 20, 10), "b": (28, 0, 20, 10)]) {
        HStack {
          Box("a", 20, 10); Spacer(); Box("b", 20, 10)
        }
      }
      layout("beside the spacing of an app", in: (100, 10), ["a": (24, 0, 20, 10), "b": (56, 0, 20, 10)]) {
        HStack(spacing: 2) {
          Box("a", 20, 10); Spacer(); Box("b", 20, 10)
        }.fixedSize()
      }
      layout("after a text that can use it", in: (100, 20), ["aaaa bbbb": (0, 0, 72, 20)]) {
        HStack {
          Text("aaaa bbbb"); Spacer()
        }
      }
      layout("before others if an app says so", in: (100, 20), ["a": (100, 0, 0, 20)]) {
        HStack(spacing: 0) {
          Spacer().layoutPriority(1); fill("a")
        }
      }
    }
  }

  func testTheLeastFlexibleChooseFirst() {
    MainActor.assumeIsolated {
      layout("alike", in: (90, 10), ["a": (0, 0, 30, 10), "b": (30, 0, 30, 10), "c": (60, 0, 30, 10)]) {
        HStack(spacing: 0) {
          fill("a"); fill("b"); fill("c")
        }
      }
      layout("a third each", in: (100, 9), ["b": (100 / 3, 0, 100 / 3, 9), "c": (200 / 3, 0, 100 / 3, 9)]) {
        HStack(spacing: 0) {
          fill("a"); fill("b"); fill("c")
        }
      }
      layout(
        "fixed ones first", in: (100, 10), ["a": (0, 0, 35, 10), "b": (35, 0, 30, 10), "c": (65, 0, 35, 10)]
      ) {
        HStack(spacing: 0) {
          fill("a"); Box("b", 30, 10); fill("c")
        }
      }
      layout("what one leaves goes to others", in: (100, 10), ["a": (0, 0, 80, 10), "b": (80, 0, 20, 10)]) {
        HStack(spacing: 0) {
          fill("a"); Box("b", width: 0...20)
        }
      }
      layout("by range", in: (120, 10), ["a": (0, 0, 50, 10), "b": (50, 0, 50, 10), "c": (100, 0, 20, 10)]) {
        HStack(spacing: 0) {
          Box("a", width: 0...100); Box("b", width: 0...50); Box("c", width: 0...20)
        }
      }
      layout("text wraps", in: (80, 40), ["aaaa bbbb": (4, 0, 32, 40), "b": (36, 10, 40, 20)]) {
        HStack(spacing: 0) {
          Text("aaaa bbbb"); Box("b", 40, 20)
        }
      }
      layout("spacing counts", in: (100, 10), ["a": (0, 0, 45, 10), "b": (55, 0, 45, 10)]) {
        HStack(spacing: 10) {
          fill("a"); fill("b")
        }
      }
    }
  }

  func testPriorityGoesFirst() {
    MainActor.assumeIsolated {
      layout("all it wants", in: (120, 10), ["a": (0, 0, 20, 10), "b": (20, 0, 100, 10)]) {
        HStack(spacing: 0) {
          Box("a", width: 0...100); Box("b", width: 0...100).layoutPriority(1)
        }
      }
      layout("but what others need", in: (120, 10), ["a": (0, 0, 30, 10), "b": (30, 0, 90, 10)]) {
        HStack(spacing: 0) {
          Box("a", width: 30...100); Box("b", width: 0...100).layoutPriority(1)
        }
      }
      layout("less than nothing", in: (100, 10), ["a": (0, 0, 100, 10), "b": (100, 0, 0, 10)]) {
        HStack(spacing: 0) {
          fill("a"); fill("b").layoutPriority(-1)
        }
      }
      layout(
        "three levels", in: (100, 10), ["a": (0, 0, 10, 10), "b": (10, 0, 20, 10), "c": (30, 0, 70, 10)]
      ) {
        HStack(spacing: 0) {
          Box("a", width: 10...90).layoutPriority(1)
          Box("b", width: 20...90)
          Box("c", width: 0...90).layoutPriority(2)
        }
      }
      layout("through modifiers", in: (120, 30), ["a": (0, 10, 0, 10), "b": (10, 10, 100, 10)]) {
        HStack(spacing: 0) {
          Box("a", width: 0...100); Box("b", width: 0...100).layoutPriority(1).padding(10)
        }
      }
      layout("not out of a stack", in: (120, 10), ["a": (0, 0, 60, 10), "b": (60, 0, 60, 10)]) {
        HStack(spacing: 0) {
          Box("a", width: 0...100)
          HStack(spacing: 0) { Box("b", width: 0...100).layoutPriority(1) }
        }
      }
    }
  }

  func testAStackOfferedNothingIsIdeal() {
    MainActor.assumeIsolated {
      layout("and stretches children across", in: (100, 100), ["a": (30, 40, 10, 20), "b": (40, 40, 30, 20)])
      {
        HStack(spacing: 0) {
          fill("a"); Box("b", 30, 20)
        }.fixedSize()
      }
      layout("on one axis", in: (100, 100), ["a": (0, 40, 70, 20), "b": (70, 40, 30, 20)]) {
        HStack(spacing: 0) {
          fill("a"); Box("b", 30, 20)
        }.fixedSize(horizontal: false, vertical: true)
      }
      layout("equal widths", in: (100, 20), ["f": (30, 0, 40, 10), "b": (30, 10, 40, 10)]) {
        VStack(spacing: 0) {
          Box("a", 20, 10).frame(maxWidth: .infinity).background(fill("f"))
          Box("b", 40, 10).frame(maxWidth: .infinity)
        }.fixedSize()
      }
    }
  }

  func testDividersCrossTheirStack() {
    MainActor.assumeIsolated {
      layout(
        "lying", in: (100, 100), ["a": (30, 39.5, 40, 10), "d": (0, 49.5, 100, 1), "b": (30, 50.5, 40, 10)]
      ) {
        VStack(spacing: 0) {
          Box("a", 40, 10); Divider().background(fill("d")); Box("b", 40, 10)
        }
      }
      layout("upright", in: (100, 40), ["d": (50, 0, 1, 40)]) {
        HStack(spacing: 0) {
          Box("a", 1, 1); Divider().background(fill("d"))
        }
      }
      layout("as high as the rest", in: (11, 100), ["a": (0, 35, 10, 30), "d": (10, 35, 1, 30)]) {
        HStack(spacing: 0) {
          Box("a", 10, 30); Divider().background(fill("d"))
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
  }

  func testModifiersOfAGroupApplyToEachView() {
    MainActor.assumeIsolated {
      layout("padding", in: (20, 40), ["a": (5, 5, 10, 10), "b": (5, 25, 10, 10)]) {
        VStack(spacing: 0) {
          Group {
            Box("a", 10, 10); Box("b", 10, 10)
          }.padding(5)
        }
      }
      layout(
        "frames of a ForEach", in: (60, 10),
        ["0": (5, 0, 10, 10), "1": (25, 0, 10, 10), "2": (45, 0, 10, 10)]
      ) {
        HStack(spacing: 0) { ForEach(0..<3) { Box("\($0)", 10, 10) }.frame(width: 20) }
      }
      layout("priority", in: (100, 10), ["a": (0, 0, 50, 10), "c": (100, 0, 0, 10)]) {
        HStack(spacing: 0) {
          Group {
            fill("a"); fill("b")
          }.layoutPriority(1); fill("c")
        }
      }
    }
  }
}
