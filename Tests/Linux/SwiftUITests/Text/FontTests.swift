import SwiftUI
import XCTest

final class FontTests: XCTestCase {
  func testTextStylesKeepApplesOrderOfSizesAtEverySizeCategory() {
    let largestFirst: [Font.TextStyle] = [
      .largeTitle, .title, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption, .caption2,
    ]
    for category in ContentSizeCategory.allCases {
      let sizes = largestFirst.map { Font.system($0).resolved(sizeCategory: category).size }
      XCTAssertEqual(sizes, sizes.sorted(by: >), "\(category)")
      XCTAssertEqual(Set(sizes).count, sizes.count, "\(category)")
    }
    XCTAssertEqual(Font.headline.resolved().size, Font.body.resolved().size)
  }

  func testBodyIsTheHostsBaseSize() {
    XCTAssertEqual(Font.body.resolved().size, 15)
    XCTAssertEqual(Font.body.resolved(baseSize: 20).size, 20)
    XCTAssertEqual(Font.largeTitle.resolved(baseSize: 10).size, 18.2, accuracy: 0.001)
  }

  func testTextStylesAndNamedFontsFollowTheSizeCategoryAndFixedSizesDoNot() {
    func growth(_ font: Font) -> CGFloat {
      font.resolved(sizeCategory: .accessibilityLarge).size / font.resolved().size
    }
    let expected = ContentSizeCategory.accessibilityLarge.scale
    XCTAssertEqual(growth(.caption), expected, accuracy: 0.001)
    XCTAssertEqual(growth(.custom("Cantarell", size: 20)), expected, accuracy: 0.001)
    XCTAssertEqual(growth(.custom("Cantarell", size: 20, relativeTo: .title)), expected, accuracy: 0.001)
    XCTAssertEqual(growth(.custom("Cantarell", fixedSize: 20)), 1)
    XCTAssertEqual(growth(.system(size: 20)), 1)
  }

  func testTitlesAreHeavyAndRunningTextIsRegular() {
    XCTAssertEqual(Font.largeTitle.resolved().weight, 800)
    XCTAssertEqual(Font.headline.resolved().weight, 700)
    XCTAssertEqual(Font.body.resolved().weight, 400)
    XCTAssertEqual(Font.largeTitle.weight(.regular).resolved().weight, 400)
  }

  func testBoldNeverMakesLettersLighter() {
    XCTAssertEqual(Font.body.bold().resolved().weight, 700)
    XCTAssertEqual(Font.largeTitle.bold().resolved().weight, 800)
    XCTAssertEqual(Font.body.bold().weight(.light).resolved().weight, 300)
  }

  func testBoldTextOfTheUserMakesEveryWeightHeavier() {
    XCTAssertEqual(Font.body.resolved(legibilityWeight: .bold).weight, 600)
    XCTAssertEqual(Font.body.weight(.black).resolved(legibilityWeight: .bold).weight, 900)
    XCTAssertEqual(Font.body.resolved(legibilityWeight: .regular).weight, 400)
  }

  func testFamilyDesignAndFeaturesReachTheHost() {
    let digits = Font.system(.title2, design: .monospaced).italic().monospacedDigit().leading(.tight)
      .resolved()
    XCTAssertEqual(digits.family, .system(.monospaced))
    XCTAssertTrue(digits.isItalic)
    XCTAssertTrue(digits.hasMonospacedDigits)
    XCTAssertEqual(digits.leading, .tight)
    XCTAssertEqual(Font.custom("Cantarell", size: 12).resolved().family, .named("Cantarell"))
    XCTAssertEqual(Font.system(size: 9, weight: .thin, design: .serif).resolved().weight, 200)
  }

  func testSmallCapitalsAddUp() {
    XCTAssertEqual(Font.body.resolved().smallCapitals, .none)
    XCTAssertEqual(Font.body.smallCaps().resolved().smallCapitals, .all)
    XCTAssertEqual(Font.body.lowercaseSmallCaps().resolved().smallCapitals, .lowercase)
    XCTAssertEqual(Font.body.uppercaseSmallCaps().lowercaseSmallCaps().resolved().smallCapitals, .all)
  }

  func testFontsMadeTheSameWayAreEqual() {
    XCTAssertEqual(Font.body.bold(), Font.system(.body).bold())
    XCTAssertNotEqual(Font.body, Font.body.italic())
    XCTAssertEqual(Set([Font.title, .title, .caption]).count, 2)
  }
}
