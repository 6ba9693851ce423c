import CommonUI
import Departures
import Formatting
import Foundation
import HTTP
import Services
import SwiftUI
import SwiftUITesting
import XCTest

@testable import DeparturesUI

/// The departures in a window.
final class DeparturesWindowTests: XCTestCase {
  override func setUpWithError() throws {
    _ = ToolkitWarnings.ofProcess.take()
    do {
      try MainActor.assumeIsolated { try Screen.inWindow { EmptyView() }.close() }
    } catch let missing as DisplayMissing where !missing.isFailure {
      throw XCTSkip(missing.description)
    }
  }

  override func tearDown() {
    XCTAssertEqual(ToolkitWarnings.ofProcess.take(), [], "GTK complained")
  }

  func testFromTheWelcomeOverTheDemoTimetableToADepartureAndBack() throws {
    try MainActor.assumeIsolated {
      let services = ShopServices(source: .demo, places: Self.places, environment: [:]) { _ in "" }
      let screen = try Self.open(services.departures())
      try screen.tap("find-bus")
      try screen.wait(for: .containing("27 departures"), within: 30)
      try screen.wait(until: { !screen.has("Search under way") }, within: 30)
      try screen.tap(.role(.button).inside("departures"))
      XCTAssertTrue(screen.has("LEAVES FROM"))
      try screen.goBack()
      XCTAssertTrue(screen.has("departures"))
      try screen.resize(to: CGSize(width: 1024, height: 768), steps: 4)
      XCTAssertTrue(screen.has("Choose a departure"))
      try screen.resize(to: CGSize(width: 390, height: 844), steps: 4)
      XCTAssertTrue(screen.has("departures"))
      try screen.close()
    }
  }

  func testTheListKeepsItsPlaceWhileRowsArePutInAboveIt() throws {
    try MainActor.assumeIsolated {
      let second = AsyncStream<DepartureBatch>.makeStream()
      let first = try Self.batch("hour", minutes: 20, cents: 4_000, count: 40)
      let service = DeparturesService(
        search: { _ in first },
        poll: { _, _ in
          for await batch in second.stream { return batch }
          throw CancellationError()
        })
      let screen = try Self.open(service)
      try screen.tap("find-bus")
      try screen.wait(for: "hour0")
      try screen.scroll("departures", byX: 0, y: 1_500)
      let seen = try XCTUnwrap(
        (0..<40).map { "hour\($0)" }.first { id in
          guard let frame = try? screen.get(.identifier(id)).frameInWindow else { return false }
          return frame.minY > 200 && frame.maxY < 800
        })
      let before = try screen.get(.identifier(seen)).frameInWindow
      var between = try Self.batch("between", minutes: 7, cents: 8_000, count: 30)
      between.isComplete = true
      second.continuation.yield(between)
      try screen.wait(for: .containing("70 departures"))
      XCTAssertEqual(try screen.get(.identifier(seen)).frameInWindow.minY, before.minY, accuracy: 1)
      try screen.close()
    }
  }

  @MainActor private static func open(_ service: DeparturesService) throws -> Screen {
    let session = AppSession(LaunchOptions(source: .demo, places: places, environment: [:]))
    return try Screen.inWindow {
      DeparturesView(service, locale: Locale(identifier: "en_US")).environmentObject(session)
    }
  }

  /// So many departures from 6 in the morning on, each some minutes after the one before.
  private static func batch(_ name: String, minutes: Int, cents: Int, count: Int) throws -> DepartureBatch {
    let zone = try XCTUnwrap(ZoneTable.named("America/New_York"))
    return DepartureBatch(
      departures: try (0..<count).map { index in
        let minute = 6 * 60 + index * minutes
        let time = String(format: "2016-07-29T%02d:%02d:00", minute / 60, minute % 60)
        return Departure(
          id: "\(name)\(index)", departs: try XCTUnwrap(LocalTime(time, zone: zone)),
          arrives: try XCTUnwrap(LocalTime("2016-07-30T04:00:00", zone: zone)),
          price: Money(minorUnits: cents + index, currency: "USD"))
      })
  }

  private static let places = DataPlaces(
    folder: FileManager.default.temporaryDirectory.appendingPathComponent("departures-window"))
}
