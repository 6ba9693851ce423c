import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class PresentationPeerTests: ToolkitTestCase {
  func testTheFocusMovesIntoASheetAndComesBack() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Presenter(kind: .sheet) }
      let opener = shown.button("Open")
      gtk_widget_grab_focus(opener?.widget)
      shown.activate(opener?.widget)
      XCTAssertEqual(shown.focused, shown.button("First")?.widget)
      XCTAssertEqual(gtk_widget_grab_focus(opener?.widget), 0, "what is covered takes no focus")

      XCTAssertTrue(shown.window.keys.press(UInt32(GDK_KEY_Escape), .none, isRightToLeft: false))
      shown.runFrame()
      XCTAssertNil(shown.presentation)
      XCTAssertEqual(shown.focused, opener?.widget)
      shown.close()
    }
  }

  func testTabStaysInASheet() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Presenter(kind: .sheet) }
      shown.activate(shown.button("Open")?.widget)
      let inside = [
        shown.button("First")?.widget, shown.button("Second")?.widget,
      ]
      var visited: Set<WidgetPointer> = []
      for _ in 0..<5 {
        gtk_widget_child_focus(shown.window.widget, GTK_DIR_TAB_FORWARD)
        if let focused = shown.focused { visited.insert(focused) }
      }
      XCTAssertEqual(visited, Set(inside.compactMap { $0 }))
      shown.close()
    }
  }

  func testWhatIsCoveredIsHiddenFromAssistiveTechnology() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Presenter(kind: .sheet) }
      let opener = shown.button("Open")
      shown.activate(opener?.widget)
      XCTAssertEqual(opener?.has(GTK_ACCESSIBLE_STATE_HIDDEN), true)
      XCTAssertEqual(shown.presentation?.has(GTK_ACCESSIBLE_ROLE_DIALOG), true)
      shown.presentation?.clicked(CGPoint(x: 5, y: 5))
      shown.runFrame()
      XCTAssertNil(shown.presentation)
      XCTAssertEqual(opener?.has(GTK_ACCESSIBLE_STATE_HIDDEN), false)
      shown.close()
    }
  }

  func testAClickBesideAnAlertDoesNothing() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Presenter(kind: .alert) }
      shown.activate(shown.button("Open")?.widget)
      shown.presentation?.clicked(CGPoint(x: 5, y: 5))
      shown.runFrame()
      XCTAssertEqual(shown.presentation?.has(GTK_ACCESSIBLE_ROLE_ALERT_DIALOG), true)
      shown.close()
    }
  }

  func testReturnPressesTheDefaultButtonOfAnAlert() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Presenter(kind: .alert) }
      shown.activate(shown.button("Open")?.widget)
      let send = shown.button("Send")
      XCTAssertEqual((send?.element.content as? ButtonContent)?.emphasis, .suggested)
      XCTAssertEqual(shown.focused, send?.widget)
      shown.close()
    }
  }

  func testASheetOnASheetCoversIt() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Presenter(kind: .sheet) }
      shown.activate(shown.button("Open")?.widget)
      gtk_widget_grab_focus(shown.button("Second")?.widget)
      shown.activate(shown.button("Second")?.widget)
      XCTAssertEqual(shown.focused, shown.button("OK")?.widget)
      XCTAssertEqual(gtk_widget_grab_focus(shown.button("First")?.widget), 0)
      XCTAssertTrue(shown.window.keys.press(UInt32(GDK_KEY_Escape), .none, isRightToLeft: false))
      shown.runFrame()
      XCTAssertEqual(shown.focused, shown.button("Second")?.widget)
      XCTAssertEqual(gtk_widget_grab_focus(shown.button("Open")?.widget), 0)
      shown.close()
    }
  }
}

extension ControlWindow {
  /// The widget with the focus.
  fileprivate var focused: WidgetPointer? { gtk_window_get_focus(window.widget.cast()) }

  /// What is presented on top.
  fileprivate var presentation: PresentationPeer? {
    window.tree.presentations.shown.last?.element.peer as? PresentationPeer
  }

  /// A button in the window or in what is presented.
  fileprivate func button(_ name: String) -> ButtonPeer? {
    func search(_ element: Element) -> ButtonPeer? {
      if let button = element.peer as? ButtonPeer, element.spokenLabel == name { return button }
      return element.children.lazy.compactMap(search).first
    }
    return window.tree.rootElement.flatMap(search)
  }
}

private struct Presenter: View {
  enum Kind { case sheet, alert }

  @State private var isOpen = false
  @State private var isAsked = false
  let kind: Kind

  var body: some View {
    let button = Button("Open") { isOpen = true }
    switch kind {
    case .sheet:
      button.sheet(isPresented: $isOpen) {
        VStack {
          Button("First") {}
          Button("Second") { isAsked = true }
        }
        .alert(isPresented: $isAsked) { Alert(title: Text("Really?")) }
      }
    case .alert:
      button.alert(isPresented: $isOpen) {
        Alert(title: Text("Send it?"), primaryButton: .default(Text("Send")), secondaryButton: .cancel())
      }
    }
  }
}
