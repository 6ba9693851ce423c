import CommonUI
import Departures
import HTTP
import SwiftUI
import SwiftUITesting
import XCTest

@testable import DeparturesUI

/// What a traveller hears who does not see the results come.
final class AnnouncementTests: XCTestCase {
  func testTheFirstDeparturesAndTheEndOfTheSearchAreSaidOnceEach() throws {
    try MainActor.assumeIsolated {
      let (desk, voice) = (Desk(), Voice())
      let screen = try Self.searched(desk, voice)
      XCTAssertEqual(voice.said, [])
      desk.reply(try Timetable.first())
      try screen.wait(for: "morning")
      desk.reply(try Timetable.many(4, from: 0, every: 20, prefix: "hour"))
      try screen.wait(for: "hour0")
      XCTAssertEqual(voice.said, ["The first departures are there. More may follow."])
      desk.reply(try Timetable.last())
      try screen.wait(for: .text("7 departures"))
      XCTAssertEqual(voice.said.dropFirst(), ["The search is complete: 7 departures"])
    }
  }

  func testWhatWentWrongIsSaidEachTime() throws {
    try MainActor.assumeIsolated {
      let (desk, voice) = (Desk(), Voice())
      let screen = try Self.searched(desk, voice)
      for count in 1...2 {
        desk.fail(HTTPFailure.timeout(30))
        try screen.wait(for: "Try Again")
        XCTAssertEqual(voice.said.count, count)
        try screen.tap("Try Again")
      }
      desk.reply(DepartureBatch(isComplete: true))
      try screen.wait(for: "No departures")
      XCTAssertTrue(voice.said.last?.contains("No bus leaves on Friday") == true)
    }
  }

  @MainActor private static func searched(_ desk: Desk, _ voice: Voice) throws -> Screen {
    let screen = Screen.departures(desk.service)
    try screen.changeEnvironment { $0.announcer = Announcer { voice.said.append($0) } }
    try screen.findBus()
    return screen
  }
}

@MainActor
private final class Voice {
  var said: [String] = []
}
