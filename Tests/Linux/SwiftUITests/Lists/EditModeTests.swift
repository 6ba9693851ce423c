import SwiftUI
import SwiftUITesting
import XCTest

final class EditModeTests: XCTestCase {
  func testThePageOfANavigationViewKeepsTheModeOfItsEditButton() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { NavigationView { EditablePage() } }
      XCTAssertEqual(screen.content(ListRowContent.self)?.isEditing, false)
      try screen.tap("Edit")
      XCTAssertEqual(screen.content(ListRowContent.self)?.isEditing, true)
      try screen.tap("Done")
      XCTAssertEqual(screen.content(ListRowContent.self)?.isEditing, false)
    }
  }

  func testEachPageHasAModeOfItsOwn() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { NavigationView { EditablePage() } }
      try screen.tap("Edit")
      try screen.tap("Next")
      XCTAssertFalse(screen.has("Done"))
      try screen.tap("Edit")
      try screen.goBack()
      XCTAssertTrue(screen.has("Done"))
    }
  }

  func testAModeThatAViewSetsComesFirst() throws {
    try MainActor.assumeIsolated {
      let screen = Screen {
        NavigationView { EditablePage() }.environment(\.editMode, .constant(.active))
      }
      XCTAssertEqual(screen.content(ListRowContent.self)?.isEditing, true)
      try screen.tap("Done")
      XCTAssertEqual(screen.content(ListRowContent.self)?.isEditing, true)
    }
  }
}

private struct EditablePage: View {
  var body: some View {
    VStack {
      NavigationLink("Next", destination: Text("Next page").navigationBarItems(trailing: EditButton()))
      List {
        ForEach(0..<3) { Text("Row \($0)") }.onDelete { _ in }
      }
    }
    .navigationBarItems(trailing: EditButton())
  }
}
