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
      let screen = Screen.departures(Desk().service)
      try screen.tap("Choose another trip")
      try screen.step("Seniors", by: 1)
      let next = try Self.relaunched(after: screen, Desk())
      XCTAssertTrue(next.has("Show departures"))
      XCTAssertTrue(next.has(.containing("2 passengers")))
    }
  }

  func testTheResultsAreSearchedAgainAndTheDepartureIsOpen() throws {
    try MainActor.assumeIsolated {
      let first = Desk()
      let screen = Screen.departures(first.service)
      try screen.findBus()
      first.reply(try Timetable.first())
      try screen.wait(for: "night")
      try screen.tap("night")
      let desk = Desk()
      let next = try Self.relaunched(after: screen, desk)
      try next.wait(until: { desk.queries == [DepartureQuery()] })
      XCTAssertTrue(next.has("Asking the bus companies…"))
      desk.reply(try Timetable.first())
      try next.wait(for: .text("Hudson Coaches"))
      try next.goBack()
      XCTAssertEqual(next.rows("morning", "night"), ["morning", "night"])
    }
  }

  func testADepartureThatIsGoneIsToldSo() throws {
    try MainActor.assumeIsolated {
      let first = Desk()
      let screen = Screen.departures(first.service)
      try screen.findBus()
      first.reply(try Timetable.first())
      try screen.wait(for: "night")
      try screen.tap("night")
      let desk = Desk()
      let next = try Self.relaunched(after: screen, desk)
      desk.reply(try Timetable.last())
      try next.wait(for: "No longer offered")
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
      XCTAssertTrue(screen.has("Choose a departure"), screen.text)
    }
  }

  /// The app over a service, in a window that has what the one before kept.
  @MainActor private static func relaunched(after screen: Screen, _ desk: Desk) throws -> Screen {
    let kept = screen.tree.sceneStore.values
    screen.unmount()
    let opening = Opening()
    let service = desk.service
    let next = Screen { Opened(opening: opening, service: service) }
    next.tree.sceneStore.restore(kept)
    opening.isOpen = true
    try next.settle()
    return next
  }
}

@MainActor
private final class Opening: ObservableObject {
  @Published var isOpen = false
}

private struct Opened: View {
  @ObservedObject var opening: Opening
  let service: DeparturesService

  var body: some View {
    if opening.isOpen { DeparturesRoot(service: service, locale: Locale(identifier: "en_US")) }
  }
}
