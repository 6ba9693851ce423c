import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class TabBarTests: ToolkitTestCase {
  func testTabsSayWhichOneIsSelected() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Tabs() }
      let tabs = shown.elements.compactMap { $0.peer as? TabButtonPeer }
      XCTAssertEqual(tabs.count, 3)
      XCTAssertTrue(tabs.allSatisfy { $0.has(GTK_ACCESSIBLE_ROLE_TAB) })
      XCTAssertEqual(tabs.map(\.isShownSelected), [true, false, false])
      shown.activate(tabs[2].widget)
      XCTAssertEqual(tabs.map(\.isShownSelected), [false, false, true])
      XCTAssertEqual(shown.elements.compactMap { ($0.content as? TextContent)?.text.plain }, ["Third"])
      shown.close()
    }
  }

  func testArrowKeysSelectTheTabBeside() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Tabs() }
      let tabs = shown.elements.compactMap { $0.peer as? TabButtonPeer }
      let bar = shown.peer(TabBarPeer.self)
      gtk_window_set_focus(shown.window.widget.cast(), nil)
      XCTAssertEqual(bar?.move(by: 1), false, "no tab has the focus")
      gtk_widget_grab_focus(tabs[0].widget)
      XCTAssertEqual(bar?.move(by: 1), true)
      shown.runFrame()
      XCTAssertEqual(tabs.map(\.isShownSelected), [false, true, false])
      XCTAssertNotEqual(gtk_widget_is_focus(tabs[1].widget), 0)
      bar?.move(by: -1)
      bar?.move(by: -1)
      shown.runFrame()
      XCTAssertEqual(tabs.map(\.isShownSelected), [true, false, false])
      shown.close()
    }
  }

  func testABarOnTopIsTheHeaderOfTheWindow() {
    MainActor.assumeIsolated {
      let shown = ControlWindow(size: CGSize(width: 900, height: 500)) { Tabs() }
      let bar = shown.peer(TabBarPeer.self)
      XCTAssertFalse(shown.window.frame.hasHeader)
      XCTAssertEqual(bar?.element.frame.height, 46)
      XCTAssertEqual(bar?.room, shown.window.frame.controlsRoom)
      shown.close()
    }
  }

  func testDotsShowAnotherPage() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Tabs().tabViewStyle(PageTabViewStyle()) }
      let dots = shown.peer(PageIndexPeer.self)
      XCTAssertEqual(dots?.measure(.unspecified), CGSize(width: 48, height: 24))
      dots?.clicked(x: 20)
      shown.runFrame()
      XCTAssertEqual(shown.elements.compactMap { ($0.content as? TextContent)?.text.plain }, ["Second"])
      dots?.clicked(x: 200)
      shown.runFrame()
      XCTAssertEqual(shown.elements.compactMap { ($0.content as? TextContent)?.text.plain }, ["Second"])
      shown.close()
    }
  }
}

extension TabButtonPeer {
  fileprivate var isShownSelected: Bool {
    gtk_widget_has_css_class(widget, Look.selected) != 0
  }
}

private struct Tabs: View {
  var body: some View {
    TabView {
      Text("First").tabItem {
        Image(systemName: "house")
        Text("Home")
      }
      Text("Second").tabItem { Text("Cart") }
      Text("Third").tabItem { Text("Me") }
    }
  }
}
