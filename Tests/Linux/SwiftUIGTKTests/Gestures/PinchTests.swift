import CGTK
import XCTest

@testable import SwiftUI
@testable import SwiftUIGTK

/// Gestures of two fingers and combined ones, as GTK tells of them.
final class PinchTests: ToolkitTestCase {
  func testFingersMagnifyAndTurnOnceTheyMoveFarEnough() throws {
    try MainActor.assumeIsolated {
      var told: [String] = []
      let window = ShownWindow {
        Text("pinch").frame(width: 200, height: 200).gesture(
          MagnificationGesture(minimumScaleDelta: 0.1).onChanged { told.append("scale \($0)") }
            .onEnded { told.append("scaled \($0)") }
            .simultaneously(
              with: RotationGesture(minimumAngleDelta: .radians(0.5)).onChanged {
                told.append("angle \($0.radians)")
              }))
      }
      defer { window.close() }
      let controllers = try XCTUnwrap(window.gesture(0)?.controllers)
      let zoom = try XCTUnwrap(controllers.first { $0.type == gtk_gesture_zoom_get_type() })
      let turn = try XCTUnwrap(controllers.first { $0.type == gtk_gesture_rotate_get_type() })
      XCTAssertNotEqual(gtk_gesture_is_grouped_with(zoom.opaque, turn.opaque), 0)
      emit(zoom, "scale-changed", 1.05)
      emit(turn, "angle-changed", 2.0, 0.25)
      XCTAssertEqual(told, [])
      emit(zoom, "scale-changed", 1.5)
      emit(zoom, "scale-changed", 1.0)
      emit(turn, "angle-changed", 2.0, -0.75)
      emit(zoom, "end", nothing)
      XCTAssertEqual(told, ["scale 1.5", "scale 1.0", "angle -0.75", "scaled 1.0"])
      told = []
      emit(zoom, "scale-changed", 1.05)
      XCTAssertEqual(told, [], "it begins anew")
      emit(zoom, "scale-changed", 2.0)
      emit(zoom, "cancel", nothing)
      emit(zoom, "end", nothing)
      XCTAssertEqual(told, ["scale 2.0"])
    }
  }

  private struct Held: View {
    @GestureState private var width: CGFloat?
    let told: (String) -> Void

    var body: some View {
      told(width.map { "by \($0)" } ?? "idle")
      return Text("hold").frame(width: 100, height: 100).gesture(
        LongPressGesture().sequenced(before: DragGesture()).updating($width) { value, width, _ in
          if case .second(_, let drag) = value { width = drag?.translation.width ?? 0 }
        })
    }
  }

  func testADragBeginsAfterALongPressAndEndsWhenTheFingerIsLifted() throws {
    try MainActor.assumeIsolated {
      var told: [String] = []
      let window = ShownWindow { Held { told.append($0) } }
      defer { window.close() }
      let controllers = try XCTUnwrap(window.gesture(0)?.controllers)
      let press = try XCTUnwrap(controllers.first { $0.type == gtk_gesture_long_press_get_type() })
      let drag = try XCTUnwrap(controllers.first { $0.type == gtk_gesture_drag_get_type() })
      @MainActor func after(_ body: () -> Void) -> [String] {
        told = []
        body()
        window.window.tree.update()
        return told
      }
      XCTAssertEqual(
        after {
          emit(drag, "drag-begin", 20.0, 20.0)
          emit(drag, "drag-update", 30.0, 0.0)
          emit(drag, "drag-end", 30.0, 0.0)
        }, [], "nothing was held")
      XCTAssertEqual(
        after {
          emit(press, "begin", nothing)
          emit(drag, "drag-begin", 20.0, 20.0)
          emit(press, "pressed", 20.0, 20.0)
        }, ["by 0.0"])
      XCTAssertEqual(after { emit(drag, "drag-update", 30.0, 0.0) }, ["by 30.0"])
      XCTAssertEqual(
        after {
          emit(press, "end", nothing)
          emit(drag, "drag-end", 30.0, 0.0)
        }, ["idle"])
      XCTAssertEqual(
        after {
          emit(press, "begin", nothing)
          emit(drag, "drag-begin", 20.0, 20.0)
          emit(press, "pressed", 20.0, 20.0)
        }, ["by 0.0"])
      XCTAssertEqual(after { emit(drag, "drag-end", 0.0, 0.0) }, ["idle"], "it was lifted without a movement")
    }
  }

  func testASingleTapWaitsUntilThereCanBeNoOther() throws {
    try MainActor.assumeIsolated {
      var told: [String] = []
      let window = ShownWindow {
        Text("taps").frame(width: 100, height: 100).gesture(
          TapGesture(count: 2).onEnded { told.append("two") }
            .exclusively(before: TapGesture().onEnded { told.append("one") }))
      }
      defer { window.close() }
      let clicks = try XCTUnwrap(window.gesture(0)?.controllers)
      @MainActor func click(_ number: Int32, late: Bool = false) {
        for gesture in clicks { emit(gesture, "pressed", number, 5.0, 5.0) }
        if late { for gesture in clicks { emit(gesture, "stopped") } }
        for gesture in clicks { emit(gesture, "released", number, 5.0, 5.0) }
      }
      click(1)
      XCTAssertEqual(told, [])
      for gesture in clicks { emit(gesture, "stopped") }
      XCTAssertEqual(told, ["one"])
      click(1)
      click(2)
      XCTAssertEqual(told, ["one", "two"])
      for gesture in clicks { emit(gesture, "stopped") }
      click(1, late: true)
      MainLoop.iterate(until: { told.count == 3 })
      XCTAssertEqual(told, ["one", "two", "one"])
    }
  }
}

/// In place of the fingers that a signal is about.
private var nothing: UnsafeMutableRawPointer? { nil }
