import CGTK
import SwiftUI
import SwiftUITesting
import XCTest

@testable import SwiftUIGTK

final class ControlLookTests: ToolkitTestCase {
  func testControlsAreMirroredOnceLinesBeginAtTheRight() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow { Mirrored() }
      XCTAssertGreaterThan(try screen.blueness(at: 0.1), try screen.blueness(at: 0.9))
      try screen.changeEnvironment { $0.layoutDirection = .rightToLeft }
      XCTAssertLessThan(try screen.blueness(at: 0.1), try screen.blueness(at: 0.9))
      try screen.check(isMirrored: true)
      try screen.changeEnvironment { $0.layoutDirection = .leftToRight }
      try screen.check(isMirrored: false)
      try screen.close()
    }
  }

  func testTypedLettersBeginWhereLinesBeginInWhateverScript() throws {
    try MainActor.assumeIsolated {
      for (direction, isAtLeft) in [(LayoutDirection.leftToRight, true), (.rightToLeft, false)] {
        for text in ["abc", "שלום", ""] {
          var environment = EnvironmentValues()
          environment.layoutDirection = direction
          let screen = try Screen.inWindow(environment: environment) {
            TextField("", text: .constant(text)).padding()
          }
          let field = try XCTUnwrap(screen.find(TextFieldContent.self)?.peer as? TextFieldPeer)
          let letters = try XCTUnwrap(gtk_editable_get_delegate(field.widget.opaque))
          var caret = graphene_rect_t()
          gtk_text_compute_cursor_extents(UnsafeMutablePointer(letters), 0, &caret, nil)
          let width = Float(gtk_widget_get_width(WidgetPointer(letters)))
          XCTAssertEqual(caret.origin.x < width / 2, isAtLeft, "\(direction) \(text)")
          try screen.close()
        }
      }
    }
  }

  func testABarOfProgressIsNoWiderThanItsFrame() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow { ProgressView(value: 0.5).frame(width: 60) }
      @MainActor func bar() throws -> Element { try XCTUnwrap(screen.find(ProgressContent.self)) }
      XCTAssertEqual(try bar().frame.width, 60)
      XCTAssertEqual((try bar().peer as? ProgressPeer).map { gtk_widget_get_width($0.widget) }, 60)
      XCTAssertEqual(try bar().size(in: .unspecified).width, 150)
      try screen.close()
    }
  }

  func testTypedLettersHaveTheFontOfTheField() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.inWindow {
        TextField("Code", text: .constant("0123")).font(Font.system(.body, design: .monospaced).italic())
      }
      let field = try XCTUnwrap(screen.find(TextFieldContent.self)?.peer as? TextFieldPeer)
      let list = gtk_entry_get_attributes(field.widget.cast())
      let names = pango_attr_list_to_string(list).map { pointer in
        defer { g_free(pointer) }
        return String(cString: pointer)
      }
      XCTAssertTrue(names?.contains("monospace") == true, names ?? "none")
      XCTAssertTrue(names?.contains("italic") == true, names ?? "none")
      try screen.close()
    }
  }
}

private struct Mirrored: View {
  var body: some View {
    VStack {
      ProgressView(value: 0.5)
      Stepper("Amount", value: .constant(1))
      Picker("Kind", selection: .constant(0)) {
        Text("All").tag(0)
        Text("New").tag(1)
      }
      .pickerStyle(SegmentedPickerStyle())
    }
  }
}

extension Screen {
  /// How blue the bar of progress is at a share of its width.
  fileprivate func blueness(at share: CGFloat) throws -> Double {
    let color = try color(of: .kind(ProgressContent.self), at: UnitPoint(x: share, y: 0.5))
    return color.blue - color.red
  }
}

extension Screen {
  /// Checks on which side the parts of controls are.
  fileprivate func check(isMirrored: Bool) throws {
    let stepper = try XCTUnwrap(find(StepperContent.self)?.peer as? StepperPeer)
    var (minus, plus) = (graphene_rect_t(), graphene_rect_t())
    XCTAssertNotEqual(gtk_widget_compute_bounds(stepper.minus, stepper.widget, &minus), 0)
    XCTAssertNotEqual(gtk_widget_compute_bounds(stepper.plus, stepper.widget, &plus), 0)
    XCTAssertEqual(minus.origin.x > plus.origin.x, isMirrored)
    let segments = try XCTUnwrap(find(PickerContent.self)?.peer as? SegmentedPeer)
    var (first, last) = (graphene_rect_t(), graphene_rect_t())
    XCTAssertNotEqual(gtk_widget_compute_bounds(segments.buttons[0].widget, segments.widget, &first), 0)
    XCTAssertNotEqual(gtk_widget_compute_bounds(segments.buttons[1].widget, segments.widget, &last), 0)
    XCTAssertEqual(first.origin.x > last.origin.x, isMirrored)
  }
}
