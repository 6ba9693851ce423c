import SwiftUI
import XCTest

final class FrameTests: XCTestCase {
  func testAFixedFrameHasItsSize() {
    MainActor.assumeIsolated {
      layout("around the centre", in: (200, 100), ["f": (50, 25, 100, 50), "a": (90, 45, 20, 10)]) {
        Box("a", 20, 10).frame(width: 100, height: 50).background(fill("f"))
      }
      layout("top leading", in: (200, 100), ["a": (50, 25, 20, 10)]) {
        Box("a", 20, 10).frame(width: 100, height: 50, alignment: .topLeading)
      }
      layout("bottom trailing", in: (200, 100), ["a": (130, 65, 20, 10)]) {
        Box("a", 20, 10).frame(width: 100, height: 50, alignment: .bottomTrailing)
      }
      layout("one length", in: (200, 100), ["a": (70, 0, 60, 100)]) { fill("a").frame(width: 60) }
      layout("too small", in: (100, 100), ["f": (40, 40, 20, 20), "a": (25, 25, 50, 50)]) {
        Box("a", 50, 50).frame(width: 20, height: 20).background(fill("f"))
      }
      layout("frame in frame", in: (100, 100), ["a": (20, 35, 30, 30)]) {
        fill("a").frame(width: 30, height: 30).frame(width: 60, alignment: .leading)
      }
    }
  }

  func testAFlexibleFrameTakesWhatItIsOffered() {
    MainActor.assumeIsolated {
      layout("up to infinity", in: (100, 50), ["f": (0, 20, 100, 10), "a": (40, 20, 20, 10)]) {
        Box("a", 20, 10).frame(maxWidth: .infinity).background(fill("f"))
      }
      layout("at its leading edge", in: (100, 50), ["a": (0, 20, 20, 10)]) {
        Box("a", 20, 10).frame(maxWidth: .infinity, alignment: .leading)
      }
      layout("up to a length", in: (100, 50), ["f": (20, 20, 60, 10)]) {
        Box("a", 20, 10).frame(maxWidth: 60).background(fill("f"))
      }
      layout("no less than a length", in: (100, 50), ["f": (20, 20, 60, 10), "a": (40, 20, 20, 10)]) {
        Box("a", 20, 10).frame(minWidth: 60).background(fill("f"))
      }
      layout("more if it can be used", in: (100, 50), ["a": (0, 0, 100, 50)]) {
        fill("a").frame(minWidth: 60)
      }
      layout("even in less space", in: (40, 50), ["a": (-10, 0, 60, 50)]) { fill("a").frame(minWidth: 60) }
      layout("between two lengths", in: (100, 50), ["f": (20, 20, 60, 10)]) {
        Box("a", 10, 10).frame(minWidth: 20, maxWidth: 60).background(fill("f"))
      }
      layout("a larger child sticks out", in: (100, 10), ["f": (35, 0, 30, 10), "a": (25, 0, 50, 10)]) {
        Box("a", 50, 10).frame(maxWidth: 30).background(fill("f"))
      }
      layout("no less than a child without a least length", in: (10, 10), ["f": (-5, 0, 20, 10)]) {
        Box("a", 20, 10).frame(maxWidth: 60).background(fill("f"))
      }
      layout("shares of a stack", in: (100, 10), ["f": (0, 0, 50, 10), "g": (50, 0, 50, 10)]) {
        HStack(spacing: 0) {
          Box("a", 10, 10).frame(maxWidth: .infinity).background(fill("f"))
          Box("b", 30, 10).frame(maxWidth: .infinity).background(fill("g"))
        }
      }
    }
  }

  func testIdealLengthsCountWhereNothingIsOffered() {
    MainActor.assumeIsolated {
      layout("there", in: (100, 100), ["a": (35, 30, 30, 40)]) {
        fill("a").frame(idealWidth: 30, idealHeight: 40).fixedSize()
      }
      layout("only there", in: (100, 100), ["a": (0, 0, 100, 100)]) {
        fill("a").frame(idealWidth: 30, idealHeight: 40)
      }
      layout("the child's otherwise", in: (100, 100), ["f": (40, 45, 20, 10)]) {
        Box("a", 20, 10).frame(maxWidth: .infinity).background(fill("f")).fixedSize()
      }
      layout("text on one line", in: (40, 20), ["aaaa bbbb": (-16, 0, 72, 20)]) {
        Text("aaaa bbbb").fixedSize()
      }
      layout("text as high as it needs", in: (40, 20), ["aaaa bbbb": (4, -10, 32, 40)]) {
        Text("aaaa bbbb").fixedSize(horizontal: false, vertical: true)
      }
    }
  }

  func testPaddingSurroundsAView() {
    MainActor.assumeIsolated {
      layout("everywhere", in: (100, 100), ["a": (10, 10, 80, 80)]) { fill("a").padding(10) }
      layout("by 16 points", in: (100, 100), ["a": (16, 16, 68, 68)]) { fill("a").padding() }
      layout("at the sides", in: (100, 100), ["a": (5, 0, 90, 100)]) { fill("a").padding(.horizontal, 5) }
      layout("edge by edge", in: (100, 100), ["a": (2, 1, 94, 96)]) {
        fill("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      }
      layout("by less than nothing", in: (100, 100), ["a": (-10, -10, 120, 120)]) { fill("a").padding(-10) }
      layout("by more than there is", in: (100, 100), ["a": (50, 50, 0, 0)]) { fill("a").padding(60) }
    }
  }

  func testAspectRatioGivesAViewItsShape() {
    MainActor.assumeIsolated {
      layout("fit", in: (100, 100), ["a": (0, 25, 100, 50)]) { fill("a").aspectRatio(2, contentMode: .fit) }
      layout("fill", in: (100, 100), ["a": (-50, 0, 200, 100)]) {
        fill("a").aspectRatio(2, contentMode: .fill)
      }
      layout("of a size", in: (100, 100), ["a": (25, 0, 50, 100)]) {
        fill("a").aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
      }
      layout("its own, fit", in: (100, 100), ["a": (0, 25, 100, 50)]) {
        Box(fill: "a", ideal: CGSize(width: 40, height: 20)).scaledToFit()
      }
      layout("its own, fill", in: (100, 100), ["a": (-50, 0, 200, 100)]) {
        Box(fill: "a", ideal: CGSize(width: 40, height: 20)).scaledToFill()
      }
      layout("as high as it is wide", in: (100, 200), ["a": (0, 50, 100, 100)]) {
        fill("a").aspectRatio(1, contentMode: .fill).fixedSize(horizontal: false, vertical: true)
      }
      layout("a fixed size stays", in: (100, 100), ["a": (40, 40, 20, 20)]) {
        Box("a", 20, 20).aspectRatio(2, contentMode: .fit)
      }
      layout("in a stack", in: (100, 40), ["a": (0, 0, 80, 40), "b": (80, 0, 20, 40)]) {
        HStack(spacing: 0) {
          fill("a").aspectRatio(2, contentMode: .fit).layoutPriority(1); fill("b")
        }
      }
    }
  }

  func testOffsetAndPositionMoveAView() {
    MainActor.assumeIsolated {
      layout("beside its place", in: (20, 10), ["a": (5, 3, 10, 10), "b": (10, 0, 10, 10)]) {
        HStack(spacing: 0) {
          Box("a", 10, 10).offset(x: 5, y: 3); Box("b", 10, 10)
        }
      }
      layout("by a size", in: (10, 10), ["a": (-1, 2, 10, 10)]) {
        Box("a", 10, 10).offset(CGSize(width: -1, height: 2))
      }
      layout("around a point", in: (100, 50), ["f": (0, 0, 100, 50), "a": (10, 15, 20, 10)]) {
        Box("a", 20, 10).position(x: 20, y: 20).background(fill("f"))
      }
      layout("in the child's size", in: (100, 50), ["f": (40, 20, 20, 10), "a": (45, 20, 20, 10)]) {
        Box("a", 20, 10).position(CGPoint(x: 15, y: 5)).background(fill("f")).fixedSize()
      }
    }
  }

  func testReadingFromTheRightMirrorsTheLayout() {
    MainActor.assumeIsolated {
      layout("a row", in: (100, 10), rightToLeft: true, ["a": (55, 0, 20, 10), "b": (25, 0, 30, 10)]) {
        HStack(spacing: 0) {
          Box("a", 20, 10); Box("b", 30, 10)
        }
      }
      layout(
        "the leading edge", in: (100, 20), rightToLeft: true, ["a": (30, 0, 40, 10), "b": (50, 10, 20, 10)]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          Box("a", 40, 10); Box("b", 20, 10)
        }
      }
      layout("padding", in: (30, 10), rightToLeft: true, ["a": (0, 0, 20, 10)]) {
        Box("a", 20, 10).padding(.leading, 10)
      }
      layout("a frame", in: (100, 10), rightToLeft: true, ["a": (80, 0, 20, 10)]) {
        Box("a", 20, 10).frame(width: 100, alignment: .leading)
      }
      layout("a layer", in: (40, 40), rightToLeft: true, ["b": (0, 0, 10, 10)]) {
        Box("a", 40, 40).overlay(Box("b", 10, 10), alignment: .topTrailing)
      }
      layout("a position", in: (100, 20), rightToLeft: true, ["a": (70, 5, 20, 10)]) {
        Box("a", 20, 10).position(x: 20, y: 10)
      }
      layout("but no offset", in: (20, 10), rightToLeft: true, ["a": (5, 0, 20, 10)]) {
        Box("a", 20, 10).offset(x: 5)
      }
      layout("a part", in: (40, 10), ["a": (0, 0, 10, 10), "c": (10, 0, 20, 10), "b": (30, 0, 10, 10)]) {
        HStack(spacing: 0) {
          Box("a", 10, 10)
          HStack(spacing: 0) {
            Box("b", 10, 10); Box("c", 20, 10)
          }
          .environment(\.layoutDirection, .rightToLeft)
        }
      }
    }
  }
}
