import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class ScrollPeerTests: ToolkitTestCase {
  func testTheLargeTitleOfAPageLeavesItWithTheRows() throws {
    try MainActor.assumeIsolated {
      let stage = Stage(
        NavigationView {
          List(0..<100) { Text("Row \($0)") }.navigationTitle("Shop")
        })
      defer { stage.window.close() }
      let title = try XCTUnwrap(
        stage.window.elements.first { $0.content.label == "Shop" && $0.peer is TextPeer })
      let widget = try XCTUnwrap((title.peer as? TextPeer)?.widget)
      let scroll = try XCTUnwrap(stage.scroll?.widget)
      @MainActor func top() -> Double {
        var (x, y) = (0.0, 0.0)
        return gtk_widget_translate_coordinates(widget, scroll, 0, 0, &x, &y) != 0 ? y : .nan
      }
      XCTAssertEqual(top(), 0)
      gtk_adjustment_set_value(stage.adjustment, 20)
      stage.window.runFrame()
      XCTAssertEqual(top(), -20)
      gtk_adjustment_set_value(stage.adjustment, 300)
      stage.window.runFrame()
      let bar = try XCTUnwrap(stage.window.peer(BarPeer.self)?.element)
      XCTAssertTrue(bar.children.contains { $0.joinedTexts == "Shop" })
    }
  }

  /// Rows of many heights, so that those not yet seen are not as long as guessed.
  private struct Rows: View {
    var count = 1000
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("Far") { withAnimation { proxy.scrollTo(700, anchor: .top) } }
          Button("Now") { proxy.scrollTo(400, anchor: .top) }
          List(0..<count) { Text("Row \($0)").frame(height: 20 + CGFloat($0 % 7) * 30).id($0) }
        }
      }
    }
  }

  @MainActor
  private final class Stage {
    let window: ControlWindow

    init(_ view: some View) { window = ControlWindow { view } }

    var scroll: ScrollPeer? { window.peer(ScrollPeer.self) }
    var state: ScrollState? {
      (window.elements.first { $0.content is ScrollContent }?.content as? ScrollContent)?.state
    }

    var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
      (scroll?.widget).map { gtk_scrolled_window_get_vadjustment($0.opaque) }
    }

    /// What is written in the row with the focus.
    var focusedRow: String? {
      let focus = gtk_window_get_focus(window.window.widget.cast())
      return window.elements.first { ($0.peer as? ListRowPeer)?.widget == focus }?.joinedTexts
    }

    /// Where rows are in the scroll view's window, by what is written in them.
    var places: [String: Double] {
      guard let widget = scroll?.widget else { return [:] }
      var places: [String: Double] = [:]
      for element in window.elements where element.content is ListRowContent {
        guard let row = (element.peer as? ListRowPeer)?.widget, gtk_widget_get_mapped(row) != 0 else {
          continue
        }
        var (x, y) = (0.0, 0.0)
        if gtk_widget_translate_coordinates(row, widget, 0, 0, &x, &y) != 0 {
          places[element.joinedTexts] = y
        }
      }
      return places
    }

    /// Whether rows cover the middle and both ends of what is seen.
    var isFilled: Bool {
      guard let state else { return false }
      let rows = window.elements.filter { $0.content is ListRowContent }.map { element in
        let frame = element.frame
        return (frame.minY - state.offset.y)...(frame.maxY - state.offset.y)
      }
      return [1, state.viewport.height / 2, state.viewport.height - 1].allSatisfy { point in
        rows.contains { $0.contains(point) }
      }
    }
  }

  func testWhatAJumpBringsIntoViewIsThereInTheNextFrame() throws {
    try MainActor.assumeIsolated {
      let stage = Stage(Rows())
      let adjustment = try XCTUnwrap(stage.adjustment)
      for page in [30, 12, 55, 3] {
        gtk_adjustment_set_value(adjustment, Double(page) * 1000)
        XCTAssertTrue(stage.isFilled, "nothing is mounted at \(page)")
        MainLoop.runFrame(of: stage.window.window.widget)
        XCTAssertTrue(stage.places.contains { (0..<300).contains($0.value) }, "nothing is shown at \(page)")
      }
      stage.window.close()
    }
  }

  func testRowsThatTurnOutLongerAboveDoNotMoveWhatIsSeen() throws {
    try MainActor.assumeIsolated {
      let stage = Stage(Rows())
      XCTAssertTrue(stage.window.activate(stage.window.peer(ButtonPeer.self, "Now")?.widget))
      stage.window.runFrame()
      XCTAssertEqual(try XCTUnwrap(stage.places["Row 400"]), 0, accuracy: 1)
      let adjustment = try XCTUnwrap(stage.adjustment)
      for _ in 0..<20 {
        let before = stage.places
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) - 150)
        stage.window.runFrame()
        let after = stage.places
        let common = before.keys.filter { after[$0] != nil }
        XCTAssertFalse(common.isEmpty)
        for name in common {
          XCTAssertEqual(after[name] ?? 0, (before[name] ?? 0) + 150, accuracy: 1, name)
        }
      }
      stage.window.close()
    }
  }

  func testASmoothWayEndsAtTheRowAndIsNeverEmpty() throws {
    try MainActor.assumeIsolated {
      let stage = Stage(Rows())
      let far = try XCTUnwrap(stage.window.peer(ButtonPeer.self, "Far")?.widget)
      gtk_widget_activate_action_variant(far, CanvasClass.pressAction, nil)
      stage.window.window.tree.update()
      MainLoop.runFrame(of: stage.window.window.widget)
      var ways: Set<Double> = []
      for _ in 0..<200 where stage.places["Row 700"].map({ abs($0) > 1 }) ?? true {
        MainLoop.runFrame(of: stage.window.window.widget)
        XCTAssertTrue(stage.isFilled)
        if let place = stage.places["Row 700"] { ways.insert(place) }
      }
      if SystemTheme.current.allowsAnimations { XCTAssertGreaterThan(ways.count, 2, "it was there at once") }
      XCTAssertEqual(try XCTUnwrap(stage.places["Row 700"]), 0, accuracy: 1)
      stage.window.close()
    }
  }

  func testTheFocusMovesThroughRowsAndStaysInSight() throws {
    try MainActor.assumeIsolated {
      let stage = Stage(Picked())
      let window = stage.window.window.widget
      let first = try XCTUnwrap(stage.window.peer(ListRowPeer.self))
      gtk_widget_grab_focus(first.widget)
      var steps = 0
      while steps < 300, stage.focusedRow != "Row 40" {
        gtk_widget_child_focus(window, GTK_DIR_DOWN)
        stage.window.runFrame()
        steps += 1
      }
      XCTAssertEqual(stage.focusedRow, "Row 40")
      // GTK scrolls to the focus smoothly.
      for _ in 0..<40 { stage.window.runFrame() }
      let focus = try XCTUnwrap(gtk_window_get_focus(window.cast()))
      let scroll = try XCTUnwrap(stage.scroll?.widget)
      var (x, y) = (0.0, 0.0)
      gtk_widget_translate_coordinates(focus, scroll, 0, 0, &x, &y)
      XCTAssertGreaterThan(try XCTUnwrap(stage.state?.offset.y), 500)
      XCTAssertTrue((-1...(try XCTUnwrap(stage.state).viewport.height)).contains(y), "\(y)")
      stage.window.close()
    }
  }

  private struct Picked: View {
    @State var chosen: Int?
    var body: some View {
      VStack(spacing: 0) {
        Button("Other") {}
        List(0..<100, id: \.self, selection: $chosen) { Text("Row \($0)") }
      }
    }
  }

  func testAnUpdateKeepsTheOffset() throws {
    try MainActor.assumeIsolated {
      let stage = Stage(Picked())
      let adjustment = try XCTUnwrap(stage.adjustment)
      gtk_widget_grab_focus(try XCTUnwrap(stage.window.peer(ButtonPeer.self, "Other")?.widget))
      gtk_adjustment_set_value(adjustment, 900)
      stage.window.runFrame()
      let before = stage.places["Row 25"]
      let row = try XCTUnwrap(
        stage.window.elements.first { $0.joinedTexts == "Row 25" && $0.content is ListRowContent })
      (row.content as? ListRowContent)?.press?()
      stage.window.runFrame()
      XCTAssertEqual(try XCTUnwrap(stage.places["Row 25"]), try XCTUnwrap(before), accuracy: 1)
      XCTAssertEqual((row.content as? ListRowContent)?.isSelected, true)
      stage.window.close()
    }
  }

  func testAHorizontalScrollViewInRowsBeginsWhereLinesBegin() throws {
    try MainActor.assumeIsolated {
      for isRightToLeft in [false, true] {
        let window = ControlWindow {
          ScrollView {
            ScrollView(.horizontal) {
              HStack { ForEach(0..<30) { Text("Cell \($0)").frame(width: 60, height: 30) } }
            }
            Color.red.frame(height: 2000)
          }
          .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        window.runFrame()
        let peers = window.elements.compactMap { $0.peer as? ScrollPeer }
        XCTAssertEqual(peers.count, 2)
        let inner = try XCTUnwrap(peers.last)
        let label = try XCTUnwrap(window.elements.first { $0.content.label == "Cell 0" }?.peer as? TextPeer)
        var (x, y) = (0.0, 0.0)
        gtk_widget_translate_coordinates(label.widget, inner.widget, 0, 0, &x, &y)
        XCTAssertTrue((isRightToLeft ? 250.0...360 : 0...60).contains(x), "\(x)")
        window.close()
      }
    }
  }
}
