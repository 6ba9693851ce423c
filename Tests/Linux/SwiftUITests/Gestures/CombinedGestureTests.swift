import SwiftUI
import SwiftUITesting
import XCTest

final class CombinedGestureTests: XCTestCase {
  private struct Zooming: View {
    @State private var scale: CGFloat = 1
    @GestureState(reset: { last, _ in Zooming.resets.append(last) }) private var pinch: CGFloat?
    let diary: Diary
    @MainActor static var resets: [CGFloat?] = []

    var body: some View {
      diary.entries.append(pinch.map { "pinch \($0)" } ?? "still")
      return Text("at \(Int(scale * 100))")
        .gesture(
          MagnificationGesture(minimumScaleDelta: 0.2).updating($pinch) { value, state, _ in state = value }
            .onEnded { scale *= $0 })
    }
  }

  func testAPinchMagnifiesAndItsStateGoesBackAtTheEnd() throws {
    try MainActor.assumeIsolated {
      Zooming.resets = []
      let diary = Diary()
      let screen = Screen { Zooming(diary: diary) }
      try screen.magnify("at 100", by: 1.1)
      XCTAssertEqual(diary.take(), ["still"], "it is too little")
      let recognizer = try XCTUnwrap(screen.recognizers("at 100").first)
      recognizer.magnified(1.5)
      try screen.settle()
      recognizer.cancelled()
      recognizer.cancelled()
      try screen.settle()
      XCTAssertEqual(diary.take(), ["pinch 1.5", "still"])
      XCTAssertEqual(Zooming.resets, [1.5], "it goes back once")
      try screen.magnify("at 100", by: 3)
      try screen.magnify("at 300", by: 0.5)
      XCTAssertTrue(screen.has("at 150"))
      XCTAssertEqual(diary.entries.last, "still")
    }
  }

  func testFingersTurnAsFarAsTold() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        Text("turn").gesture(
          RotationGesture(minimumAngleDelta: .degrees(10)).map { Int($0.degrees.rounded()) }
            .onChanged { diary.entries.append("to \($0)") }.onEnded { diary.entries.append("end \($0)") })
      }
      try screen.rotate("turn", by: .degrees(5))
      try screen.rotate("turn", by: .degrees(-30))
      XCTAssertEqual(diary.take(), ["to -30", "end -30"])
    }
  }

  func testTwoGesturesAtOnceEndTogether() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        Text("both").gesture(
          MagnificationGesture().onChanged { diary.entries.append("scale \($0)") }
            .simultaneously(with: RotationGesture())
            .map { "\($0.first ?? 0) \($0.second?.degrees.rounded() ?? 0)" }
            .onChanged { diary.entries.append($0) }.onEnded { diary.entries.append("end \($0)") })
      }
      let recognizers = screen.recognizers("both")
      XCTAssertEqual(recognizers.count, 2)
      recognizers[0].magnified(2)
      recognizers[1].rotated(.degrees(90))
      recognizers[0].magnificationEnded(3)
      XCTAssertEqual(diary.take(), ["scale 2.0", "2.0 0.0", "2.0 90.0"])
      recognizers[1].cancelled()
      XCTAssertEqual(diary.take(), ["end 3.0 0.0"])
      try screen.magnify("both", by: 4)
      XCTAssertEqual(diary.take(), ["scale 4.0", "4.0 0.0", "end 4.0 0.0"])
    }
  }

  private struct Held: View {
    @GestureState private var phase = "idle"
    @State private var moved = 0
    let diary: Diary

    var body: some View {
      Text("\(phase), moved \(moved)").padding().gesture(
        LongPressGesture().sequenced(before: DragGesture().onChanged { _ in diary.entries.append("drag") })
          .updating($phase) { value, phase, _ in
            switch value {
            case .first: phase = "pressing"
            case .second(_, nil): phase = "held"
            case .second(_, let drag?): phase = "dragged \(Int(drag.translation.width))"
            }
            diary.entries.append(phase)
          }
          .onEnded { if case .second(true, let drag?) = $0 { moved += Int(drag.translation.width) } })
    }
  }

  func testADragAfterALongPressWaitsForIt() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen { Held(diary: diary) }
      try screen.drag("idle, moved 0", byX: 40)
      XCTAssertEqual(diary.take(), [])
      try screen.pressLong("idle, moved 0")
      XCTAssertEqual(diary.take(), ["pressing", "held"])
      XCTAssertTrue(screen.has("idle, moved 0"), "a press alone comes to nothing: \(screen.text)")
      try screen.drag("idle, moved 0", byX: 40)
      XCTAssertEqual(diary.take(), [])
      try screen.drag("idle, moved 0", byX: 40, afterLongPress: true)
      XCTAssertEqual(diary.take(), ["pressing", "held", "drag", "dragged 40"])
      XCTAssertTrue(screen.has("idle, moved 40"), screen.text)
    }
  }

  func testStateLastsAcrossUpdatesInTheMiddleOfAGesture() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Held(diary: Diary()) }
      let before = screen.recognizers("idle, moved 0")
      before[0].pressed(true)
      before[0].performed()
      try screen.settle()
      XCTAssertTrue(screen.has("held, moved 0"), screen.text)
      let after = screen.recognizers("held, moved 0")
      XCTAssertTrue(after[1].isDue)
      XCTAssertFalse(after[0].isDue)
      after[1].cancelled()
      try screen.settle()
      XCTAssertTrue(screen.has("idle, moved 0"), screen.text)
    }
  }

  func testASecondTapTakesTheFirstOnesPlaceAndASingleOneWaits() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        Text("taps").gesture(
          TapGesture(count: 2).onEnded { diary.entries.append("two") }
            .exclusively(before: TapGesture().onEnded { diary.entries.append("one") })
            .onEnded {
              switch $0 {
              case .first: diary.entries.append("first")
              case .second: diary.entries.append("second")
              }
            })
      }
      let recognizers = screen.recognizers("taps")
      recognizers[1].performed()
      XCTAssertEqual(diary.take(), [])
      recognizers[0].performed()
      recognizers[0].cancelled()
      XCTAssertEqual(diary.take(), ["two", "first"])
      try screen.tap("taps")
      XCTAssertEqual(diary.take(), ["one", "second"])
    }
  }

  func testOnlyOneOfTwoExclusiveMovementsIsTold() {
    MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        Text("either").gesture(
          MagnificationGesture().onChanged { diary.entries.append("scale \($0)") }
            .exclusively(before: RotationGesture().onChanged { _ in diary.entries.append("turn") }))
      }
      let recognizers = screen.recognizers("either")
      recognizers[1].rotated(.degrees(20))
      recognizers[0].magnified(2)
      recognizers[1].rotated(.degrees(20))
      recognizers[0].cancelled()
      recognizers[1].rotated(.degrees(20))
      XCTAssertEqual(diary.take(), ["turn", "scale 2.0", "turn"])
    }
  }

  func testTapsOneAfterTheOther() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let screen = Screen {
        Text("taps").gesture(
          TapGesture().onEnded { diary.entries.append("one") }
            .sequenced(before: TapGesture().onEnded { diary.entries.append("two") }))
      }
      for _ in 0..<3 { try screen.tap("taps") }
      XCTAssertEqual(diary.take(), ["one", "two", "one"])
    }
  }
}

extension Screen {
  /// The gestures of the view around a text.
  fileprivate func recognizers(_ label: String) -> [GestureRecognizer] {
    content(GestureContent.self, label)?.recognizers ?? []
  }
}
