import XCTest

import SwiftUI
import SwiftUITesting

final class GroupTests: XCTestCase {
  func testAGroupOpensAndCloses() {
    MainActor.assumeIsolated {
      let screen = Screen { DisclosureGroup("Details") { Text("Oak") } }
      XCTAssertNil(screen.find("Oak"))
      XCTAssertEqual(screen.control(ButtonContent.self, "Details")?.isExpanded, false)
      screen.press("Details")
      XCTAssertNotNil(screen.find("Oak"))
      screen.press("Details")
      XCTAssertNil(screen.find("Oak"))
    }
  }

  func testTheArrowPointsWhereTextGoesAndDownWhenTheGroupIsOpen() {
    MainActor.assumeIsolated {
      for (direction, turn) in [(LayoutDirection.leftToRight, "90"), (.rightToLeft, "-90")] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let screen = Screen(environment: environment) { DisclosureGroup("Details") { Text("Oak") } }
        // Which is drawn the other way round where text runs from right to left.
        XCTAssertTrue(screen.dump.contains("chevron.forward"))
        XCTAssertTrue(screen.dump.contains("rotation 0.0"), screen.dump)
        screen.press("Details")
        XCTAssertTrue(screen.dump.contains("rotation \(turn).0"), screen.dump)
      }
    }
  }

  func testABindingOpensAGroup() {
    MainActor.assumeIsolated {
      let box = Shared(true)
      let screen = Screen {
        Sharing(box: box) { DisclosureGroup("Details", isExpanded: box.binding) { Text("Oak") } }
      }
      XCTAssertNotNil(screen.find("Oak"))
      box.value = false
      screen.update()
      XCTAssertNil(screen.find("Oak"))
    }
  }

  func testInAListEachLinkInsideAGroupIsARowThatOpensItsPage() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView {
          List {
            DisclosureGroup("Details", isExpanded: .constant(true)) {
              NavigationLink("Oak", destination: Text("About oak"))
              NavigationLink("Ash", destination: Text("About ash"))
            }
          }
        }
      }
      let row = try XCTUnwrap(screen.content(ListRowContent.self, "Ash"))
      XCTAssertTrue(row.showsDisclosure)
      XCTAssertEqual(row.separatorInset, 32)
      try screen.tap("Ash")
      XCTAssertTrue(screen.has("About ash"))
    }
  }

  func testABoxHasItsLabelAndItsContent() {
    MainActor.assumeIsolated {
      let screen = Screen { GroupBox(label: Text("Total")) { Text("12") } }
      XCTAssertEqual(screen.find(GroupBoxContent.self)?.spokenLabel, "Total 12")
    }
  }

  func testHelpBelongsToItsView() {
    MainActor.assumeIsolated {
      let screen = Screen { Text("x").help("Explains") }
      XCTAssertEqual(screen.content(HelpContent.self)?.text, "Explains")
    }
  }
}
