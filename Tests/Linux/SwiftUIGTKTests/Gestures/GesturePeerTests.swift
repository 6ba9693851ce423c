import CGTK
import XCTest

@testable import SwiftUI
@testable import SwiftUIGTK

/// What happened, in order.
@MainActor
private final class Diary {
  var entries: [String] = []

  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}

final class GesturePeerTests: ToolkitTestCase {
  func testTapsAreCountedAndReachTheAction() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let window = ShownWindow {
        VStack {
          Text("once").frame(width: 100, height: 40).onTapGesture { diary.entries.append("once") }
          Text("twice").frame(width: 100, height: 40).onTapGesture(count: 2) { diary.entries.append("twice") }
        }
      }
      defer { window.close() }
      let once = try XCTUnwrap(window.gesture(0)?.controllers.first)
      let twice = try XCTUnwrap(window.gesture(1)?.controllers.first)
      emit(once, "released", Int32(1), 5.0, 5.0)
      emit(twice, "released", Int32(1), 5.0, 5.0)
      XCTAssertEqual(diary.take(), ["once"])
      emit(twice, "released", Int32(2), 5.0, 5.0)
      XCTAssertEqual(diary.take(), ["twice"])
    }
  }

  func testATapOnAButtonInsideOrOutsideTheShapeIsNotTheViews() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let window = ShownWindow {
        VStack {
          Button("Inside") {}.padding(20).onTapGesture { diary.entries.append("low") }
          Button("Inside") {}.padding(20).highPriorityGesture(
            TapGesture().onEnded { diary.entries.append("high") })
          Text("").frame(width: 80, height: 80).contentShape(Circle()).onTapGesture {
            diary.entries.append("round")
          }
        }
      }
      defer { window.close() }
      for index in 0..<3 {
        let peer = try XCTUnwrap(window.gesture(index))
        let click = try XCTUnwrap(peer.controllers.first)
        emit(click, "released", Int32(1), 40.0, 40.0)
        emit(click, "released", Int32(1), 3.0, 3.0)
        XCTAssertEqual(diary.take(), [["low"], ["high", "high"], ["round"]][index])
      }
    }
  }

  func testLongPressesAndPointersComeAndGo() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let window = ShownWindow {
        VStack {
          Text("long").frame(width: 100, height: 40).onLongPressGesture(
            perform: { diary.entries.append("long") },
            onPressingChanged: { diary.entries.append("pressing \($0)") })
          Text("hover").frame(width: 100, height: 40).onHover { diary.entries.append("hover \($0)") }
        }
      }
      defer { window.close() }
      let press = try XCTUnwrap(window.gesture(0)?.controllers.first)
      emit(press, "pressed", 5.0, 5.0)
      XCTAssertEqual(diary.take(), ["long"])
      let motion = try XCTUnwrap(window.gesture(1)?.controllers.first)
      emit(motion, "enter", 5.0, 5.0)
      emit(motion, "leave")
      XCTAssertEqual(diary.take(), ["hover true", "hover false"])
    }
  }

  func testFingersMustPartALittleBeforeTheyMagnify() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let window = ShownWindow {
        Text("map").frame(width: 100, height: 100).gesture(
          MagnificationGesture(minimumScaleDelta: 0.1)
            .onChanged { diary.entries.append("by \($0)") }.onEnded { diary.entries.append("end \($0)") })
      }
      defer { window.close() }
      let zoom = try XCTUnwrap(window.gesture(0)?.controllers.first)
      emit(zoom, "scale-changed", 1.05)
      XCTAssertEqual(diary.take(), [])
      emit(zoom, "scale-changed", 1.5)
      emit(zoom, "scale-changed", 1.05)
      XCTAssertEqual(diary.take(), ["by 1.5", "by 1.05"])
    }
  }

  func testADragBeginsAfterItsDistance() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let window = ShownWindow {
        Text("drag").frame(width: 100, height: 100).gesture(
          DragGesture(minimumDistance: 10)
            .onChanged { diary.entries.append("at \($0.location.x) by \($0.translation.width)") }
            .onEnded { diary.entries.append("end by \($0.translation.width)") })
      }
      defer { window.close() }
      let drag = try XCTUnwrap(window.gesture(0)?.controllers.first)
      emit(drag, "drag-begin", 20.0, 20.0)
      emit(drag, "drag-update", 5.0, 0.0)
      emit(drag, "drag-update", 12.0, 0.0)
      emit(drag, "drag-update", 6.0, 0.0)
      emit(drag, "drag-end", 6.0, 0.0)
      XCTAssertEqual(diary.take(), ["at 32.0 by 12.0", "at 26.0 by 6.0", "end by 6.0"])
    }
  }

  func testADisabledViewHasNoControllersAndGivesThemBackWhenEnabled() throws {
    try MainActor.assumeIsolated {
      let diary = Diary()
      let handlers = SignalHandler.liveCount
      var enable: Binding<Bool>?
      let window = ShownWindow {
        Switched {
          enable = $0
        } content: {
          Text("x").onTapGesture { diary.entries.append("tap") }
        }
      }
      let peer = try XCTUnwrap(window.gesture(0))
      XCTAssertEqual(peer.controllers.count, 0)
      enable?.wrappedValue = true
      window.window.tree.update()
      XCTAssertEqual(peer.controllers.count, 1)
      window.close()
      XCTAssertLessThanOrEqual(SignalHandler.liveCount, handlers + 10)
    }
  }

  private struct Switched<Content: View>: View {
    @State private var isOn = false
    let hand: (Binding<Bool>) -> Void
    let content: Content

    init(_ hand: @escaping (Binding<Bool>) -> Void, @ViewBuilder content: () -> Content) {
      self.hand = hand
      self.content = content()
    }

    var body: some View {
      hand($isOn)
      return content.disabled(!isOn)
    }
  }
}

/// A window of a view, shown and painted.
@MainActor
struct ShownWindow {
  let window: Window

  init(@ViewBuilder _ content: () -> some View) {
    window = Window(title: "Test", size: CGSize(width: 320, height: 400), content: content)
    window.present()
    let canvas = window.host.root.canvas.widget
    MainLoop.iterate(until: { gtk_widget_get_mapped(canvas) != 0 })
    MainLoop.runFrame(of: canvas)
  }

  func close() {
    window.close()
    MainLoop.handlePending()
  }

  /// All elements, each before those inside it.
  var elements: [Element] {
    func all(_ element: Element) -> [Element] { [element] + element.children.flatMap(all) }
    return window.host.rootElement.map(all) ?? []
  }

  /// The peers of the views with gestures, in order.
  func gesture(_ index: Int) -> GesturePeer? {
    let peers = elements.compactMap { $0.peer as? GesturePeer }
    return peers.indices.contains(index) ? peers[index] : nil
  }
}
