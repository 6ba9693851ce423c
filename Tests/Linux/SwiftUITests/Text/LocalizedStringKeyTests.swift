import XCTest

@testable import SwiftUI

final class LocalizedStringKeyTests: XCTestCase {
  private func string(_ key: LocalizedStringKey, _ language: String = "en_US") -> String {
    let context = TextContext(
      locale: Locale(identifier: language), bundles: [Bundle(for: LocalizedStringKeyTests.self)])
    return Text(key).resolved(in: context).plain
  }

  func testInterpolationsBecomePlaceholdersOfTheirType() {
    let number = 3
    XCTAssertEqual(("\(number) items" as LocalizedStringKey).key, "%lld items")
    XCTAssertEqual(("\(Int32(3))" as LocalizedStringKey).key, "%d")
    XCTAssertEqual(("\(UInt(3))" as LocalizedStringKey).key, "%llu")
    XCTAssertEqual(("\(1.5) \(Float(1))" as LocalizedStringKey).key, "%lf %f")
    XCTAssertEqual(("\(1.5, specifier: "%.1f")" as LocalizedStringKey).key, "%.1f")
    XCTAssertEqual(("Hello \("you") \(Text("there"))" as LocalizedStringKey).key, "Hello %@ %@")
    XCTAssertEqual(("100% of \(number)" as LocalizedStringKey).key, "100%% of %lld")
  }

  func testKeysWithoutValuesAreNoFormats() {
    XCTAssertEqual(string("100% %d"), "100% %d")
    XCTAssertEqual(string(LocalizedStringKey("a %@")), "a %@")
  }

  func testNumbersAreWrittenForTheLocale() {
    XCTAssertEqual(string("\(1234567) items"), "1,234,567 items")
    XCTAssertEqual(string("\(1234567) items", "de"), "1.234.567 items")
    XCTAssertEqual(string("\(UInt64.max)", "de"), "18446744073709551615")
    XCTAssertEqual(string("\(1.5) km"), "1.500000 km")
    XCTAssertEqual(string("\(1.255, specifier: "%.1f") km", "de"), "1,3 km")
    XCTAssertEqual(string("\(255, specifier: "%x")"), "ff")
    XCTAssertEqual(string("100% of \(CGFloat(2), specifier: "%.0f")"), "100% of 2")
  }

  func testAPlaceholderOfTheWrongKindNeverMisreadsItsValue() {
    XCTAssertEqual(string("\(3, specifier: "%.1f")"), "3.0")
    XCTAssertEqual(string("\(2.9, specifier: "%d")"), "2")
    XCTAssertEqual(string("\(3, specifier: "%@")"), "3")
    XCTAssertEqual(string("\(Double.nan, specifier: "%d")"), "NaN")
    XCTAssertEqual(string("\(3, specifier: "%d and %d")"), "3 and %d")
  }

  func testTextsInAKeyKeepTheirLook() {
    let styled = Text("Only \(Text("now").bold()) at \(Image(systemName: "house"))").italic()
      .resolved(in: TextContext(locale: Locale(identifier: "en"), bundles: [Bundle(for: Self.self)]))
    XCTAssertEqual(styled.runs.map(\.string), ["Only ", "now", " at ", ""])
    XCTAssertEqual(
      styled.runs.map(\.style.font), [.body.italic(), .body.bold().italic(), .body.italic(), .body.italic()])
    XCTAssertEqual(styled.runs.last?.image, Image(systemName: "house"))
  }

  func testKeysAreEqualWithTheirValues() {
    XCTAssertEqual("\(1) items" as LocalizedStringKey, "\(1) items")
    XCTAssertNotEqual("\(1) items" as LocalizedStringKey, "\(2) items")
    XCTAssertNotEqual("\(1) items" as LocalizedStringKey, "%lld items")
  }
}

final class FormatStringTests: XCTestCase {
  private func indices(_ format: String) -> [Int] {
    FormatString(format).pieces.compactMap { piece in
      switch piece {
      case .literal: nil
      case .placeholder(let placeholder): placeholder.index
      case .variable(_, let index): index
      }
    }
  }

  func testPlaceholdersCountUnlessTheyNameTheirPosition() {
    XCTAssertEqual(indices("%@ %lld %5.2f"), [0, 1, 2])
    XCTAssertEqual(indices("%2$@ %1$lld"), [1, 0])
    XCTAssertEqual(indices("%#@items@ in %2$#@boxes@"), [0, 1])
  }

  func testWhatIsNoPlaceholderStaysAsItIs() {
    for text in ["100%", "100% of it", "%", "%y", "%#@open", "%0$@"] {
      XCTAssertEqual(FormatString(text).pieces, [.literal(text)], text)
    }
    XCTAssertEqual(FormatString("5%%").pieces, [.literal("5%")])
    XCTAssertEqual(FormatString("").pieces, [])
  }

  func testOptionsAndConversionAreKept() {
    XCTAssertEqual(
      FormatString("%-05.2lf").pieces,
      [.placeholder(.init(index: 0, options: "-05.2", conversion: "f", source: "%-05.2lf"))])
  }
}
