import Combine
import Departures
import Foundation
import SwiftUI
import SwiftUITesting
import XCTest

@testable import DeparturesUI

/// What a window keeps for the next launch.
final class RestorationTests: XCTestCase {
  func testTheWelcomeComesFirstAndTheFormComesBack() throws {
    try MainActor.assumeIsolated {
      let launcher = Launcher()
      let screen = launcher.screen
      try launcher.launch(Desk())
      try screen.tap("Choose another trip")
      try screen.step("Seniors", by: 1)
      try launcher.launch(Desk())
      XCTAssertTrue(screen.has("Show departures"))
      XCTAssertTrue(screen.has("2 PASSENGERS"))
    }
  }

  func testTheResultsAreSearchedAgainAndTheDepartureIsOpen() throws {
    try MainActor.assumeIsolated {
      let first = Desk()
      let launcher = Launcher()
      let screen = launcher.screen
      try launcher.launch(first)
      try screen.findBus()
      first.reply(try Timetable.first())
      try screen.wait(for: "night")
      try screen.tap("night")
      let desk = Desk()
      try launcher.launch(desk)
      try screen.wait(until: { desk.queries == [DepartureQuery()] })
      XCTAssertTrue(screen.has("Asking the bus companies…"))
      desk.reply(try Timetable.first())
      try screen.wait(for: .containing("Hudson Coaches · Economy"))
      try screen.goBack()
      XCTAssertEqual(screen.rows("morning", "night"), ["morning", "night"])
    }
  }

  func testADepartureThatIsGoneIsToldSo() throws {
    try MainActor.assumeIsolated {
      let first = Desk()
      let launcher = Launcher()
      let screen = launcher.screen
      try launcher.launch(first)
      try screen.findBus()
      first.reply(try Timetable.first())
      try screen.wait(for: "night")
      try screen.tap("night")
      let desk = Desk()
      try launcher.launch(desk)
      desk.reply(try Timetable.last())
      try screen.wait(for: "No longer offered")
    }
  }

  func testAnotherSearchBeginsWithoutADeparture() throws {
    try MainActor.assumeIsolated {
      let desk = Desk()
      let screen = Screen.departures(desk.service, size: CGSize(width: 1024, height: 768))
      try screen.findBus()
      desk.reply(try Timetable.first())
      try screen.wait(for: "night")
      try screen.tap("night")
      try screen.goBack()
      try screen.tap("Show departures")
      XCTAssertTrue(screen.has("Choose a departure"), screen.text)
    }
  }
}

/// A window in which the app can be started anew: what the window keeps stays, everything else begins again.
@MainActor
private final class Launcher: ObservableObject {
  @Published private var service: DeparturesService?
  private(set) lazy var screen = Screen { LauncherView(launcher: self) }

  var running: DeparturesService? { service }

  func launch(_ desk: Desk) throws {
    service = nil
    try screen.settle()
    service = desk.service
    try screen.settle()
  }
}

private struct LauncherView: View {
  @ObservedObject var launcher: Launcher

  var body: some View {
    if let service = launcher.running {
      DeparturesRoot(service: service, locale: Locale(identifier: "en_US"))
    }
  }
}
