import Products
import Storage
import XCTest

@MainActor
final class SearchModelTests: XCTestCase {
  func testABlankTextIsNotSearchedForNorRemembered() async {
    let model = SearchModel(preferences: .memory())
    for text in ["", " ", " & "] {
      model.text = text
      XCTAssertFalse(model.canSubmit)
      XCTAssertNil(model.searchSubmitted())
    }
    await model.saved()
    XCTAssertEqual(model.recents, [])
  }

  func testASearchIsRememberedAsItWasTyped() async {
    let model = SearchModel(preferences: .memory())
    model.text = "  TV  (65\") "
    XCTAssertTrue(model.canSubmit)
    XCTAssertEqual(model.searchSubmitted()?.words, ["TV", "65"])
    await model.saved()
    XCTAssertEqual(model.recents, ["TV (65\")"])
  }

  func testSearchesInARowAreKeptNewestFirst() async {
    let model = SearchModel(preferences: .memory())
    for text in ["lamp", "tv", "Lamp"] {
      model.text = text
      _ = model.searchSubmitted()
    }
    await model.saved()
    XCTAssertEqual(model.recents, ["Lamp", "tv"])
  }

  func testAnotherLaunchFindsTheRecentSearches() async {
    let preferences = Preferences.memory()
    let first = SearchModel(preferences: preferences)
    first.text = "lamp"
    _ = first.searchSubmitted()
    await first.saved()

    let second = SearchModel(preferences: preferences)
    XCTAssertEqual(second.recents, [])
    await second.appeared().value
    XCTAssertEqual(second.recents, ["lamp"])
  }

  func testARecentSearchIsSearchedAgainAndComesFirst() async {
    let model = SearchModel(preferences: .memory())
    for text in ["lamp", "tv"] {
      model.text = text
      _ = model.searchSubmitted()
    }
    XCTAssertEqual(model.recentTapped("lamp")?.words, ["lamp"])
    XCTAssertEqual(model.text, "lamp")
    await model.saved()
    XCTAssertEqual(model.recents, ["lamp", "tv"])
  }

  func testOneOrAllRecentSearchesAreDeletedForGood() async {
    let preferences = Preferences.memory()
    let model = SearchModel(preferences: preferences)
    for text in ["lamp", "tv", "pen"] {
      model.text = text
      _ = model.searchSubmitted()
    }
    await model.recentDeleted("tv").value
    XCTAssertEqual(model.recents, ["pen", "lamp"])
    await model.allRecentsDeleted().value
    XCTAssertEqual(model.recents, [])
    let later = SearchModel(preferences: preferences)
    await later.appeared().value
    XCTAssertEqual(later.recents, [])
  }

  func testPreferencesThatFailAreToldAndDoNotStopTheSearch() async {
    struct Broken: Error {}
    let model = SearchModel(
      preferences: Preferences(text: { _ in throw Broken() }, update: { _, _ in throw Broken() }))
    model.text = "lamp"
    XCTAssertNotNil(model.searchSubmitted())
    await model.saved()
    XCTAssertEqual(model.notice, "The recent searches could not be saved or read.")
  }

  func testChangesAreKeptInTheOrderOfTheGestures() async {
    let slow = SlowPreferences()
    let model = SearchModel(preferences: slow.preferences)
    for text in ["lamp", "tv"] {
      model.text = text
      _ = model.searchSubmitted()
    }
    await slow.waitForFirstChange()
    for _ in 0..<100 { await Task.yield() }
    let begun = await slow.changes
    XCTAssertEqual(begun, 1, "the second change waits for the first")
    await slow.finishFirstChange()
    await model.saved()
    XCTAssertEqual(model.recents, ["tv", "lamp"])
  }
}

/// Preferences whose first change takes until a test lets it end.
private actor SlowPreferences {
  private(set) var changes = 0
  private var stored: String?
  private var first: CheckedContinuation<Void, Never>?
  private var waiting: CheckedContinuation<Void, Never>?

  nonisolated var preferences: Preferences {
    Preferences(text: { _ in await self.stored }, update: { _, change in try await self.update(change) })
  }

  func waitForFirstChange() async {
    guard first == nil else { return }
    await withCheckedContinuation { waiting = $0 }
  }

  func finishFirstChange() {
    first?.resume()
  }

  private func update(_ change: @Sendable (String?) throws -> String?) async throws {
    changes += 1
    if changes == 1 {
      await withCheckedContinuation { continuation in
        first = continuation
        waiting?.resume()
      }
    }
    stored = try change(stored)
  }
}
