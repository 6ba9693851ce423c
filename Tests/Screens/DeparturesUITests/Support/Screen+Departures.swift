import CommonUI
import Departures
import Foundation
import Services
import SwiftUI
import SwiftUITesting

@testable import DeparturesUI

extension Screen {
  /// The app over a service, as an American telephone shows it.
  static func departures(
    _ service: DeparturesService, size: CGSize = CGSize(width: 390, height: 844), locale: String = "en_US"
  ) -> Screen {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Screen(size: size, environment: environment) {
      DeparturesRoot(service: service, locale: Locale(identifier: locale))
    }
  }

  /// The results of the festival's search after some replies.
  static func searched(
    _ desk: Desk = Desk(), size: CGSize = CGSize(width: 390, height: 844), _ replies: (Desk) throws -> Void
  ) throws -> Screen {
    let screen = departures(desk.service, size: size)
    try screen.findBus()
    try replies(desk)
    return screen
  }

  /// The results of a search that has found the three departures.
  static func found(_ desk: Desk = Desk(), size: CGSize = CGSize(width: 390, height: 844)) throws -> Screen {
    let screen = try searched(desk, size: size) {
      $0.reply(try Timetable.first())
      $0.reply(try Timetable.last())
    }
    try screen.wait(for: "noon")
    return screen
  }

  /// The texts that reach out of the window to the sides.
  var textsOutside: [String] {
    elements.filter { $0.isSeen && $0.content is TextContent }.filter {
      $0.frameInWindow.minX < 0 || $0.frameInWindow.maxX > tree.size.width
    }.map { "\($0.summary) at \($0.frameInWindow)" }
  }

  /// Opens the search for the festival.
  func findBus() throws { try tap("find-bus") }

  /// Whether the texts stand on the screen in this order, others between them or not.
  func shows(_ wanted: String...) -> Bool {
    var rest = wanted[...]
    for text in texts where text == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The ids of the departures of the list, in order.
  func rows(_ ids: String...) -> [String] {
    elements.compactMap { $0.accessibility.identifier }.filter(ids.contains)
  }
}

/// The root view with what an app's session gives it.
struct DeparturesRoot: View {
  let service: DeparturesService
  let locale: Locale

  var body: some View {
    DeparturesView(service, time: .instant, locale: locale, zone: TimeZone(secondsFromGMT: 0) ?? .current)
      .environmentObject(AppSession(LaunchOptions(source: .demo, places: .nowhere, environment: [:])))
  }
}

extension DataPlaces {
  /// A folder that no test reads or writes.
  static let nowhere = DataPlaces(
    folder: FileManager.default.temporaryDirectory.appendingPathComponent("departures-nothing"))
}
