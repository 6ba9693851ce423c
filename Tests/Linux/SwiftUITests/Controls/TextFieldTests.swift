import XCTest

import SwiftUI
import SwiftUITesting

final class TextFieldTests: XCTestCase {
  func testTypingWritesTheBinding() {
    MainActor.assumeIsolated {
      let box = Shared("")
      let screen = Screen { Sharing(box: box) { TextField("Name", text: box.binding) } }
      screen.control(TextFieldContent.self, "Name")?.changed("Ada")
      screen.update()
      XCTAssertEqual(box.value, "Ada")
      XCTAssertEqual(screen.content(TextFieldContent.self)?.text, "Ada")
    }
  }

  func testAFieldTellsWhenTypingBeginsAndWhenReturnIsPressed() {
    MainActor.assumeIsolated {
      var events: [String] = []
      let screen = Screen {
        TextField(
          "Name", text: .constant(""), onEditingChanged: { events.append("editing \($0)") },
          onCommit: { events.append("commit") })
      }
      let field = screen.content(TextFieldContent.self)
      field?.editingChanged(true)
      field?.committed()
      field?.editingChanged(false)
      XCTAssertEqual(events, ["editing true", "commit", "editing false"])
    }
  }

  func testAFormattedValueIsReadWhenTypingEnds() {
    MainActor.assumeIsolated {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      let box = Shared(3)
      let screen = Screen {
        Sharing(box: box) { TextField("Amount", value: box.binding, formatter: formatter) }
      }
      XCTAssertEqual(screen.content(TextFieldContent.self)?.text, "3")
      screen.content(TextFieldContent.self)?.changed("42")
      screen.update()
      XCTAssertEqual(box.value, 3)
      XCTAssertEqual(screen.content(TextFieldContent.self)?.text, "42")
      screen.content(TextFieldContent.self)?.committed()
      screen.update()
      XCTAssertEqual(box.value, 42)
    }
  }

  func testWhatAFormatterCannotReadIsDropped() {
    MainActor.assumeIsolated {
      let formatter = NumberFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      let box = Shared(3.5)
      let screen = Screen {
        Sharing(box: box) { TextField("Amount", value: box.binding, formatter: formatter) }
      }
      screen.content(TextFieldContent.self)?.changed("many")
      screen.content(TextFieldContent.self)?.editingChanged(false)
      screen.update()
      XCTAssertEqual(box.value, 3.5)
      XCTAssertEqual(screen.content(TextFieldContent.self)?.text, formatter.string(from: 3.5))
    }
  }

  func testASecureFieldKeepsItsTextFromReaders() {
    MainActor.assumeIsolated {
      let screen = Screen { SecureField("Password", text: .constant("abc")) }
      XCTAssertEqual(screen.content(TextFieldContent.self)?.value, "•••")
      XCTAssertFalse(screen.dump.contains("abc"))
    }
  }

  func testAFieldInAListHasNoEdgeUnlessAskedFor() {
    MainActor.assumeIsolated {
      let screen = Screen {
        TextField("Row", text: .constant("")).controlPlace(.row)
        TextField("Edge", text: .constant("")).textFieldStyle(RoundedBorderTextFieldStyle()).controlPlace(
          .row)
        TextField("Window", text: .constant(""))
        TextField("Plain", text: .constant("")).textFieldStyle(.plain)
      }
      XCTAssertEqual(
        screen.elements.compactMap { ($0.content as? TextFieldContent)?.hasEdge }, [false, true, true, false])
    }
  }

  func testTheEnvironmentSaysWhatIsTyped() {
    MainActor.assumeIsolated {
      let screen = Screen {
        TextField("Mail", text: .constant(""))
          .keyboardType(.emailAddress).textContentType(.emailAddress).autocapitalization(.none)
          .disableAutocorrection(true)
      }
      let field = screen.content(TextFieldContent.self)
      XCTAssertEqual(field?.input.keyboard, .emailAddress)
      XCTAssertEqual(field?.input.contentType, .emailAddress)
      XCTAssertEqual(field?.input.capitalization, UITextAutocapitalizationType.none)
      XCTAssertEqual(field?.isCorrected, false)
    }
  }

  func testATextEditorTakesTheRoomItIsOffered() {
    MainActor.assumeIsolated {
      let box = Shared("a")
      let screen = Screen(size: CGSize(width: 300, height: 200)) { TextEditor(text: box.binding) }
      XCTAssertEqual(screen.find(TextEditorContent.self)?.frame.size, CGSize(width: 300, height: 200))
      screen.content(TextEditorContent.self)?.changed("b")
      XCTAssertEqual(box.value, "b")
    }
  }
}
