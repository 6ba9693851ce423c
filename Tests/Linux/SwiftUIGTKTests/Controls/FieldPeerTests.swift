import CGTK
import SwiftUI
import XCTest

@testable import SwiftUIGTK

final class FieldPeerTests: ToolkitTestCase {
  func testTypingUpdatesTheBindingAndKeepsTheCursor() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Fields(model: model) }
      defer { window.close() }
      let field = try XCTUnwrap(window.peer(TextFieldPeer.self, "Name"))
      gtk_widget_grab_focus(field.widget)
      type("x", into: field, at: 1)
      window.runFrame()
      XCTAssertEqual(model.name, "Axda")
      XCTAssertEqual(text(of: field), "Axda")
      XCTAssertEqual(gtk_editable_get_position(field.widget.opaque), 2)
      XCTAssertNotNil(window.elements.first { $0.spokenLabel == "Hello, Axda" })
    }
  }

  func testATextFromTheProgramIsShownAndTheCursorStays() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Fields(model: model) }
      defer { window.close() }
      let field = try XCTUnwrap(window.peer(TextFieldPeer.self, "Name"))
      gtk_editable_set_position(field.widget.opaque, 2)
      model.name = "Grace"
      window.runFrame()
      XCTAssertEqual(text(of: field), "Grace")
      XCTAssertEqual(gtk_editable_get_position(field.widget.opaque), 2)
    }
  }

  func testWhatTheBindingRefusesIsTakenBack() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Fields(model: model) }
      defer { window.close() }
      let field = try XCTUnwrap(window.peer(TextFieldPeer.self, "Digits"))
      type("1a", into: field, at: 0)
      window.runFrame()
      XCTAssertEqual(model.digits, "1")
      XCTAssertEqual(text(of: field), "1")
      type("b", into: field, at: 1)
      window.runFrame()
      XCTAssertEqual(text(of: field), "1")
    }
  }

  func testAFieldTellsOfTheFocusAndOfReturn() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Fields(model: model) }
      defer { window.close() }
      let name = try XCTUnwrap(window.peer(TextFieldPeer.self, "Name"))
      let digits = try XCTUnwrap(window.peer(TextFieldPeer.self, "Digits"))
      gtk_widget_grab_focus(digits.widget)
      window.runFrame()
      model.events = []
      gtk_widget_grab_focus(name.widget)
      window.runFrame()
      emit(name.reference, "activate")
      gtk_widget_grab_focus(digits.widget)
      window.runFrame()
      XCTAssertEqual(model.events, ["editing true", "commit", "editing false"])
    }
  }

  func testTheEyeOfASecureFieldShowsItsLetters() throws {
    try MainActor.assumeIsolated {
      let window = ControlWindow { SecureField("Password", text: .constant("abc")) }
      defer { window.close() }
      let field = try XCTUnwrap(window.peer(TextFieldPeer.self, "Password"))
      let entry: UnsafeMutablePointer<GtkEntry> = field.widget.cast()
      XCTAssertEqual(gtk_entry_get_visibility(entry), 0)
      emit(field.reference, "icon-press", GTK_ENTRY_ICON_SECONDARY)
      XCTAssertNotEqual(gtk_entry_get_visibility(entry), 0)
      emit(field.reference, "icon-press", GTK_ENTRY_ICON_SECONDARY)
      XCTAssertEqual(gtk_entry_get_visibility(entry), 0)
    }
  }

  func testFieldsHaveNamesRolesAndTheHeightOfTheTheme() throws {
    try MainActor.assumeIsolated {
      let window = ControlWindow { Fields(model: Model()) }
      defer { window.close() }
      let field = try XCTUnwrap(window.peer(TextFieldPeer.self, "Name"))
      XCTAssertTrue(field.has(GTK_ACCESSIBLE_PROPERTY_LABEL))
      XCTAssertTrue(field.has(GTK_ACCESSIBLE_ROLE_TEXT_BOX))
      XCTAssertEqual(field.measure(ProposedSize(width: 200, height: nil)), CGSize(width: 200, height: 34))
    }
  }

  func testTextAndPromptBeginWhereLinesBeginWhateverTheLanguageOfTheText() throws {
    try MainActor.assumeIsolated {
      for isRightToLeft in [false, true] {
        for name in ["", "Ada", "עדה"] {
          let window = ControlWindow {
            TextField("Name", text: .constant(name)).frame(width: 300)
              .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
          }
          defer { window.close() }
          let field = try XCTUnwrap(window.peer(TextFieldPeer.self))
          let delegate = try XCTUnwrap(gtk_editable_get_delegate(field.widget.opaque))
          let inner = WidgetPointer(delegate)
          let middle: Double
          if name.isEmpty {
            let prompt = try XCTUnwrap(gtk_widget_get_first_child(inner))
            var left: Int32 = 0
            gtk_label_get_layout_offsets(prompt.opaque, &left, nil)
            middle = Double(left)
          } else {
            var cursor = graphene_rect_t()
            gtk_text_compute_cursor_extents(inner.cast(), 0, &cursor, nil)
            middle = Double(cursor.origin.x)
          }
          let isAtRight = middle > Double(gtk_widget_get_width(inner)) / 2
          XCTAssertEqual(isAtRight, isRightToLeft, "\(name) at \(middle)")
        }
      }
    }
  }

  func testATextEditorWritesItsBindingAndShowsNewText() throws {
    try MainActor.assumeIsolated {
      let model = Model()
      let window = ControlWindow { Editor(model: model) }
      defer { window.close() }
      let editor = try XCTUnwrap(window.peer(TextEditorPeer.self))
      let buffer = gtk_text_view_get_buffer(editor.view.cast(to: GtkTextView.self))
      gtk_text_buffer_insert_at_cursor(buffer, "!", -1)
      window.runFrame()
      XCTAssertEqual(model.name, "!Ada")
      model.name = "Grace"
      window.runFrame()
      XCTAssertEqual(gtk_text_buffer_get_char_count(buffer), 5)
    }
  }
}

@MainActor
private func type(_ text: String, into field: TextFieldPeer, at position: Int32) {
  var position = position
  gtk_editable_insert_text(field.widget.opaque, text, -1, &position)
  gtk_editable_set_position(field.widget.opaque, position)
}

@MainActor
private func text(of field: TextFieldPeer) -> String? {
  gtk_editable_get_text(field.widget.opaque).map { String(cString: $0) }
}

@MainActor
private final class Model: ObservableObject {
  @Published var name = "Ada"
  @Published var digits = ""
  var events: [String] = []
}

private struct Fields: View {
  @ObservedObject var model: Model
  var body: some View {
    VStack {
      Text("Hello, \(model.name)")
      TextField(
        "Name", text: $model.name, onEditingChanged: { model.events.append("editing \($0)") },
        onCommit: { model.events.append("commit") })
      TextField(
        "Digits",
        text: Binding(get: { model.digits }, set: { model.digits = $0.filter(\.isNumber) }))
    }
  }
}

private struct Editor: View {
  @ObservedObject var model: Model
  var body: some View { TextEditor(text: $model.name) }
}
