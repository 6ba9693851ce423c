import Departures
import Formatting
import SwiftUI
import SwiftUITesting
import XCTest

@testable import DeparturesUI

/// What every screen says, and where it stands on narrow and wide windows and in the largest text.
final class ScreenSnapshotTests: XCTestCase {
  func testWelcome() throws {
    try MainActor.assumeIsolated {
      let screen = Screen.departures(Desk().service)
      try screen.matchSnapshot(named: "welcome", .onlyUnits)
    }
  }

  func testForm() throws {
    try MainActor.assumeIsolated {
      let screen = Screen.departures(Desk().service)
      try screen.tap("Choose another trip")
      try screen.matchSnapshot(named: "form", .onlyUnits)
    }
  }

  func testResultsWhilePolling() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = Screen.departures(desk.service)
      try screen.findBus()
      desk.reply(try Timetable.first())
      try screen.wait(for: "night")
      try screen.matchSnapshot(named: "results-polling", .onlyUnits)
    }
  }

  func testResultsAndDetailSideBySide() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.found(size: CGSize(width: 1024, height: 768))
      try screen.tap("noon")
      try screen.matchSnapshot(named: "wide", .onlyUnits)
    }
  }

  func testDetail() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.found()
      try screen.tap("noon")
      try screen.matchSnapshot(named: "detail", .onlyUnits)
    }
  }

  func testFilters() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.found()
      try screen.tap("filter")
      try screen.matchSnapshot(named: "filters", .onlyUnits)
    }
  }

  func testGermanAndFrench() throws {
    for (language, texts) in [
      (Language.german, ["Meinen Bus finden", "3 Abfahrten", "Abfahrt von"]),
      (.french, ["Trouver mon bus", "3 départs", "Départ de"]),
    ] {
      try Language.$override.withValue(language) {
        try MainActor.assumeIsolated {
          XCTAssertTrue(Screen.departures(Desk().service).has(.text(texts[0])))
          let screen = try Screen.found()
          XCTAssertTrue(screen.has(.text(texts[1])), screen.text)
          try screen.tap("noon")
          XCTAssertTrue(screen.has(.containing(texts[2].uppercased())), screen.text)
          try screen.changeEnvironment { $0.sizeCategory = .accessibilityExtraExtraExtraLarge }
          XCTAssertEqual(screen.textsOutside, [])
          try screen.goBack()
          XCTAssertEqual(screen.textsOutside, [])
        }
      }
    }
  }

  func testNothingIsWiderThanTheScreenInTheLargestText() throws {
    try MainActor.assumeIsolated {
      let screen = try Screen.found()
      try screen.changeEnvironment { $0.sizeCategory = .accessibilityExtraExtraExtraLarge }
      XCTAssertEqual(screen.textsOutside, [])
      let row = try screen.get("noon").frameInWindow
      XCTAssertGreaterThan(row.height, 150, "The row does not stack its parts")
      try screen.tap("noon")
      XCTAssertEqual(screen.textsOutside, [])
    }
  }

  func testTheWelcomeFitsInTheLargestTextAndOnItsSide() throws {
    try MainActor.assumeIsolated {
      let screen = Screen.departures(Desk().service)
      try screen.changeEnvironment { $0.sizeCategory = .accessibilityExtraExtraExtraLarge }
      XCTAssertEqual(screen.textsOutside, [])
      try screen.rotate()
      XCTAssertEqual(screen.textsOutside, [])
      let button = try screen.get("find-bus").frameInWindow
      XCTAssertLessThanOrEqual(button.maxY, 390)
      XCTAssertGreaterThan(button.minX, 844 * 0.3)
    }
  }
}
