import CGTK
import XCTest

@testable import SwiftUIGTK

final class SignalTests: ToolkitTestCase {
  func testASignalWithoutArgumentsCallsItsClosure() {
    MainActor.assumeIsolated {
      let button = GObjectReference(gtk_button_new())
      var clicks = 0
      connect(button.pointer, "clicked") { clicks += 1 }
      emit(button, "clicked")
      XCTAssertEqual(clicks, 1)
    }
  }

  func testAPropertyTellsOfItsChange() {
    MainActor.assumeIsolated {
      let toggle = GObjectReference(gtk_switch_new())
      var states: [Bool] = []
      connect(toggle.pointer, "notify::active") { [unowned toggle] in
        states.append(property(toggle.pointer, "active"))
      }
      setProperty(toggle.pointer, "active", true)
      setProperty(toggle.pointer, "active", false)
      XCTAssertEqual(states, [true, false])
    }
  }

  func testArgumentsArriveTyped() {
    MainActor.assumeIsolated {
      let gesture = GObjectReference(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()))
      var heard: (Int32, Double, Double)?
      connect(gesture.pointer, "pressed") { (count: Int32, x: Double, y: Double) in heard = (count, x, y) }
      emit(gesture, "pressed", Int32(2), 3.5, 4.25)
      XCTAssertEqual(heard?.0, 2)
      XCTAssertEqual(heard?.1, 3.5)
      XCTAssertEqual(heard?.2, 4.25)
    }
  }

  func testObjectsAndEnumerationsArrive() {
    MainActor.assumeIsolated {
      let notebook = GObjectReference(gtk_notebook_new())
      let page = GObjectReference(gtk_label_new("page"))
      var added: UnsafeMutableRawPointer?
      var directions: [Int32] = []
      connect(notebook.pointer, "page-added") { (child: UnsafeMutableRawPointer?) in added = child }
      connect(page.pointer, "direction-changed") { directions.append($0) }
      gtk_widget_set_direction(page.widget, GTK_TEXT_DIR_LTR)
      gtk_notebook_append_page(notebook.opaque, page.widget, nil)
      gtk_widget_set_direction(page.widget, GTK_TEXT_DIR_RTL)
      XCTAssertEqual(added, page.pointer)
      XCTAssertEqual(directions.last, Int32(GTK_TEXT_DIR_LTR.rawValue))
    }
  }

  func testAKeyPressIsAnswered() {
    MainActor.assumeIsolated {
      let keys = GObjectReference(adopting: UnsafeMutableRawPointer(gtk_event_controller_key_new()))
      connect(keys.pointer, "key-pressed") { (key: UInt32, _: UInt32, modifiers: GdkModifierType) in
        key == UInt32(GDK_KEY_Return) && modifiers.contains(GDK_CONTROL_MASK)
      }
      let answers = [GDK_CONTROL_MASK, GDK_SHIFT_MASK].map { modifiers in
        emit(keys, "key-pressed", UInt32(GDK_KEY_Return), UInt32(36), modifiers, answer: false)
      }
      XCTAssertEqual(answers, [true, false])
    }
  }

  func testAClosureIsReleasedWithItsObject() {
    MainActor.assumeIsolated {
      let before = SignalHandler.liveCount
      var button: GObjectReference? = GObjectReference(gtk_button_new())
      let connection = button.map { connect($0.pointer, "clicked") {} }
      XCTAssertEqual(SignalHandler.liveCount, before + 1)
      XCTAssertEqual(connection?.isConnected, true)
      button = nil
      XCTAssertEqual(SignalHandler.liveCount, before)
      connection?.disconnect()
      XCTAssertEqual(connection?.isConnected, false)
    }
  }

  func testADisconnectedClosureIsSilentAndReleased() {
    MainActor.assumeIsolated {
      let before = SignalHandler.liveCount
      let entry = GObjectReference(gtk_entry_new())
      var changes = 0
      let connection = connect(entry.pointer, "changed") { changes += 1 }
      gtk_editable_set_text(entry.opaque, "a")
      connection.disconnect()
      gtk_editable_set_text(entry.opaque, "b")
      XCTAssertEqual(SignalHandler.liveCount, before)
      XCTAssertGreaterThan(changes, 0)
      XCTAssertFalse(connection.isConnected)
    }
  }

  func testAHandlerMayDisconnectItself() {
    MainActor.assumeIsolated {
      let button = GObjectReference(gtk_button_new())
      var clicks = 0
      var connection: SignalConnection?
      connection = connect(button.pointer, "clicked") {
        clicks += 1
        connection?.disconnect()
      }
      emit(button, "clicked")
      emit(button, "clicked")
      XCTAssertEqual(clicks, 1)
    }
  }

  func testAMutedHandlerDoesNotHearItsOwnEcho() {
    MainActor.assumeIsolated {
      let adjustment = GObjectReference(
        UnsafeMutableRawPointer(gtk_adjustment_new(0, 0, 10, 1, 1, 0)))
      var values: [Double] = []
      let connection = connect(adjustment.pointer, "value-changed") { [unowned adjustment] in
        values.append(property(adjustment.pointer, "value"))
      }
      connection.muted { setProperty(adjustment.pointer, "value", 3.0) }
      setProperty(adjustment.pointer, "value", 4.0)
      XCTAssertEqual(values, [4])
    }
  }
}
