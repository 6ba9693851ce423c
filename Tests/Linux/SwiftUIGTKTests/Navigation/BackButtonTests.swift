import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class BackButtonTests: ToolkitTestCase {
  func testTheBackButtonIsNamedForThePageBeforeAndLeadsThere() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Stack(title: "List") }
      shown.activate(shown.peer(ButtonPeer.self)?.widget)
      guard let back = shown.peer(BackButtonPeer.self) else { return XCTFail("there is no back button") }
      XCTAssertTrue(back.has(GTK_ACCESSIBLE_ROLE_BUTTON))
      XCTAssertEqual(gtk_widget_get_tooltip_text(back.widget).map { String(cString: $0) }, "Back, List")
      XCTAssertGreaterThan(back.measure(.unspecified).width, 50)
      shown.activate(back.widget)
      XCTAssertEqual(shown.window.title, "List")
      XCTAssertNil(shown.peer(BackButtonPeer.self))
      shown.close()
    }
  }

  func testOnlyTheArrowRemainsWhereTheTitleHasNoRoom() {
    MainActor.assumeIsolated {
      let shown = ControlWindow { Stack(title: "Everything for walks in the rain") }
      shown.activate(shown.peer(ButtonPeer.self)?.widget)
      guard let back = shown.peer(BackButtonPeer.self) else { return XCTFail("there is no back button") }
      let whole = back.measure(.unspecified).width
      XCTAssertEqual(back.measure(ProposedSize(width: whole, height: nil)).width, whole)
      XCTAssertEqual(back.measure(ProposedSize(width: whole - 1, height: nil)).width, 34)
      shown.close()
    }
  }
}

private struct Stack: View {
  let title: String

  var body: some View {
    NavigationView {
      NavigationLink("Boots", destination: Text("Brown").navigationBarTitle("Boots", displayMode: .inline))
        .navigationTitle(title)
    }
  }
}
