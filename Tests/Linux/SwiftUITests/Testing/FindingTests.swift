import SwiftUI
import SwiftUITesting
import XCTest

private struct Cart: View {
  @State private var count = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("Shoes").tagged("first")
      HStack {
        Text("Shoes").tagged("second")
        Button("Add") { count += 1 }
      }
      Text("\(count) in the cart")
      Text("Secret").hidden()
      Text("Ghost").opacity(0)
      Button("Buy") { isShown = false }.disabled(true)
      Button("Idle") {}.allowsHitTesting(false)
    }
  }
}

extension View {
  /// Gives the elements of the view an identifier.
  func tagged(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }
}

private struct IdentifierModifier: TraitModifier {
  typealias Body = Never
  let identifier: String

  func apply(to element: Element) {
    element.accessibility.identifier = identifier
  }
}

final class FindingTests: XCTestCase {
  func testElementsAreFoundByTextLabelIdentifierRoleAndKind() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Cart() }
      XCTAssertEqual(screen.all("Shoes").count, 2)
      let second = try screen.get("second")
      XCTAssertTrue(try screen.get(.identifier("second")) === second)
      XCTAssertTrue(try screen.get(.text("Shoes").at(1)) === second)
      XCTAssertFalse(screen.has(.label("Shoes").inside(.role(.button))))
    }
  }

  func testASearchCanAskForWhatIsAroundAndInside() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Cart() }
      XCTAssertEqual(screen.all(.role(.button)).count, 3)
      XCTAssertEqual(screen.all(.kind(ButtonContent.self).around("Add")).count, 1)
      XCTAssertEqual(screen.all(.role(.staticText).inside(.role(.button))).count, 3)
      XCTAssertTrue(screen.has(.containing("in the cart")))
      XCTAssertEqual(try screen.get(ButtonContent.self, "Buy").isEnabled, false)
    }
  }

  func testWhatIsHiddenIsFoundOnlyWhenAskedFor() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Cart() }
      XCTAssertFalse(screen.has("Secret"))
      XCTAssertFalse(screen.has("Ghost"))
      XCTAssertTrue(screen.has(Query.text("Secret").evenHidden))
      XCTAssertThrowsError(try screen.get("Secret")) { error in
        XCTAssertTrue("\(error)".hasPrefix("\"Secret\" is there, but not shown."), "\(error)")
      }
    }
  }

  func testAFailedSearchShowsTheScreen() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Cart() }
      XCTAssertThrowsError(try screen.get(.text("Hats").inside("first").at(2))) { error in
        XCTAssertTrue(
          "\(error)".hasPrefix("number 2 of the text \"Hats\" inside \"first\" is not on the screen."))
        XCTAssertTrue("\(error)".contains("Text \"0 in the cart\" ("), "\(error)")
      }
    }
  }

  func testATapPressesTheButtonAroundAText() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Cart() }
      try screen.tap("Add")
      try screen.tap(.kind(ButtonContent.self))
      XCTAssertTrue(screen.has("2 in the cart"))
    }
  }

  func testWhatIsDisabledOrLetsPointersThroughCannotBeTapped() throws {
    try MainActor.assumeIsolated {
      let screen = Screen { Cart() }
      XCTAssertThrowsError(try screen.tap("Buy")) { XCTAssertTrue("\($0)".hasPrefix("\"Buy\" is disabled.")) }
      XCTAssertThrowsError(try screen.tap("Idle")) {
        XCTAssertTrue("\($0)".hasPrefix("\"Idle\" lets pointers through."))
      }
      XCTAssertThrowsError(try screen.tap("first")) {
        XCTAssertTrue("\($0)".hasPrefix("\"first\" cannot be pressed."), "\($0)")
      }
    }
  }
}
