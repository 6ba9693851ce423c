import SwiftUI
import SwiftUITesting
import XCTest

@testable import CommonUI

final class SearchFieldTests: XCTestCase {
  func testReturnAndTheMagnifierSubmitWhatIsTyped() throws {
    try MainActor.assumeIsolated {
      let diary = SearchDiary()
      let screen = Screen { SearchedShelf(diary: diary) }
      try screen.type("lamp", into: "Products", committing: true)
      XCTAssertEqual(diary.submitted, ["lamp"])
      try screen.type("s", into: "Products", .appending)
      try screen.tap("Search")
      XCTAssertEqual(diary.submitted, ["lamp", "lamps"])
    }
  }

  func testTheTextIsClearedByAButtonThatIsThereOnlyForThat() throws {
    try MainActor.assumeIsolated {
      let diary = SearchDiary()
      let screen = Screen { SearchedShelf(diary: diary) }
      XCTAssertFalse(screen.has("Clear"))
      try screen.type("lamp", into: "Products")
      try screen.tap("Clear")
      XCTAssertFalse(screen.has("Clear"))
      try screen.tap("Search")
      XCTAssertEqual(diary.submitted, [""])
    }
  }

  func testASearchIsLeftByCancelWhereThatIsOffered() throws {
    try MainActor.assumeIsolated {
      let diary = SearchDiary()
      let screen = Screen { SearchedShelf(diary: diary) }
      XCTAssertFalse(screen.has("Cancel"))
      let other = Screen { SearchedShelf(diary: diary, cancel: { diary.cancelled += 1 }) }
      try other.tap("Cancel")
      XCTAssertEqual(diary.cancelled, 1)
    }
  }

  func testTheFieldKeepsItsWidthAtTheLargestText() throws {
    try MainActor.assumeIsolated {
      var environment = EnvironmentValues()
      environment.sizeCategory = .accessibilityExtraExtraExtraLarge
      let screen = Screen(size: CGSize(width: 320, height: 568), environment: environment) {
        SearchedShelf(diary: SearchDiary())
      }
      try screen.type("lamp", into: "Products")
      let clear = try screen.get("Clear").frameInWindow
      XCTAssertLessThanOrEqual(clear.maxX, 320)
    }
  }
}

@MainActor
private final class SearchDiary {
  var submitted: [String] = []
  var cancelled = 0
}

private struct SearchedShelf: View {
  let diary: SearchDiary
  var cancel: (@MainActor () -> Void)?
  @State private var text = ""

  var body: some View {
    SearchField("Products", text: $text, cancel: cancel) { diary.submitted.append(text) }
  }
}
