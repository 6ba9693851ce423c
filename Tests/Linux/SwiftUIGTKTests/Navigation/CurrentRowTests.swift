import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

final class CurrentRowTests: ToolkitTestCase {
  private struct Letters: View {
    var body: some View {
      NavigationView {
        List(0..<5) { number in NavigationLink("Letter \(number)", destination: Text("Page \(number)")) }
        Text("Choose")
      }
    }
  }

  @MainActor
  private static func marked(_ screen: Screen) -> [String] {
    screen.elements.filter { element in
      guard let peer = element.peer as? ListRowPeer else { return false }
      return gtk_widget_has_css_class(peer.widget, Look.RowClass.selected) != 0
    }
    .map(\.joinedTexts)
  }

  func testTheRowOfTheDetailIsMarkedInTwoColumnsOnly() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 1000, height: 400)) { Letters() }
      try screen.tap("Letter 2")
      XCTAssertEqual(Self.marked(screen), ["Letter 2"])
      let row = try XCTUnwrap(screen.find(ListRowContent.self, "Letter 2")?.peer as? ListRowPeer)
      XCTAssertTrue(row.has(GTK_ACCESSIBLE_STATE_SELECTED))
      try screen.tap("Letter 3")
      XCTAssertEqual(Self.marked(screen), ["Letter 3"])
      try screen.resize(to: CGSize(width: 400, height: 400))
      try screen.goBack()
      XCTAssertEqual(Self.marked(screen), [])
      try screen.close()
    }
  }

  func testTheMarkIsSeenInLightAndDark() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow(size: CGSize(width: 1000, height: 400)) { Letters() }
      try screen.tap("Letter 2")
      for scheme in [ColorScheme.light, .dark] {
        try screen.setColorScheme(scheme)
        let place = UnitPoint(x: 0.7, y: 0.2)
        let row = { Query.kind(ListRowContent.self).around(.label($0)) }
        let chosen = try screen.color(of: row("Letter 2"), at: place)
        let other = try screen.color(of: row("Letter 3"), at: place)
        let difference = abs(chosen.red - other.red) + abs(chosen.blue - other.blue)
        XCTAssertGreaterThan(difference, 0.1, "\(scheme): \(chosen) beside \(other)")
      }
      try screen.close()
    }
  }
}
