import XCTest

import SwiftUI
import SwiftUITesting

final class GestureTests: XCTestCase {
  func testTapsPressesAndPointersAreTold() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        VStack {
          Text("tap").padding().onTapGesture { diary.entries.append("tap") }
          Text("twice").onTapGesture(count: 2) { diary.entries.append("twice") }
          Text("long").onLongPressGesture(
            minimumDuration: 1, perform: { diary.entries.append("long") },
            onPressingChanged: { diary.entries.append("pressing \($0)") })
          Text("hover").onHover { diary.entries.append("hover \($0)") }
        }
      }
      screen.gesture("tap")?.performed()
      screen.gesture("twice")?.performed()
      screen.gesture("long")?.pressed(true)
      screen.gesture("long")?.performed()
      screen.gesture("long")?.pressed(false)
      screen.gesture("hover")?.pressed(true)
      XCTAssertEqual(
        diary.take(), ["tap", "twice", "pressing true", "long", "pressing false", "hover true"])
      XCTAssertEqual(screen.gesture("twice")?.kind, .tap(count: 2))
      XCTAssertEqual(screen.gesture("long")?.kind, .longPress(minimumDuration: 1, maximumDistance: 10))
    }
  }

  func testFingersThatPartTellHowFar() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        Text("map").gesture(
          MagnificationGesture()
            .onChanged { diary.entries.append("by \($0)") }.onEnded { diary.entries.append("end \($0)") })
      }
      try screen.magnify("map", to: 2.5)
      XCTAssertEqual(diary.take(), ["by 2.5", "end 2.5"])
    }
  }

  func testADragTellsItsWayAndItsEndInTheOrderOfTheHandlers() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        Text("drag").gesture(
          DragGesture(minimumDistance: 4)
            .onChanged { diary.entries.append("first \($0.translation.width)") }
            .onChanged { diary.entries.append("second \($0.translation.width)") }
            .onEnded { diary.entries.append("end \($0.predictedEndTranslation.height)") })
      }
      let drag = DragGesture.Value(
        time: Date(timeIntervalSince1970: 0), location: CGPoint(x: 5, y: 8),
        startLocation: CGPoint(x: 2, y: 2), velocity: CGSize(width: 0, height: 40))
      screen.gesture("drag")?.dragged(drag)
      screen.gesture("drag")?.dropped(drag)
      XCTAssertEqual(diary.take(), ["first 3.0", "second 3.0", "end 16.0"])
    }
  }

  private struct Pinning: Gesture {
    typealias Value = Void
    let action: () -> Void
    var body: some Gesture<Void> { TapGesture(count: 3).onEnded(action) }
  }

  func testAGestureMayConsistOfAnother() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        Text("x").gesture(Pinning { diary.entries.append("inner") }.onEnded { diary.entries.append("outer") })
      }
      XCTAssertEqual(screen.gesture("x")?.kind, .tap(count: 3))
      screen.gesture("x")?.performed()
      XCTAssertEqual(diary.take(), ["inner", "outer"])
    }
  }

  func testMasksPrioritiesAndDisabledViewsAreKnownToTheHost() {
    MainActor.assumeIsolated {
      let screen = Screen {
        VStack {
          Text("a").highPriorityGesture(TapGesture(), including: .gesture)
          Text("b").simultaneousGesture(TapGesture(), including: .subviews)
          Text("c").onTapGesture {}.disabled(true)
        }
      }
      let a = screen.content(GestureContent.self, "a")
      XCTAssertEqual(a?.priority, .high)
      XCTAssertEqual(a?.letsInsideReact, false)
      let b = screen.content(GestureContent.self, "b")
      XCTAssertEqual(b?.priority, .simultaneous)
      XCTAssertEqual(b?.isEnabled, false)
      XCTAssertEqual(screen.content(GestureContent.self, "c")?.isEnabled, false)
    }
  }

  func testAContentShapeDecidesWhereAGestureReacts() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        VStack {
          Text("all").frame(width: 100, height: 100).onTapGesture {}
          Text("round").frame(width: 100, height: 100).contentShape(Circle()).padding(10).onTapGesture {}
        }
      }
      let all = try XCTUnwrap(screen.find(GestureContent.self, "all"))
      let round = try XCTUnwrap(screen.find(GestureContent.self, "round"))
      XCTAssertTrue(all.reactsToGestures(at: CGPoint(x: 2, y: 2)))
      XCTAssertFalse(round.reactsToGestures(at: CGPoint(x: 12, y: 12)))
      XCTAssertTrue(round.reactsToGestures(at: CGPoint(x: 60, y: 60)))
    }
  }
}

extension Screen {
  /// The gesture of the view around a text.
  fileprivate func gesture(_ label: String) -> GestureRecognizer? {
    content(GestureContent.self, label)?.recognizer
  }
}
