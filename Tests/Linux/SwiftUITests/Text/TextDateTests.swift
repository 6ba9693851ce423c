import SwiftUI
import XCTest

final class TextDateTests: XCTestCase {
  /// 13 September 2020, 12:26:40 UTC.
  private let now = Date(timeIntervalSince1970: 1_600_000_000)

  private func string(_ text: Text, _ language: String = "en_US", zone: String = "Europe/Berlin") throws
    -> String
  {
    let timeZone = try XCTUnwrap(TimeZone(identifier: zone))
    let context = TextContext(
      locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
      timeZone: timeZone, now: now, bundles: [Bundle(for: TextDateTests.self)])
    return text.resolved(in: context).plain.map { $0.isWhitespace ? " " : String($0) }.joined()
  }

  func testTimeAndDateFollowLocaleAndZone() throws {
    XCTAssertEqual(try string(Text(now, style: .time)), "2:26 PM")
    XCTAssertEqual(try string(Text(now, style: .time), "de_DE"), "14:26")
    XCTAssertEqual(try string(Text(now, style: .time), "de_DE", zone: "Asia/Tokyo"), "21:26")
    XCTAssertEqual(try string(Text(now, style: .date)), "September 13, 2020")
    XCTAssertEqual(try string(Text(now, style: .date), "fr"), "13 septembre 2020")
  }

  func testRelativeNamesTheTwoLargestUnits() throws {
    XCTAssertEqual(try string(Text(now + 8599, style: .relative)), "2 hours, 23 minutes")
    XCTAssertEqual(try string(Text(now - 8599, style: .relative), "de"), "2 Stunden und 23 Minuten")
    XCTAssertEqual(try string(Text(now + 45, style: .relative)), "45 seconds")
  }

  func testOffsetHasASignAndOneUnit() throws {
    XCTAssertEqual(try string(Text(now + 8599, style: .offset)), "+2 hours")
    XCTAssertEqual(try string(Text(now - 3 * 86400, style: .offset), "fr"), "-3 jours")
  }

  func testTimerCountsAsAClock() throws {
    XCTAssertEqual(try string(Text(now + 152, style: .timer)), "2:32")
    XCTAssertEqual(try string(Text(now - (36 * 3600 + 59 * 60 + 1), style: .timer)), "36:59:01")
  }

  func testTimesOfOneDayLeaveTheDateOut() throws {
    XCTAssertEqual(try string(Text(now...(now + 7200))), "2:26 – 4:26 PM")
    let days = try string(Text(DateInterval(start: now, duration: 86400)), "de")
    XCTAssertTrue(days.contains("13.") && days.contains("14."), days)
  }

  func testDatesInAKeyFollowTheContext() throws {
    XCTAssertEqual(try string(Text("From \(now, style: .time)")), "From 2:26 PM")
    XCTAssertEqual(try string(Text("\(now...(now + 60)) open")), "2:26 – 2:27 PM open")
  }

  func testOnlyRelativeStylesFollowTheClock() {
    XCTAssertTrue(Text(now, style: .timer).followsClock)
    XCTAssertTrue((Text("a") + Text("\(now, style: .relative)")).followsClock)
    XCTAssertFalse((Text("a") + Text(now, style: .date)).followsClock)
  }
}
