import CGTK
import XCTest

@testable import SwiftUIGTK

final class AccessibleTests: ToolkitTestCase {
  func testEveryPropertyArrives() {
    MainActor.assumeIsolated {
      let canvas = Canvas(role: GTK_ACCESSIBLE_ROLE_SLIDER)
      let all: [AccessibleProperty] = [
        .label("Volume"), .description("Of the alarm"), .valueText("half"), .valueNow(5), .valueMinimum(1),
        .valueMaximum(10), .placeholder("none"), .level(2), .isModal(true), .isReadOnly(true),
      ]
      for property in all {
        XCTAssertEqual(
          gtk_test_accessible_has_property(canvas.widget.opaque, property.kind), 0, "\(property)")
        Accessible(canvas.widget).set(property)
        XCTAssertNotEqual(
          gtk_test_accessible_has_property(canvas.widget.opaque, property.kind), 0, "\(property)")
      }
    }
  }

  func testEveryStateArrives() {
    MainActor.assumeIsolated {
      let canvas = Canvas(role: GTK_ACCESSIBLE_ROLE_CHECKBOX)
      let all: [AccessibleState] = [
        .checked(true), .checked(nil), .pressed(false), .selected(true), .expanded(false), .disabled(true),
        .hidden(true), .busy(true),
      ]
      for state in all {
        Accessible(canvas.widget).set(state)
        XCTAssertNotEqual(gtk_test_accessible_has_state(canvas.widget.opaque, state.kind), 0, "\(state)")
      }
    }
  }

  func testRelationsAreSetReplacedAndTakenBack() {
    MainActor.assumeIsolated {
      let (canvas, first, second) = (Canvas(role: GTK_ACCESSIBLE_ROLE_BUTTON), Canvas(), Canvas())
      let accessible = Accessible(canvas.widget)
      for relation in [
        AccessibleRelation.labelledBy, AccessibleRelation.describedBy, AccessibleRelation.controls,
      ] {
        let kind = relation([]).kind
        accessible.set(relation([first.widget]))
        accessible.set(relation([first.widget, second.widget]))
        XCTAssertNotEqual(gtk_test_accessible_has_relation(canvas.widget.opaque, kind), 0)
        accessible.set(relation([]))
        XCTAssertEqual(gtk_test_accessible_has_relation(canvas.widget.opaque, kind), 0)
      }
    }
  }

  func testAPropertyThatWasTakenBackIsGone() {
    MainActor.assumeIsolated {
      let canvas = Canvas(role: GTK_ACCESSIBLE_ROLE_BUTTON)
      Accessible(canvas.widget).set(.label("Buy"))
      Accessible(canvas.widget).reset(GTK_ACCESSIBLE_PROPERTY_LABEL)
      XCTAssertEqual(
        gtk_test_accessible_has_property(canvas.widget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    }
  }

  func testARoleIsGivenAtCreation() {
    MainActor.assumeIsolated {
      let heading = TextLabel([TextRun("Title")], role: GTK_ACCESSIBLE_ROLE_HEADING)
      XCTAssertNotEqual(
        gtk_test_accessible_has_role(heading.widget.opaque, GTK_ACCESSIBLE_ROLE_HEADING), 0)
    }
  }
}
