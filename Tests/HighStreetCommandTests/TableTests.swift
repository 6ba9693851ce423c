import XCTest

@testable import HighStreetCommand

final class TableTests: XCTestCase {
  private func lines(_ table: Table, _ width: Int?, flexible: Int) -> [String] {
    table.lines(width: width, flexible: flexible).map(\.plain)
  }

  func testColumnsAreAligned() {
    var table = Table(.left, .right)
    table.add("a long name of a thing", "1")
    table.add("b", "22")
    XCTAssertEqual(
      lines(table, nil, flexible: 0), ["a long name of a thing   1", "b                       22"])
  }

  func testAColumnBetweenOthersIsCutWithAnEllipsis() {
    var table = Table(.left, .left, .right)
    table.add("1", "a name that is too long for the line", "$1")
    table.add("22", "b", "$22")
    XCTAssertEqual(
      lines(table, 34, flexible: 1),
      ["1   a name that is too long …   $1", "22  b                          $22"])
  }

  func testTheLastColumnIsBrokenIntoLines() {
    var table = Table(.left, .left)
    table.add("--sort", "the order of the departures in the list")
    XCTAssertEqual(
      lines(table, 34, flexible: 1),
      ["--sort  the order of the", "        departures in the list"])
  }

  func testColumnsThatDoNotFitMoveToALineBelowAndStayAligned() {
    var table = Table(.left, .right, .left, .left)
    table.add("12:01 AM", "8 h", "Boreal Coaches", "Cheapest")
    table.add("5:50 AM", "8 h 20 min", "Saltmarsh", "")
    XCTAssertEqual(
      lines(table, 26, flexible: 2),
      [
        "12:01 AM         8 h", "    Boreal Coaches", "    Cheapest",
        "5:50 AM   8 h 20 min", "    Saltmarsh",
      ])
  }

  func testWideCharactersTakeTwoColumns() {
    var table = Table(.left, .left)
    table.add("東京", "1")
    table.add("Köln", "2")
    table.add("👩‍👩‍👧‍👦🇨🇦", "3")
    table.add("e\u{301}\u{200B}", "4")
    table.add("한국", "5")
    XCTAssertEqual(
      lines(table, nil, flexible: 1),
      ["東京  1", "Köln  2", "👩‍👩‍👧‍👦🇨🇦  3", "e\u{301}\u{200B}     4", "한국  5"])
  }

  func testAWideCharacterIsNeverHalved() {
    XCTAssertEqual(StyledText("東京都").cut(to: 4).plain, "東…")
    XCTAssertEqual(StyledText("東京都").cut(to: 6).plain, "東京都")
    XCTAssertEqual(StyledText("東京都").wrapped(to: 5, breakingWords: true).map(\.plain), ["東京", "都"])
  }

  func testAnAddressStaysInOnePiece() {
    var table = Table(.left, .left)
    table.add("Kleider", "https://shop.example/kategorie/kleider-und-mehr/")
    XCTAssertEqual(
      lines(table, 34, flexible: 1), ["Kleider  https://shop.example/kategorie/kleider-und-mehr/"])
  }

  func testTextIsBrokenAtBlanks() {
    func broken(_ text: String, _ width: Int, breakingWords: Bool = false) -> [String] {
      StyledText(text).wrapped(to: width, breakingWords: breakingWords).map(\.plain)
    }
    XCTAssertEqual(broken("one two three", 7), ["one two", "three"])
    XCTAssertEqual(broken("a incomprehensibilities b", 5), ["a", "incomprehensibilities", "b"])
    XCTAssertEqual(broken("abcdefgh ij", 5, breakingWords: true), ["abcde", "fgh", "ij"])
    XCTAssertEqual(broken("  one two", 6), ["  one", "  two"])
    XCTAssertEqual(broken("one   two", 4), ["one", "two"])
    XCTAssertEqual(broken("", 5), [""])
    XCTAssertEqual(broken("one two", 0), ["one", "two"])
  }

  func testAStyleGoesOnBehindABreak() {
    let lines = StyledText("one two", .bold).wrapped(to: 4, breakingWords: false)
    XCTAssertEqual(lines.map(\.coloured), ["\u{1B}[1mone\u{1B}[0m", "\u{1B}[1mtwo\u{1B}[0m"])
  }
}
