import SwiftUI
import XCTest

final class TextTests: XCTestCase {
  private let context = TextContext(
    locale: Locale(identifier: "en_US"), bundles: [Bundle(for: TextTests.self)])

  private func styles(_ text: Text) -> [StyledText.Style] {
    text.resolved(in: context).runs.map(\.style)
  }

  func testTextTakesTheFontOfItsSurroundings() {
    var context = context
    context.font = .footnote
    XCTAssertEqual(Text("Milk").resolved(in: context).runs.map(\.style.font), [.footnote])
    XCTAssertEqual(Text("Milk").font(.title).resolved(in: context).runs.map(\.style.font), [.title])
  }

  func testModifiersReachTheHost() {
    let text = Text("Milk").bold().italic().foregroundColor(.red).underline(color: .blue)
      .strikethrough().kerning(2).baselineOffset(3)
    XCTAssertEqual(
      styles(text),
      [
        StyledText.Style(
          font: .body.bold().italic(), color: .red, underline: TextLine(color: .blue),
          strikethrough: TextLine(), kerning: 2, baselineOffset: 3)
      ])
  }

  func testWhatIsSetFurtherInWins() {
    XCTAssertEqual(styles(Text("Milk").foregroundColor(.red).foregroundColor(.blue)).map(\.color), [.red])
    XCTAssertEqual(styles(Text("Milk").font(.title).font(.body)).map(\.font), [.title])
    XCTAssertEqual(styles(Text("Milk").underline(false).underline()).map(\.underline), [nil])
    XCTAssertEqual(styles(Text("Milk").font(nil).font(.title)).map(\.font), [.title])
  }

  func testWeightAddsToTheFont() {
    XCTAssertEqual(
      styles(Text("Milk").fontWeight(.light).font(.title)).map { $0.font.resolved().weight }, [300])
  }

  func testTrackingWinsOverKerning() {
    XCTAssertEqual(styles(Text("Milk").tracking(1).kerning(4)).map(\.kerning), [1])
  }

  func testEachPartOfASumKeepsItsLook() {
    let text = (Text("Milk ").bold() + Text("1.20")).foregroundColor(.red)
    XCTAssertEqual(
      text.resolved(in: context).runs,
      [
        StyledText.Run(string: "Milk ", style: .init(font: .body.bold(), color: .red)),
        StyledText.Run(string: "1.20", style: .init(font: .body, color: .red)),
      ])
    XCTAssertEqual(text.resolved(in: context).plain, "Milk 1.20")
  }

  func testPartsOfOneLookBecomeOneRun() {
    XCTAssertEqual((Text("a") + Text("b") + Text(verbatim: "")).resolved(in: context).runs.count, 1)
  }

  func testImagesStandInTheLine() {
    let heart = Image(systemName: "heart")
    let text = Text("I ") + Text(heart).foregroundColor(.red) + Text(" milk")
    let styled = text.resolved(in: context)
    XCTAssertEqual(styled.runs.map(\.image), [nil, heart, nil])
    XCTAssertEqual(styled.plain, "I  milk")
  }

  func testStringsAreTakenAsTheyAre() {
    let title = "50% of %d"
    XCTAssertEqual(Text(title).resolved(in: context).plain, title)
    XCTAssertEqual(Text(title.dropFirst(4)).resolved(in: context).plain, "of %d")
    XCTAssertEqual(Text(title), Text(verbatim: title))
    XCTAssertNotEqual(Text(title), Text("50% of %d" as LocalizedStringKey))
  }

  func testTextCaseFollowsTheLanguage() {
    var context = context
    context.textCase = .uppercase
    XCTAssertEqual(Text(verbatim: "straße i").resolved(in: context).plain, "STRASSE I")
    context.locale = Locale(identifier: "tr")
    XCTAssertEqual(Text(verbatim: "i").resolved(in: context).plain, "İ")
    context.textCase = .lowercase
    XCTAssertEqual(Text(verbatim: "ABC").resolved(in: context).plain, "abc")
  }

  func testFormattersWriteValuesAndObjects() {
    let money = NumberFormatter()
    money.locale = Locale(identifier: "de_DE")
    money.minimumFractionDigits = 2
    XCTAssertEqual(Text(NSNumber(value: 1.5), formatter: money).resolved(in: context).plain, "1,50")
    let dates = DateFormatter()
    dates.dateFormat = "yyyy"
    dates.timeZone = TimeZone(secondsFromGMT: 0)
    let date = Date(timeIntervalSince1970: 0)
    XCTAssertEqual(Text(date, formatter: dates).resolved(in: context).plain, "1970")
    XCTAssertEqual(Text("In \(date, formatter: dates)").resolved(in: context).plain, "In 1970")
  }
}
