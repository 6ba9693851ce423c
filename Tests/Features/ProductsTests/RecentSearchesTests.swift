import XCTest

@testable import Products

final class RecentSearchesTests: XCTestCase {
  private func searches(_ texts: String...) -> RecentSearches {
    var searches = RecentSearches()
    for text in texts { searches.add(text) }
    return searches
  }

  func testTheNewestComesFirst() {
    XCTAssertEqual(searches("lamp", "tv", "pen").texts, ["pen", "tv", "lamp"])
  }

  func testTheSameTextIsKeptOnceWhateverItsCapitalsAndAccents() {
    XCTAssertEqual(searches("Café", "tv", "cafe").texts, ["cafe", "tv"])
    XCTAssertEqual(searches("TV", "tv", "ＴＶ").texts, ["ＴＶ"])
  }

  func testTheirNumberIsBounded() {
    var searches = RecentSearches()
    for number in 0..<50 { searches.add("search \(number)") }
    XCTAssertEqual(searches.texts.count, RecentSearches.limit)
    XCTAssertEqual(searches.texts.first, "search 49")
    XCTAssertEqual(searches.texts.last, "search 30")
  }

  func testOneOrAllCanBeForgotten() {
    var searches = searches("lamp", "tv", "pen")
    searches.remove("TV")
    XCTAssertEqual(searches.texts, ["pen", "lamp"])
    searches.remove("never searched")
    XCTAssertEqual(searches.texts, ["pen", "lamp"])
    searches.removeAll()
    XCTAssertEqual(searches.texts, [])
  }

  func testTheStoredTextReadsBack() throws {
    let searches = searches("a \"quoted\" one", "日本")
    XCTAssertEqual(RecentSearches(stored: try searches.stored()), searches)
    XCTAssertNil(try RecentSearches().stored())
  }

  func testAStoredTextThatMakesNoSenseCountsAsNone() {
    for text in [nil, "", "null", "{}", "[1]", "garbage"] {
      XCTAssertEqual(RecentSearches(stored: text), RecentSearches(), text ?? "nil")
    }
  }
}
