import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class WindowHeaderTests: ToolkitTestCase {
  func testTheBarOfThePageIsTheHeaderOfTheWindow() {
    MainActor.assumeIsolated {
      let shown = ControlWindow {
        NavigationView {
          Text("Two shoes").navigationBarTitle("Shoes", displayMode: .inline)
            .navigationBarItems(trailing: Button("Edit") {})
        }
      }
      let window = shown.window
      XCTAssertFalse(window.frame.hasHeader)
      XCTAssertEqual(window.title, "Shoes")
      let room = window.frame.controlsRoom
      XCTAssertGreaterThan(room.right, 30)
      let bar = shown.peer(BarPeer.self)
      XCTAssertEqual(bar?.element.frame.height, 46)
      let items = bar?.element.children.last
      XCTAssertEqual(items?.frame.maxX ?? 0, shown.width - room.right - 6, accuracy: 0.5)
      shown.close()
    }
  }

  func testAViewWithoutABarGetsAHeaderUntilABarComes() {
    MainActor.assumeIsolated {
      struct Example: View {
        @State var hasBar = false
        var body: some View {
          if hasBar {
            NavigationView { Text("Inside").navigationTitle("Page") }
          } else {
            Button("Sign in") { hasBar = true }
          }
        }
      }
      let shown = ControlWindow { Example() }
      XCTAssertTrue(shown.window.frame.hasHeader)
      XCTAssertEqual(shown.window.tree.size.height, shown.height - 46)
      shown.activate(shown.peer(ButtonPeer.self)?.widget)
      XCTAssertFalse(shown.window.frame.hasHeader)
      shown.runFrame()
      XCTAssertEqual(shown.window.tree.size.height, shown.height)
      XCTAssertEqual(shown.window.title, "Page")
      shown.close()
    }
  }

  func testWithTwoColumnsTheWindowsButtonsStandOverTheDetail() {
    MainActor.assumeIsolated {
      let shown = ControlWindow(size: CGSize(width: 900, height: 500)) {
        NavigationView {
          Text("Rows").navigationTitle("List")
          Text("Nothing is chosen")
        }
      }
      let bars = shown.elements.compactMap { $0.peer as? BarPeer }
      XCTAssertEqual(bars.map { $0.room.right > 0 }, [false, true])
      XCTAssertFalse(shown.window.frame.hasHeader)
      shown.close()
    }
  }

  func testPagesSurviveEverySizeOfTheWindow() {
    MainActor.assumeIsolated {
      let shown = ControlWindow(size: CGSize(width: 900, height: 500)) {
        NavigationView {
          NavigationLink("Boots", destination: Text("Brown").navigationTitle("Boots"))
            .navigationTitle("List")
          Text("Nothing is chosen")
        }
      }
      shown.activate(shown.peer(ButtonPeer.self)?.widget)
      XCTAssertEqual(shown.window.title, "Boots")
      let edges = 900 - shown.width
      for width in [1100, 700, 699, 420, 320, 900] as [CGFloat] {
        gtk_window_set_default_size(shown.window.widget.cast(), Int32(width + edges), 480)
        XCTAssertTrue(MainLoop.iterate(until: { shown.window.tree.size.width == width }), "at \(width)")
        shown.runFrame()
        XCTAssertEqual(
          shown.elements.filter { $0.content is PageContent && $0.peer != nil }.count, width < 700 ? 1 : 2)
        XCTAssertEqual(shown.window.title, "Boots", "at \(width)")
      }
      shown.close()
    }
  }

  func testAWindowIsNoSmallerThanATelephone() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Text("Small") }
      var width: Int32 = 0
      var height: Int32 = 0
      let content = shown.window.frame.canvas.widget
      gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
      gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, -1, &height, nil, nil, nil)
      XCTAssertEqual([width, height], [320, 300])
      shown.close()
    }
  }
}

extension ControlWindow {
  /// The size of the window without the edges that it has where nothing composes windows.
  fileprivate var width: CGFloat { CGFloat(gtk_widget_get_width(window.frame.canvas.widget)) }
  fileprivate var height: CGFloat { CGFloat(gtk_widget_get_height(window.frame.canvas.widget)) }
}
